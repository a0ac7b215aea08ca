import LocalizationModel
import SourceFiles

// The constants that hold the texts of keys.
extension TokenList {
  /// A type whose members are looked at.
  private struct OpenType {
    /// Its name and those of the types around it: `Texts.Terms`.
    let path: String
    let isPrivate: Bool
    let end: Int
  }

  /// Returns the types' own members, stored or computed, that are the texts of references, which stand
  /// in the order of their places.
  func textConstants(in outline: Outline, of references: [KeyReference]) -> [TextConstant] {
    guard !references.isEmpty else { return [] }
    var constants: [TextConstant] = []
    var types: [OpenType] = []
    var next = 0
    for item in outline.items where item.kind.isType || item.kind == .property {
      while let last = types.last, last.end <= item.keyword { types.removeLast() }
      if item.kind.isType {
        types.append(openType(item, in: types.last))
        continue
      }
      // Nearly all bodies are those of members of values.
      guard !item.isLocal, let type = types.last, isStatic(item.keyword),
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
      constants.append(
        TextConstant(
          path: type.path + "." + text(item.name),
          reference: number,
          isPrivate: type.isPrivate || isPrivate(item)
        )
      )
    }
    return constants
  }

  private func openType(_ item: Outline.Item, in outer: OpenType?) -> OpenType {
    let name = text(item.name)
    return OpenType(
      path: outer.map { $0.path + "." + name } ?? name,
      isPrivate: outer?.isPrivate ?? false || isPrivate(item),
      end: item.end
    )
  }

  private func isPrivate(_ item: Outline.Item) -> Bool {
    hasModifier(.private, before: item.keyword)
  }

  /// Returns the only one of some references that is the text of a property; nil where it is none of
  /// them, or one of several.
  private func reference(
    thatIsTextOf item: Outline.Item,
    from start: Int,
    of references: [KeyReference]
  ) -> Int? {
    if let value = item.value, isCall(value, named: references[start].location.offset) {
      // Nearly all constants are nothing but a look-up.
      let isOnly =
        start + 1 == references.count
        || references[start + 1].location.offset >= self[value.upperBound - 1].end
      return isOnly ? start : nil
    }
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

  /// Tells whether an expression is a call whose name stands at an offset, and nothing more.
  private func isCall(_ range: Range<Int>, named offset: Int) -> Bool {
    let first = range.lowerBound
    return self[first].start == offset && kind(first + 1) == .leftParenthesis
      && after(first + 1) == range.upperBound
  }
}
