import SourceFiles

/// Reads the scopes of a file, and what the types in it declare.
///
/// It goes through the tokens once and looks a bounded way ahead at declarations only.
struct ScopeReader {
  let list: TokenList
  let path: FilePath
  /// Whether the bodies of functions and closures are left out, as an index of declarations does.
  let skipsBodies: Bool
  private(set) var scopes: LexicalScopes
  private(set) var declarations = TypeDeclarations()
  /// The enumerations by the scopes of their cases.
  private var enumerations: [Int: (name: String, value: StringSources.Enumeration)] = [:]

  /// Names that stand for any type, with the type that they conform to; unknown where that is none.
  typealias Generics = [String: TypeName]

  /// A scope that is being read.
  private struct Frame {
    let scope: Int
    let start: Int
    let end: Int
    var generics: Generics
  }

  private var frames: [Frame] = []
  /// The scopes that the braces ahead open.
  private var bodies: [Int: (kind: LexicalScopes.Kind, generics: Generics)] = [:]
  private var parentheses: [Int] = []
  /// Where the pattern that has been read ends.
  private var patternEnd = 0
  /// The brace that ends the conditions that are being read.
  private var conditionEnd = 0
  private var position = 0

  /// How far from its keyword a declaration's body is looked for.
  static let headLimit = 256

  /// Makes a reader of a text that stands among the members of `owner`, or outside all types.
  init(_ list: TokenList, path: FilePath, owner: String? = nil, skipsBodies: Bool) {
    self.list = list
    self.path = path
    scopes = LexicalScopes(owner: owner)
    self.skipsBodies = skipsBodies
    frames = [Frame(scope: 0, start: 0, end: .max, generics: [:])]
  }

  /// Reads the whole file.
  mutating func read() {
    var index = 0
    while index < list.count {
      position = index
      closeScopes(at: index)
      let next = readToken(at: index)
      if !skipsBodies { scopes.place(nextTokenIn: scope) }
      index = next
    }
    for scope in enumerations.keys.sorted() {
      guard let (name, enumeration) = enumerations[scope] else { continue }
      declarations.strings.add(enumeration, of: name)
    }
  }

  var scope: Int { frames[frames.count - 1].scope }
  var scopeKind: LexicalScopes.Kind { scopes.scopes[scope].kind }

  /// The name of the type whose members are being read; nil in a body, empty outside all types.
  var owner: String? {
    guard case .members(let name) = scopeKind else { return nil }
    return name ?? ""
  }

  /// The bytes of the body that is being read; none outside all.
  var scopeBytes: Range<Int> {
    let frame = frames[frames.count - 1]
    guard frame.start < frame.end, frame.end <= list.count else { return 0..<0 }
    return list[frame.start].start..<list[frame.end - 1].end
  }

  private mutating func closeScopes(at index: Int) {
    while frames.count > 1, frames[frames.count - 1].end <= index { frames.removeLast() }
    while let last = parentheses.last, list.partner(of: last) <= index { parentheses.removeLast() }
  }

  mutating func open(_ kind: LexicalScopes.Kind, until end: Int, generics: Generics = [:]) {
    let outer = frames[frames.count - 1]
    frames.append(
      Frame(
        scope: scopes.open(kind, in: outer.scope),
        start: position,
        end: end,
        generics: outer.generics.merging(generics) { $1 }
      )
    )
  }

  mutating func bind(
    _ name: String,
    to origin: LexicalScopes.Origin,
    from start: Int,
    _ variable: LexicalScopes.Variable? = nil
  ) {
    guard name != "_" else { return }
    let binding = LexicalScopes.Binding(origin: origin, start: start, variable: variable)
    scopes.bind(name, binding, in: scope)
  }

  /// Notes what a brace ahead opens.
  mutating func expect(
    _ kind: LexicalScopes.Kind,
    in brace: Int,
    generics: Generics = [:]
  ) {
    bodies[brace] = (kind, generics)
  }

  /// The brace before which the conditions of an `if`, `guard` or `while` stand here.
  var conditionLimit: Int? { position < conditionEnd ? conditionEnd : nil }

  mutating func expectConditions(before brace: Int) { conditionEnd = brace }

  /// Reads one token with what hangs on it, and returns the next one to read.
  private mutating func readToken(at index: Int) -> Int {
    switch list[index].kind {
    case .identifier: readWord(at: index)
    case .leftBrace: return readBrace(at: index)
    case .leftParenthesis:
      if skipsBodies { return list.after(index) }
      scopes.pair(index, with: list.partner(of: index))
      parentheses.append(index)
    case .leftBracket:
      if skipsBodies { return list.after(index) }
      scopes.pair(index, with: list.partner(of: index))
    default: break
    }
    return index + 1
  }

  private mutating func readWord(at index: Int) {
    guard list.kind(index - 1) != .dot, !isLabel(index) else { return }
    switch list.keyword(index) {
    case .struct, .class, .enum, .actor, .extension, .protocol: readType(at: index)
    case .func, .`init`, .subscript: readFunction(at: index)
    case .let, .var: if index >= patternEnd { readVariable(at: index) }
    case .typealias: readAlias(at: index)
    case .case: readCase(at: index)
    case .default: if list.kind(index + 1) == .colon { enterCase() }
    case .if, .while, .guard, .for, .catch, .switch, .else, .do: readStatement(at: index)
    default:
      // To look at the length first spares making a string of every other word.
      if list[index].range.count == 14, list.text(index) == "associatedtype" {
        readAssociatedType(at: index)
      }
    }
  }

