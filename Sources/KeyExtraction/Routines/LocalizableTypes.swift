import SwiftSource

/// The role of the literals in an expression of a type.
indirect enum LiteralRole: Hashable, Sendable {
  /// Keys, but for the literal in `.init("…")`: that is a plain string there.
  case key
  /// Keys, also in `.init("…")`, which takes a localizable type itself, as that of an optional does.
  case resource
  /// The roles of a tuple's components.
  case tuple([LiteralRole?])
  /// The roles of a dictionary's keys and values, where keys of it or of one within it are localizable.
  case dictionary(keys: LiteralRole?, values: LiteralRole?)

  /// Whether it is that of several values, so that a literal alone is none.
  var isCompound: Bool {
    switch self {
    case .key, .resource: false
    case .tuple, .dictionary: true
    }
  }

  private var isDictionary: Bool { if case .dictionary = self { true } else { false } }

  /// Returns the role of a dictionary's literals: those of values alone have one role, however deep they
  /// stand.
  static func dictionary(of keys: LiteralRole?, to values: LiteralRole?) -> LiteralRole? {
    keys == nil && !(values?.isDictionary ?? false)
      ? values : .dictionary(keys: keys, values: values)
  }
}

/// The types that turn a literal into a key.
///
/// They are shared, because they are requested at each declaration, and have many references to
/// count.
final class LocalizableTypes: Sendable {
  /// The role of each type's literals.
  let roles: [String: LiteralRole]
  /// The same names, to be compared with tokens.
  private let words: Vocabulary
  private let searches: [WordSearch]

  private init(_ roles: [String: LiteralRole]) {
    self.roles = roles
    let names = roles.keys.sorted()
    words = Vocabulary(names)
    searches = WordSearch.searches(for: names)
  }

  private convenience init(keys: Set<String>, resources: Set<String>) {
    let names = keys.union(resources)
    self.init(
      Dictionary(uniqueKeysWithValues: names.map { ($0, keys.contains($0) ? .key : .resource) })
    )
  }

  /// The types of Foundation alone, and those of the other frameworks with them.
  static let foundation = LocalizableTypes(
    keys: ["LocalizationValue"],
    resources: ["LocalizedStringResource"]
  )
  static let frameworks = LocalizableTypes(
    keys: ["LocalizationValue", "LocalizedStringKey"],
    resources: [
      "LocalizedStringResource", "IntentDialog", "IntentDescription", "TypeDisplayRepresentation",
      "DisplayRepresentation",
    ]
  )

  /// Returns the types with more names for some of them.
  func adding(_ aliases: [String: LiteralRole]) -> LocalizableTypes {
    LocalizableTypes(roles.merging(aliases) { $1 })
  }

  /// Returns whether a text mentions a type by name, or may.
  func mayOccur(in bytes: [UInt8]) -> Bool {
    searches.contains { $0.finds(wordIn: bytes) }
  }

  /// Returns whether one of the types is named in a range.
  func areNamed(in range: Range<Int>, of list: TokenList) -> Bool {
    range.contains { words.contains($0, of: list) }
  }

  /// Returns whether a token is the name of one of the types.
  func areNamed(in token: Int, of list: TokenList) -> Bool { words.contains(token, of: list) }

  /// Returns whether a literal of the type that stands in `range` is a key, or holds keys.
  func contain(_ range: Range<Int>, of list: TokenList) -> Bool {
    role(ofTypeIn: range, of: list) != nil
  }

  /// Returns what becomes of the literals of the type that stands in `range`: of the type itself, an
  /// optional, array, set or dictionary of it, a tuple, or a function that returns it.
  func role(ofTypeIn range: Range<Int>, of list: TokenList, depth: Int = 0) -> LiteralRole? {
    guard depth < Self.depthLimit, let first = firstOfType(in: range, list) else { return nil }
    switch list[first].kind {
    case .leftBracket:
      var element = list.inside(first)
      if let colon = list.topLevel(.colon, in: element) {
        return .dictionary(
          of: role(ofTypeIn: element.lowerBound..<colon, of: list, depth: depth + 1),
          to: role(ofTypeIn: colon + 1..<element.upperBound, of: list, depth: depth + 1)
        )
      }
      // `[2 of LocalizedStringKey]`.
      if list.kind(element.lowerBound) == .number { element = element.dropFirst().dropFirst() }
      return role(ofTypeIn: element, of: list, depth: depth + 1)
    case .leftParenthesis:
      let end = list.after(first)
      if let arrow = (end..<max(end, range.upperBound)).first(where: { list[$0].kind == .arrow }) {
        return role(ofTypeIn: arrow + 1..<range.upperBound, of: list, depth: depth + 1)
      }
      return role(ofTupleIn: list.inside(first), of: list, depth: depth + 1)
    case .identifier: return role(ofName: first, in: range, list, depth)
    default: return nil
    }
  }

  /// Types within types are read to this depth, so that hostile input cannot exhaust the stack.
  private static let depthLimit = 32

  private func role(ofTupleIn inside: Range<Int>, of list: TokenList, depth: Int) -> LiteralRole? {
    let parts = list.split(inside).map { part in
      role(ofTypeIn: list.lastPart(ofLabelled: part), of: list, depth: depth)
    }
    if parts.count == 1 { return parts[0] }
    return parts.contains { $0 != nil } ? .tuple(parts) : nil
  }

  /// Skips attributes and the words before a type.
  private func firstOfType(in range: Range<Int>, _ list: TokenList) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch list[index].kind {
      case .at: index += 2
      case .identifier where list.isTypeSpecifier(index): index += 1
      default: return index
      }
    }
    return nil
  }

  private func role(
    ofName first: Int,
    in range: Range<Int>,
    _ list: TokenList,
    _ depth: Int
  ) -> LiteralRole? {
    var name = first
    while list.hasMember(name), name + 2 < range.upperBound { name += 2 }
    if words.contains(name, of: list) {
      let role = roles[list.text(name)]
      return role == .key && isOptional(name, list) ? .resource : role
    }
    guard name + 2 < range.upperBound, Self.containers.contains(name, of: list) else { return nil }
    let roles = list.genericArguments(of: name, limit: range.upperBound).map {
      role(ofTypeIn: $0, of: list, depth: depth + 1)
    }
    let first = roles.first ?? nil
    switch list.text(name) {
    case "Result": return first
    case "Optional": return first == .key ? .resource : first
    case "Dictionary", "KeyValuePairs", "OrderedDictionary":
      return roles.count == 2 ? .dictionary(of: roles[0], to: roles[1]) : nil
    default: return roles.last ?? nil
    }
  }

  private func isOptional(_ type: Int, _ list: TokenList) -> Bool {
    list.kind(type + 1) == .question || list.isOperator("?", type + 1)
  }

  private static let containers = Vocabulary([
    "Array", "ArraySlice", "Binding", "Collection", "ContiguousArray", "Dictionary", "InlineArray",
    "KeyValuePairs", "Optional", "OrderedDictionary", "Result", "Sequence", "Set",
  ])
}
