import LocalizationModel
import SourceFiles

// Types that only previews show.
extension SwiftReader {
  /// Marks what private types ask for that nothing but the file's previews names.
  ///
  /// Complexity: linear in the tokens of the file, for each private type that asks for a key.
  func markHelpers(of previews: [Range<Int>], in file: inout FileReading) {
    for index in outline.members(of: nil) {
      let item = outline.items[index]
      guard item.kind.isType, item.kind != .extensionOfType, item.end > item.keyword else {
        continue
      }
      let bytes = list[item.keyword].start..<list[item.end - 1].end
      let uses = file.extraction.references.indices.filter { number in
        let reference = file.extraction.references[number]
        return reference.context == .app && bytes.contains(reference.location.offset)
      }
      guard !uses.isEmpty, list.hasModifier(["private", "fileprivate"], before: item.keyword),
        isNamed(item, byNothingBut: previews)
      else { continue }
      for number in uses { file.extraction.references[number].context = .preview }
    }
  }

  /// Whether the name of a type stands in some preview, and elsewhere in its own declaration alone.
  private func isNamed(_ item: Outline.Item, byNothingBut previews: [Range<Int>]) -> Bool {
    let name = list.text(item.name)
    var isShown = false
    for index in list.range where !(item.keyword..<item.end).contains(index) {
      let isName =
        list.kind(index) == .interpolatedString
        ? list.text(index).contains(name) : list.isName(of: item.name, at: index)
      guard isName else { continue }
      guard previews.contains(where: { $0.contains(index) }) else { return false }
      isShown = true
    }
    return isShown
  }
}