  /// Tells whether a keyword is an argument's label, as in `view(for: item)`.
  private func isLabel(_ index: Int) -> Bool {
    switch list.keyword(index) {
    case .let, .var: false
    default: list.kind(index - 1) == .leftParenthesis || list.kind(index - 1) == .comma
    }
  }

  private mutating func readBrace(at index: Int) -> Int {
    let end = list.after(index)
    scopes.pair(index, with: list.partner(of: index))
    if let body = bodies.removeValue(forKey: index) {
      open(body.kind, until: end, generics: body.generics)
    } else if skipsBodies {
      return end
    } else {
      if let parenthesis = parentheses.last {
        scopes.place(brace: index, inArgumentsOf: parenthesis)
      }
      open(.closure(brace: index), until: end)
      readClosureHead(at: index)
    }
    return index + 1
  }

  /// Ends the case that is being read, and begins another one.
  private mutating func enterCase() {
    if case .match = scopeKind, frames.count > 1 { frames.removeLast() }
    open(.match, until: frames[frames.count - 1].end)
  }

  private mutating func readCase(at index: Int) {
    if let owner, !owner.isEmpty { return readEnumerationCase(at: index, of: owner) }
    switch list.keyword(index - 1) {
    case .if, .while, .guard, .for: return
    default: if list.kind(index - 1) == .comma { return }
    }
    enterCase()
    guard let subject = subjectOfCase else { return }
    let limit = min(index + Self.headLimit, list.count)
    let colon = list.firstTopLevel(in: index + 1..<limit) { list[$0].kind == .colon }
    guard let colon else { return }
    for pattern in list.split(index + 1..<colon) { readPattern(pattern, matching: subject) }
    patternEnd = colon
  }

  private var subjectOfCase: Range<Int>? {
    for frame in frames.suffix(2) {
      if case .cases(let subject) = scopes.scopes[frame.scope].kind { return subject }
    }
    return nil
  }

  mutating func skipPattern(until end: Int) { patternEnd = max(patternEnd, end) }

  // MARK: - Declarations

  mutating func declare(_ name: String, _ type: TypeName, in owner: String) {
    declarations.add(name, .type(type), to: owner)
  }

  mutating func declare(_ name: String, valueIn range: Range<Int>, in owner: String) {
    if let type = evidentType(of: range) { return declare(name, type, in: owner) }
    guard let first = range.first, let last = range.last else { return }
    let bytes = list.bytes[list[first].start..<list[last].end]
    // A longer value is no simple expression.
    guard bytes.count <= 240 else { return }
    declarations.add(name, .value(Array(bytes)), to: owner)
  }

  mutating func declare(_ name: String, _ source: StringSources.Source, in owner: String) {
    declarations.strings.add(name, source, to: owner)
  }

  mutating func declare(_ entry: StringSources.Case, in owner: String) {
    guard skipsBodies else { return }
    let empty = (name: owner, value: StringSources.Enumeration(path: path, scope: scopeBytes))
    enumerations[scope, default: empty].value.cases.append(entry)
  }

  mutating func declare(_ name: String, environmentValue: String, in owner: String) {
    declarations.add(name, .value(Array("EnvironmentValues.\(environmentValue)".utf8)), to: owner)
  }

  /// Returns the type of the commonest initial values, so that these need not be kept.
  private func evidentType(of range: Range<Int>) -> TypeName? {
    guard let first = range.first, range.count == 1 else { return nil }
    switch list[first].kind {
    case .string, .interpolatedString: return .string
    case .number: return list.numberType(first)
    default: return nil
    }
  }

  mutating func declare(alias name: String, of type: TypeName) {
    declarations.add(alias: name, of: type)
  }

  mutating func declare(type name: String, parents: [String], isReference: Bool?) {
    if let isReference { declarations.add(type: name, isReference: isReference) }
    declarations.add(parents: parents, to: name)
  }

  mutating func addGeneric(_ name: String) {
    frames[frames.count - 1].generics[name] = .unknown
  }

  /// Reads the type that begins at `start`; names of generic parameters say nothing.
  func type(at start: Int, limit: Int, generics: Generics = [:]) -> TypeName? {
    var parser = TypeParser(list, in: start..<limit)
    let all = frames[frames.count - 1].generics.merging(generics) { $1 }
    return parser.parse()?.erasing(all).known
  }
}

extension TypeName {
  /// Replaces the names of generic parameters by what these conform to.
  fileprivate func erasing(_ generics: ScopeReader.Generics) -> TypeName {
    if generics.isEmpty { return self }
    if let type = generics[name] { return type }
    return TypeName(name, arguments.map { $0.erasing(generics) }, labels: labels)
  }
}

extension TokenList {
  /// The type of a number that stands alone.
  func numberType(_ index: Int) -> TypeName {
    let digits = bytes[self[index].range]
    let isHexadecimal = digits.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")])
    let isFloat = digits.contains { byte in
      byte == "." || !isHexadecimal && (byte == "e" || byte == "E")
    }
    return isFloat ? .double : .int
  }
}
