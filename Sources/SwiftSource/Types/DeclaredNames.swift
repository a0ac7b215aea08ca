import LocalizationModel

/// The names that a file may declare, as hashes.
///
/// They say which files have to be read to know all that is declared by one name. A name too many
/// costs time alone.
package struct DeclaredNames: Equatable, Sendable {
  package private(set) var hashes: [UInt32] = []

  /// The roles that a name is declared in; one name has a hash for each.
  package enum Role: UInt32 {
    /// A type of any kind, where it is declared or extended.
    case type
    /// A type, where it is declared and not only extended.
    case definition
    /// A type, where it is declared or extended with parents.
    case child
    /// A superclass, a protocol or a raw type of another one.
    case parent
    case alias
    case member
    /// A declaration outside all types, or any of Objective-C and C.
    case global
    /// A property, a function or a case that gets a text outside of its declaration.
    case written
  }

  package init() {}

  /// Reads a file, with the names that get a text if these are wanted.
  package init(in unit: SourceUnit, withWrites: Bool = false) {
    switch unit.syntax {
    case .swift:
      readSwift(unit.tokens, unit.outline)
      if withWrites {
        for entry in WriteReader.entries(in: unit) { add(entry.name, of: unit.tokens, .written) }
      }
    case .objectiveC: readObjectiveC(unit.tokens, unit.outline)
    }
  }

  /// Returns the hash that a name is found by: of a function without its parentheses, and of what a
  /// case holds by the case's name.
  package static func hash(of name: String, _ role: Role) -> UInt32 {
    let bytes = Array((name == "[]" ? "subscript" : name).utf8)
    var range = bytes.indices
    for prefix in [TypeDeclarations.payloadPrefix, TypeDeclarations.parametersPrefix]
    where name.hasPrefix(prefix) {
      range = range.dropFirst(prefix.utf8.count)
    }
    if name.hasSuffix("()") { range = range.dropLast(2) }
    return hash(of: range, in: bytes, role)
  }

  /// Hashes the length of a name and its first and last eight bytes: few names of a project have all
  /// of these in common.
  private static func hash(of range: Range<Int>, in bytes: [UInt8], _ role: Role) -> UInt32 {
    let end = max(range.lowerBound, range.upperBound - 8)..<range.upperBound
    let ends = bytes.beginning(of: range) ^ bytes.beginning(of: end) &* 0xBF58_476D_1CE4_E5B9
    let mixed = ends ^ ends &>> 32 ^ UInt64(truncatingIfNeeded: range.count)
    let hash = mixed &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: hash &>> 32) &+ role.rawValue
  }

  private mutating func add(_ name: Int, of list: TokenList, _ role: Role) {
    let token = list[name]
    guard token.kind == .identifier else { return }
    hashes.append(Self.hash(of: token.range, in: list.bytes, role))
  }

  // MARK: - Swift

  /// Adds what other files can mean: neither what bodies declare, nor the types in them.
  private mutating func readSwift(_ list: TokenList, _ outline: Outline) {
    // A type and its parents have hashes of their own.
    hashes.reserveCapacity(2 * outline.items.count)
    for item in outline.items where !item.isLocal {
      switch item.kind {
      case .alias: add(item.name, of: list, .alias)
      case .associatedType, .macro: break
      case .function, .initializer, .subscriptMember, .property, .enumerationCase:
        add(item.name, of: list, item.bracket == nil ? .global : .member)
      default: readType(item, of: list)
      }
    }
  }

  private mutating func readType(_ item: Outline.Item, of list: TokenList) {
    let hasParents = !item.type.isEmpty
    // What is extended may be qualified, and may be `[Element]`.
    let isExtension = item.kind == .extensionOfType
    let names = isExtension ? item.keyword + 1..<item.type.lowerBound : item.name..<item.name + 1
    if !isExtension { add(item.name, of: list, .definition) }
    for name in names {
      add(name, of: list, .type)
      if hasParents { add(name, of: list, .child) }
    }
    if list[item.name].kind == .leftBracket {
      for name in ["Array", "Dictionary"] {
        hashes.append(Self.hash(of: name, .type))
        if hasParents { hashes.append(Self.hash(of: name, .child)) }
      }
    }
    for parent in item.type { add(parent, of: list, .parent) }
  }

  // MARK: - Objective-C

  private mutating func readObjectiveC(_ list: TokenList, _ outline: Outline) {
    for item in outline.items where !item.isLocal && !item.kind.isType {
      add(item.name, of: list, .global)
    }
  }
}
