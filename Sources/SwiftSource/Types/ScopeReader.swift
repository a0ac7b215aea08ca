import SourceFiles

/// Reads the scopes of a file and the names that stand in them.
///
/// It goes through the tokens once and looks a bounded way ahead at declarations only.
struct ScopeReader {
  let list: TokenList
  private(set) var scopes: LexicalScopes

  /// A scope that is being read.
  private struct Frame {
    let scope: Int
    let start: Int
    let end: Int
    var generics: GenericParameters
    /// The cases of a switch that are named as a whole so far, and where the last one began.
    var namedCases: [String] = []
    var lastCase = 0
    /// The cases of a switch that name all that they match, and where each begins.
    var matches: [(scope: Int, start: Int)] = []
  }

  private var frames: [Frame] = []
  /// The scopes that the braces ahead open.
  private var bodies: [Int: (kind: LexicalScopes.Kind, generics: GenericParameters)] = [:]
  private var parentheses: [Int] = []
  /// Where the pattern that has been read ends.
  private var patternEnd = 0
  /// The brace that ends the conditions that are being read.
  private var conditionEnd = 0
  private var position = 0
  /// The names that the conditions of the `guard` bind whose body is ahead.
  private var guardedNames: (brace: Int, names: [Int])?
  /// By the brace of an `if`, the cases that values are not behind its `else`.
  var casesOfChoices: [Int: [ExcludedCase]] = [:]

  /// Makes a reader of a text that stands among the members of `owner`, or outside all types.
  init(_ list: TokenList, owner: String? = nil) {
    self.list = list
    scopes = LexicalScopes(owner: owner)
    frames = [Frame(scope: 0, start: 0, end: .max, generics: [:])]
  }

  /// Reads the whole file.
  mutating func read() {
    var index = 0
    while index < list.count {
      position = index
      closeScopes(at: index)
      let next = readToken(at: index)
      scopes.place(nextTokenIn: scope)
      index = next
    }
  }

  var scope: Int { frames[frames.count - 1].scope }
  var scopeKind: LexicalScopes.Kind { scopes.scopes[scope].kind }

  /// The name of the type whose members are being read; nil in a body, empty outside all types.
  var owner: String? {
    guard case .members(let name) = scopeKind else { return nil }
    return name ?? ""
  }

  private mutating func closeScopes(at index: Int) {
    while frames.count > 1, frames[frames.count - 1].end <= index { frames.removeLast() }
    while let last = parentheses.last, list.partner(of: last) <= index { parentheses.removeLast() }
  }

  mutating func open(
    _ kind: LexicalScopes.Kind,
    until end: Int,
    generics: GenericParameters = [:]
  ) {
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
    _ variable: LexicalScopes.Variable? = nil,
    isInOut: Bool = false
  ) {
    guard name != "_" else { return }
    let binding = LexicalScopes.Binding(
      origin: origin,
      start: start,
      variable: variable,
      isInOut: isInOut
    )
    scopes.bind(name, binding, in: scope)
  }

  /// Notes what a brace ahead opens.
  mutating func expect(
    _ kind: LexicalScopes.Kind,
    in brace: Int,
    generics: GenericParameters = [:]
  ) {
    bodies[brace] = (kind, generics)
  }

  /// The brace before which the conditions of an `if`, `guard` or `while` stand here.
  var conditionLimit: Int? { position < conditionEnd ? conditionEnd : nil }

  mutating func expectConditions(before brace: Int, ofGuard isGuard: Bool) {
    conditionEnd = brace
    guardedNames = isGuard ? (brace, []) : nil
  }

  /// Notes a name that a condition binds.
  mutating func noteCondition(_ name: Int) {
    if conditionLimit != nil { guardedNames?.names.append(name) }
  }

  /// Lets the names that a `guard` binds mean in its own body what they mean before it.
  private mutating func hideGuardedNames(from brace: Int) {
    guard let guarded = guardedNames, guarded.brace == brace else { return }
    for name in guarded.names {
      bind(list.text(name), to: .value(name..<name + 1, []), from: brace)
    }
    guardedNames = nil
  }

  /// Reads one token with what hangs on it, and returns the next one to read.
  private mutating func readToken(at index: Int) -> Int {
    switch list[index].kind {
    case .identifier: readWord(at: index)
    case .leftBrace: return readBrace(at: index)
    case .leftParenthesis:
      scopes.pair(index, with: list.partner(of: index))
      parentheses.append(index)
    case .leftBracket:
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
    case .case: readCase(at: index)
    case .default: if list.kind(index + 1) == .colon { enterDefault(at: index) }
    case .if, .while, .guard, .for, .catch, .switch, .else, .do: readStatement(at: index)
    case .associatedtype:
      if list.kind(index + 1) == .identifier { addGeneric(list.text(index + 1)) }
    default: break
    }
  }

