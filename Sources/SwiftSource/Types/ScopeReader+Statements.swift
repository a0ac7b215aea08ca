// Variables, conditions and patterns.
extension ScopeReader {
  /// Reads `let a: T = …`, `var a = …, b = …`, `let (a, b) = …`, and `if let a`.
  mutating func readVariable(at keyword: Int) {
    var name = keyword + 1
    if let head = list.swiftPatternHead(from: name) {
      return readTuple(head, isConstant: list.keyword(keyword) == .let)
    }
    while let head = list.swiftPropertyHead(from: name) {
      let end = readVariables(head, isConstant: list.keyword(keyword) == .let)
      guard list.kind(end) == .comma, list.kind(end + 1) == .identifier,
        list.kind(end + 2) == .equals || list.kind(end + 2) == .colon, conditionLimit == nil
      else { return }
      name = end + 1
    }
  }

  /// Reads one name with its value, or several with the type that they have in common, and returns
  /// where they end.
  private mutating func readVariables(_ head: SwiftPropertyHead, isConstant: Bool) -> Int {
    let declared = head.hasType ? type(in: head.type) : nil
    var end = head.end
    var value: Range<Int>?
    if list.kind(end) == .equals {
      let stop = expressionEnd(from: end + 1)
      value = end + 1..<stop
      end = stop
    }
    for name in head.names {
      let value = name == head.last ? value : nil
      let variable = LexicalScopes.Variable(value: value, isConstant: isConstant)
      noteCondition(name)
      if head.hasType {
        // An unknown name hides the same name further out.
        bind(list.text(name), to: .declared(declared ?? .unknown), from: end, variable)
      } else if let value {
        bind(list.text(name), to: .value(value, []), from: end, variable)
      } else if isShorthand(name) {
        bind(list.text(name), to: .value(name..<name + 1, []), from: name + 1)
      }
    }
    return end
  }

  /// Returns whether `let a` stands for `let a = a`.
  private func isShorthand(_ name: Int) -> Bool {
    guard conditionLimit != nil else { return false }
    switch list.kind(name + 1) {
    case .comma, .leftBrace: return true
    default: return list.keyword(name + 1) == .else
    }
  }

  /// Reads `let (a, b) = …` and `let (a, b): (T, U) = …`.
  private mutating func readTuple(_ head: SwiftPatternHead, isConstant: Bool) {
    guard list.kind(head.end) == .equals else { return }
    let end = expressionEnd(from: head.end + 1)
    let value = head.end + 1..<end
    guard !head.type.isEmpty else { return bindPattern(head.pattern, to: value, [], from: end) }
    let variable = LexicalScopes.Variable(value: value, isConstant: isConstant)
    bindPattern(head.pattern, as: type(in: head.type), variable, from: end)
  }

  /// Binds the names of a pattern of names and tuples whose type is written.
  private mutating func bindPattern(
    _ pattern: Range<Int>,
    as type: TypeName?,
    _ variable: LexicalScopes.Variable,
    from start: Int
  ) {
    guard let first = pattern.first, variable.steps.count < 8 else { return }
    if list[first].kind == .leftParenthesis {
      for (position, part) in list.split(list.inside(first)).enumerated() {
        var component = variable
        component.steps.append(.component(position))
        let name = list.labelAndValue(of: part).value
        bindPattern(name, as: type?.component(position), component, from: start)
      }
    } else if list[first].kind == .identifier {
      bind(list.text(first), to: .declared(type ?? .unknown), from: start, variable)
    }
  }

  /// Binds the names of a pattern of names and tuples.
  private mutating func bindPattern(
    _ pattern: Range<Int>,
    to value: Range<Int>,
    _ steps: [LexicalScopes.Step],
    from start: Int
  ) {
    guard let first = pattern.first, steps.count < 8 else { return }
    if list[first].kind == .dot, list.kind(first + 2) == .leftParenthesis,
      list.kind(first + 1) == .identifier, list.text(first + 1) == "some"
    {
      bindPattern(list.inside(first + 2), to: value, steps, from: start)
    } else if list[first].kind == .leftParenthesis {
      for (position, part) in list.split(list.inside(first)).enumerated() {
        let name = list.labelAndValue(of: part).value
        bindPattern(name, to: value, steps + [.component(position)], from: start)
      }
    } else if list.keyword(first) == .let || list.keyword(first) == .var {
      bindPattern(first + 1..<pattern.upperBound, to: value, steps, from: start)
    } else if list[first].kind == .identifier {
      bind(list.text(first), to: .value(value, steps), from: start)
    }
  }

