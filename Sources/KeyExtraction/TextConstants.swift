import LocalizationModel
import SourceFiles

// The constants that hold the texts of keys.
extension TokenList {
  /// Returns the types' own members, stored or computed, that are the texts of references, which stand
  /// in the order of their places.
  func textConstants(in outline: Outline, of references: [KeyReference]) -> [TextConstant] {
    guard !references.isEmpty else { return [] }
    var constants: [TextConstant] = []
    var types: [Outline.Item] = []
    var next = 0
    for item in outline.items where item.kind.isType || item.kind == .property {
      while let last = types.last, last.end <= item.keyword { types.removeLast() }
      if item.kind.isType {
        types.append(item)
        continue
      }
      // Nearly all bodies are those of members of values.
      guard !item.isLocal, !types.isEmpty, isStatic(item.keyword),
        let range = item.value ?? item.body.map(inside), let first = range.first,
        let last = range.last
      else { continue }
      while next < references.count, references[next].location.offset < self[first].start {
        next += 1
      }
      guard next < references.count else { break }
      guard references[next].location.offset < self[last].end,
        let number = reference(thatIsTextOf: item, from: next, of: references)
      else { continue }
      let path = (types + [item]).map { text($0.name) }.joined(separator: ".")
      let isPrivate = (types + [item]).contains { hasModifier(.private, before: $0.keyword) }
      constants.append(TextConstant(path: path, reference: number, isPrivate: isPrivate))
    }
    return constants
  }

  /// Returns the only one of some references that is the text of a property; nil where it is none of
  /// them, or one of several.
  private func reference(
    thatIsTextOf item: Outline.Item,
    from start: Int,
    of references: [KeyReference]
  ) -> Int? {
    let values = item.value.map { [$0] } ?? item.body.map { results(inBody: inside($0)) } ?? []
    guard values.count == 1, let text = onlySource(of: values[0]), let last = text.last else {
      return nil
    }
    let offsets = namesOfText(in: text)
    let found = references.indices[start...].prefix {
      references[$0].location.offset < self[last].end
    }.filter { offsets.contains(references[$0].location.offset) }
    return found.count == 1 ? found[0] : nil
  }
}