  /// Returns whether a keyword is an argument's label, as in `view(for: item)`.
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
      hideGuardedNames(from: index)
    } else if [.defer, .repeat].contains(list.keyword(index - 1)) {
      open(.body, until: end)
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
    if let owner, !owner.isEmpty { return }
    switch list.keyword(index - 1) {
    case .if, .while, .guard, .for: return
    default: if list.kind(index - 1) == .comma { return }
    }
    enterCase()
    guard let subject = subjectOfCase else { return }
    let limit = min(index + TokenList.headLimit, list.count)
    let colon = list.topLevel(.colon, in: index + 1..<limit)
    guard let colon else { return }
    let patterns = list.split(index + 1..<colon)
    for pattern in patterns { readPattern(pattern, matching: subject) }
    patternEnd = colon
    let named = patterns.compactMap(list.caseNamed)
    excludeOthers(than: named.count == patterns.count ? named : [], at: index, of: subject)
    frames[frames.count - 2].namedCases += named
    frames[frames.count - 2].lastCase = index
  }

  /// Notes that the subject of a switch is here none of the cases that other labels name.
  private mutating func excludeOthers(than named: [String], at index: Int, of subject: Range<Int>) {
    let frame = frames[frames.count - 2]
    guard subject.count == 1, !list.hasDirective(like: "#if", in: frame.start..<index),
      frame.namedCases.isEmpty || !list.mayFallThrough(from: frame.lastCase, to: index)
    else { return }
    exclude(frame.namedCases.map { ExcludedCase($0, of: subject, in: list) }, from: index)
    for match in frame.matches {
      for name in named {
        let excluded = ExcludedCase(name, of: subject, in: list)
        scopes.exclude(excluded, from: match.start, in: match.scope)
      }
    }
    if !named.isEmpty { frames[frames.count - 2].matches.append((scope, index)) }
  }

  /// Begins the case for all values that those before do not name.
  private mutating func enterDefault(at index: Int) {
    enterCase()
    guard let subject = subjectOfCase, subject.count == 1 else { return }
    let frame = frames[frames.count - 2]
    guard !frame.namedCases.isEmpty, !list.hasDirective(like: "#if", in: frame.start..<index),
      !list.mayFallThrough(from: frame.lastCase, to: index)
    else { return }
    exclude(frame.namedCases.map { ExcludedCase($0, of: subject, in: list) }, from: index)
  }

  /// Notes that the scope is the body of a function that may change `self`.
  mutating func noteChangeOfSelf() { scopes.noteChangeOfSelf(in: scope) }

  /// Notes cases that values are not from a token on, to the end of the scope.
  mutating func exclude(_ cases: [ExcludedCase], from start: Int) {
    for excluded in cases { scopes.exclude(excluded, from: start, in: scope) }
  }

  /// Notes cases that values are not behind a statement, to the end of the scope around it.
  mutating func exclude(_ cases: [ExcludedCase], behind end: Int) {
    let outer = frames[max(0, frames.count - 2)].scope
    for excluded in cases { scopes.exclude(excluded, from: end, in: outer) }
  }

  private var subjectOfCase: Range<Int>? {
    for frame in frames.suffix(2) {
      if case .cases(let subject) = scopes.scopes[frame.scope].kind { return subject }
    }
    return nil
  }

  mutating func skipPattern(until end: Int) { patternEnd = max(patternEnd, end) }

  mutating func addGeneric(_ name: String) {
    frames[frames.count - 1].generics[name] = .unknown
  }

  /// Reads the type that stands in a range; names of generic parameters say nothing.
  func type(in range: Range<Int>, _ generics: GenericParameters = [:]) -> TypeName? {
    list.type(in: range, erasing: frames[frames.count - 1].generics.merging(generics) { $1 })
  }
}

extension TokenList {
  /// The type of a number that stands alone.
  package func numberType(_ index: Int) -> TypeName {
    let digits = bytes[self[index].range]
    let isHexadecimal = digits.starts(with: [UInt8(ascii: "0"), UInt8(ascii: "x")])
    let isFloat = digits.contains { byte in
      byte == "." || !isHexadecimal && (byte == "e" || byte == "E")
    }
    return isFloat ? .double : .int
  }
}