  /// Reads the head of a statement that binds names for its body.
  mutating func readStatement(at keyword: Int) {
    guard !endsRepeat(keyword), let head = list.swiftStatementHead(at: keyword) else { return }
    let word = list.keyword(keyword)
    switch head.shape {
    case .subject(let subject): return expect(.cases(of: subject), in: head.body)
    case .other where word == .else || word == .do:
      excludeCases(byElseAt: keyword, before: head.body)
      return expect(.body, in: head.body)
    default: break
    }
    if word != .guard { open(.body, until: list.after(head.body)) }
    expect(.body, in: head.body)
    switch head.shape {
    case .loop(let pattern, let values):
      bindPattern(pattern, to: values, [.element], from: pattern.upperBound)
      skipPattern(until: pattern.upperBound)
    case .conditions(let conditions):
      expectConditions(before: head.body, ofGuard: word == .guard)
      readPatterns(of: conditions)
      excludeCases(by: conditions, behind: keyword, before: head.body)
    case .subject, .other:
      if word == .catch { readCatch(keyword + 1..<head.body) }
    }
  }

  /// Binds the error of `catch`, and that of `catch let failure as Failure`.
  private mutating func readCatch(_ pattern: Range<Int>) {
    bind("error", to: .declared(.error), from: pattern.lowerBound)
    guard pattern.count > 1, list.keyword(pattern.lowerBound) == .let else { return }
    bind(list.text(pattern.lowerBound + 1), to: .declared(.error), from: pattern.lowerBound)
    readPattern(pattern, matching: pattern.lowerBound..<pattern.lowerBound)
    skipPattern(until: pattern.upperBound)
  }

  /// Whether a word is the `while` behind `repeat { … }`, which has no body.
  private func endsRepeat(_ keyword: Int) -> Bool {
    guard list.keyword(keyword) == .while, list.kind(keyword - 1) == .rightBrace,
      let brace = scopes.opening(of: keyword - 1)
    else { return false }
    return list.keyword(brace - 1) == .repeat
  }

  /// Reads the patterns of `if case .a(let x) = value, case …`.
  private mutating func readPatterns(of conditions: [Range<Int>]) {
    for condition in conditions {
      guard list.keyword(condition.lowerBound) == .case,
        let equals = list.topLevel(.equals, in: condition)
      else { continue }
      readPattern(condition.lowerBound + 1..<equals, matching: equals + 1..<condition.upperBound)
      skipPattern(until: equals)
    }
  }

  /// Binds the names in `.name(let a, _)`, `let .name(a)`, and `let a as T`.
  mutating func readPattern(_ pattern: Range<Int>, matching subject: Range<Int>) {
    var range = pattern
    if let first = range.first, list.keyword(first) == .let || list.keyword(first) == .var {
      range = first + 1..<range.upperBound
    }
    guard let first = range.first else { return }
    if let cast = list.firstTopLevel(in: range, where: { list.keyword($0) == .as }) {
      guard let type = type(in: cast + 1..<range.upperBound) else { return }
      return bind(list.text(first), to: .declared(type), from: cast)
    }
    guard
      let parenthesis = list.topLevel(.leftParenthesis, in: range)
    else {
      let isName = list[first].kind == .identifier && range.lowerBound > pattern.lowerBound
      if isName { bind(list.text(first), to: .value(subject, []), from: range.upperBound) }
      return
    }
    guard parenthesis > first, list.kind(parenthesis - 1) == .identifier else {
      return bindPattern(range, to: subject, [], from: range.upperBound)
    }
    bindPayload(in: parenthesis, of: list.text(parenthesis - 1), subject)
  }

  private mutating func bindPayload(in parenthesis: Int, of name: String, _ subject: Range<Int>) {
    for (position, part) in list.split(list.inside(parenthesis)).enumerated() {
      var (_, value) = list.labelAndValue(of: part)
      if let first = value.first, list.keyword(first) == .let || list.keyword(first) == .var {
        value = first + 1..<value.upperBound
      }
      guard let first = value.first, value.count == 1, list[first].kind == .identifier else {
        continue
      }
      let origin = LexicalScopes.Origin.payload(of: name, at: position, subject: subject)
      bind(list.text(first), to: origin, from: first)
    }
  }

  /// Returns the end of an initial value: of a condition at its body at the latest.
  private func expressionEnd(from start: Int) -> Int {
    let limit = conditionLimit ?? min(start + 4 * TokenList.headLimit, list.count)
    let end = list.expressionEnd(from: start, limit: max(start, limit))
    let isChoice = list.keyword(start) == .if
    let isGuard = isChoice ? nil : list.firstTopLevel(in: start..<end) { list.keyword($0) == .else }
    let observers = list.firstTopLevel(in: start..<end, where: list.isObserver)
    return max(start, min(isGuard ?? end, observers ?? end))
  }
}
