import LocalizationModel

/// The names that a file may declare, as hashes.
///
/// They tell which files have to be read to know all that is declared by one name. A name too many
/// costs time alone, so the tokens are looked at more simply than `ScopeReader` does.
struct DeclaredNames: Sendable {
  private(set) var hashes: [UInt32] = []

  /// The roles that a name is declared in; one name has a hash for each.
  enum Role: UInt32 {
    /// A type of any kind, where it is declared or extended.
    case type
    /// A type, where it is declared or extended with parents.
    case child
    /// A superclass, a protocol or a raw type of another one.
    case parent
    case alias
    case member
    /// A declaration outside all types, or any of Objective-C and C.
    case global
  }

  init() {}

  init(in list: TokenList, _ syntax: SourceSyntax) {
    switch syntax {
    case .swift: readSwift(list)
    case .objectiveC: readObjectiveC(list)
    }
  }

  /// Returns the hash that a name is found by: of a function without its parentheses, and of what a
  /// case holds by the case's name.
  static func hash(of name: String, _ role: Role) -> UInt32 {
    var bytes = Array((name == "[]" ? "subscript" : name).utf8)[...]
    for prefix in [ScopeReader.payloadPrefix, ScopeReader.parametersPrefix]
    where name.hasPrefix(prefix) {
      bytes = bytes.dropFirst(prefix.utf8.count)
    }
    if name.hasSuffix("()") { bytes = bytes.dropLast(2) }
    return hash(of: bytes, role)
  }

  private static func hash(of bytes: ArraySlice<UInt8>, _ role: Role) -> UInt32 {
    UInt32(truncatingIfNeeded: LiteralHash(bytes).rawValue) &+ role.rawValue
  }

  private mutating func add(_ name: Int, of list: TokenList, _ role: Role) {
    guard list.kind(name) == .identifier else { return }
    hashes.append(Self.hash(of: list.bytes[list[name].range], role))
  }

  // MARK: - Swift

  /// Looks at the members of types and at what stands outside all types; other braces are left out.
  private mutating func readSwift(_ list: TokenList) {
    var index = 0
    var body = -1
    var depth = 0
    while index < list.count {
      switch list[index].kind {
      case .identifier:
        if list[index].keyword != nil {
          let brace = readKeyword(at: index, of: list, depth == 0 ? .global : .member)
          body = brace ?? body
        }
      case .comma:
        // The second name of `let a = 1, b = 2` and of `case a, b`.
        add(index + 1, of: list, depth == 0 ? .global : .member)
      case .leftParenthesis, .leftBracket:
        index = list.after(index)
        continue
      case .leftBrace:
        guard index == body else {
          index = list.after(index)
          continue
        }
        depth += 1
      case .rightBrace:
        depth = max(0, depth - 1)
      default: break
      }
      index += 1
    }
  }

  /// Reads what a keyword declares, and returns the brace that opens a type's body.
  private mutating func readKeyword(at index: Int, of list: TokenList, _ role: Role) -> Int? {
    switch list.keyword(index) {
    case .let, .var, .case, .func:
      add(index + 1, of: list, role)
    case .`init`, .subscript:
      add(index, of: list, role)
    case .typealias:
      add(index + 1, of: list, .alias)
    case .struct, .class, .enum, .actor, .extension, .protocol:
      return readTypeHead(at: index, of: list)
    default: break
    }
    return nil
  }

  private mutating func readTypeHead(at keyword: Int, of list: TokenList) -> Int? {
    // `class func`, `class var`: no type.
    guard list.keyword(keyword + 1) == nil else { return nil }
    let limit = min(keyword + 1 + ScopeReader.headLimit, list.count)
    let brace = list.firstTopLevel(in: keyword + 1..<max(limit, keyword + 1)) {
      list[$0].kind == .leftBrace
    }
    guard let brace else { return nil }
    // What is extended may be qualified; what is declared is not.
    let isExtension = list.keyword(keyword) == .extension
    var end = keyword + 2
    while isExtension, end < brace, list[end].kind != .colon, list.keyword(end) != .where {
      end += 1
    }
    let hasParents = (end..<max(end, brace)).contains { list[$0].kind == .colon }
    for name in keyword + 1..<min(end, brace) {
      add(name, of: list, .type)
      if hasParents { add(name, of: list, .child) }
    }
    if list[keyword + 1].kind == .leftBracket {
      for name in ["Array", "Dictionary"] {
        hashes.append(Self.hash(of: name, .type))
        if hasParents { hashes.append(Self.hash(of: name, .child)) }
      }
    }
    for parent in end..<max(end, brace) { add(parent, of: list, .parent) }
    return brace
  }

  // MARK: - Objective-C

  /// Looks at what stands outside all bodies.
  private mutating func readObjectiveC(_ list: TokenList) {
    var index = 0
    while index < list.count {
      switch list[index].kind {
      case .directive where list.text(index).hasSuffix("define"):
        add(index + 1, of: list, .global)
        index = list.endOfDirective(from: index + 1)
        continue
      case .identifier:
        if mayBeDeclared(index, in: list) { add(index, of: list, .global) }
      case .leftBrace where !list.opensNamespace(index):
        index = list.after(index)
        continue
      default: break
      }
      index += 1
    }
  }

  /// Tells whether a name stands where a constant, a function or a method has its own.
  private func mayBeDeclared(_ name: Int, in list: TokenList) -> Bool {
    switch list.kind(name + 1) {
    case .equals, .leftBracket, .leftParenthesis, .leftBrace, .colon: true
    default: false
    }
  }
}
