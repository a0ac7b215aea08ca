/// The types that turn a literal into a key.
struct LocalizableTypes: Sendable {
  private(set) var names: Set<String>
  /// The same names, to be compared with tokens.
  private var words: Vocabulary
  private var searches: [WordSearch]

  private init(names: Set<String>) {
    self.names = names
    words = Vocabulary(names)
    searches = WordSearch.searches(for: names.sorted())
  }

  /// The types of Foundation alone, and those of the other frameworks with them.
  static let foundation = LocalizableTypes(names: ["LocalizedStringResource", "LocalizationValue"])
  static let frameworks = LocalizableTypes(
    names: foundation.names.union([
      "LocalizedStringKey", "IntentDialog", "IntentDescription", "TypeDisplayRepresentation",
      "DisplayRepresentation",
    ])
  )

  mutating func insert(_ name: String) {
    guard names.insert(name).inserted else { return }
    _ = words.insert(name)
    searches += WordSearch.searches(for: [name])
  }

  /// Tells whether a text mentions a type by name, or may.
  func mayOccur(in bytes: [UInt8]) -> Bool {
    searches.contains { $0.finds(wordIn: bytes) }
  }

  /// Tells whether one of the types is named in a range.
  func areNamed(in range: Range<Int>, of list: TokenList) -> Bool {
    range.contains { words.contains($0, of: list) }
  }

  /// Tells whether a literal of the type that stands in `range` is a key, or holds keys: the type
  /// itself, an optional, array, set or dictionary of it, or a function that returns it.
  func contain(_ range: Range<Int>, of list: TokenList) -> Bool {
    guard let first = firstOfType(in: range, list) else { return false }
    switch list[first].kind {
    case .leftBracket:
      let inside = list.inside(first)
      let colon = inside.first { list[$0].kind == .colon }
      return contain((colon.map { $0 + 1 } ?? inside.lowerBound)..<inside.upperBound, of: list)
    case .leftParenthesis:
      let end = list.after(first)
      if let arrow = (end..<range.upperBound).first(where: { list[$0].kind == .arrow }) {
        return contain(arrow + 1..<range.upperBound, of: list)
      }
      return contain(list.inside(first), of: list)
    case .identifier: return containName(first, in: range, list)
    default: return false
    }
  }

  /// Skips attributes and the words before a type.
  private func firstOfType(in range: Range<Int>, _ list: TokenList) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch list[index].kind {
      case .at: index += 2
      case .identifier where list.keyword(index) == .some || list.keyword(index) == .any: index += 1
      default: return index
      }
    }
    return nil
  }

  private func containName(_ first: Int, in range: Range<Int>, _ list: TokenList) -> Bool {
    var name = first
    while list.kind(name + 1) == .dot, name + 2 < range.upperBound { name += 2 }
    if words.contains(name, of: list) { return true }
    guard name + 2 < range.upperBound, Self.containers.contains(name, of: list) else {
      return false
    }
    let last = (name + 2..<range.upperBound).last { list[$0].kind == .comma }
    return contain((last.map { $0 + 1 } ?? name + 2)..<range.upperBound, of: list)
  }

  private static let containers = Vocabulary(["Optional", "Array", "Set", "Dictionary"])
}
