import LocalizationModel
import SourceFiles

// Types that only previews show.
extension SwiftReader {
  /// A private type outside of all others.
  private struct Helper {
    let declaration: Range<Int>
    /// The keys that the app asks for in it, by their indices.
    var references: [Int]
    var isInPreview = false
    var isElsewhere = false
  }

  /// Marks what private types ask for that nothing but the file's previews names.
  ///
  /// - Parameters:
  ///   - previews: The previews, in the order of the text.
  ///   - file: What was read of the file.
  func markHelpers(of previews: [Range<Int>], in file: inout FileReading) {
    var helpers = helpers(among: file.extraction.references)
    guard !helpers.isEmpty else { return }
    var (next, end) = (0, 0)
    for index in list.range {
      while next < previews.count, previews[next].lowerBound <= index {
        end = max(end, previews[next].upperBound)
        next += 1
      }
      for name in names(at: index) {
        guard let helper = helpers[name], !helper.declaration.contains(index) else { continue }
        if index < end {
          helpers[name]?.isInPreview = true
        } else {
          helpers[name]?.isElsewhere = true
        }
      }
    }
    for helper in helpers.values where helper.isInPreview && !helper.isElsewhere {
      for number in helper.references { file.extraction.references[number].context = .preview }
    }
  }

  /// Returns the private types in which the app asks for keys, by their names.
  private func helpers(among references: [KeyReference]) -> [String: Helper] {
    let shown = references.indices.filter { references[$0].context == .app }
      .map { (number: $0, offset: references[$0].location.place.offset) }
      .sorted { $0.offset < $1.offset }
    guard !shown.isEmpty else { return [:] }
    var helpers: [String: Helper] = [:]
    var next = 0
    for index in outline.members(of: nil) {
      let item = outline.items[index]
      guard item.kind.isType, item.kind != .extensionOfType, item.end > item.keyword else {
        continue
      }
      let (start, end) = (list[item.keyword].start, list[item.end - 1].end)
      while next < shown.count, shown[next].offset < start { next += 1 }
      let own = shown[next...].prefix { $0.offset < end }.map(\.number)
      next += own.count
      guard !own.isEmpty, list.hasModifier(["private", "fileprivate"], before: item.keyword) else {
        continue
      }
      helpers[list.text(item.name)] = Helper(
        declaration: item.keyword..<item.end,
        references: own
      )
    }
    return helpers
  }

  /// The names at a token, or in a string with interpolations.
  private func names(at index: Int) -> [String] {
    switch list.kind(index) {
    case .identifier: [list.text(index)]
    case .interpolatedString:
      list.text(index).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    default: []
    }
  }
}
