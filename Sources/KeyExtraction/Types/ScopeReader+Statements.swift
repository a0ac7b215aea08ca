// Variables, conditions and patterns.
extension ScopeReader {
  /// Reads `let a: T = …`, `var a = …, b = …`, `let (a, b) = …`, and `if let a`.
  mutating func readVariable(at keyword: Int) {
    var name = keyword + 1
    if list.kind(name) == .leftParenthesis { return readTuple(name) }
    while list.kind(name) == .identifier {
      let end = readVariable(named: name, isConstant: list.keyword(keyword) == .let)
      guard list.kind(end) == .comma, list.kind(end + 1) == .identifier,
        list.kind(end + 2) == .equals || list.kind(end + 2) == .colon, conditionLimit == nil
      else { return }
      name = end + 1
    }
  }

  private mutating func readVariable(named name: Int, isConstant: Bool) -> Int {
    var end = name + 1
    var declared: TypeName?
    let hasType = list.kind(end) == .colon
    if hasType {
      let range = list.typeRange(from: end + 1, limit: list.count)
      declared = type(at: range.lowerBound, limit: range.upperBound)
      end = max(range.upperBound, end + 1)
    }
    var value: Range<Int>?
    if list.kind(end) == .equals {
      let stop = expressionEnd(from: end + 1)
      value = end + 1..<stop
      end = stop
    }
    let text = list.text(name)
    let variable = LexicalScopes.Variable(value: value, isConstant: isConstant)
    if let declared {
      bind(text, to: .declared(declared), from: end, variable)
    } else if let value, !hasType {
      bind(text, to: .value(value, []), from: end, variable)
    } else if hasType {
      // It hides what has the same name further out.
      bind(text, to: .declared(.unknown), from: end, variable)
    } else if isShorthand(name) {
      bind(text, to: .value(name..<name + 1, []), from: name + 1)
    }
    if let owner {
      declareProperty(text, at: name, declared, hasType ? nil : value, in: owner)
      declareSource(
        ofPropertyNamed: name,
        value: value,
        end: end,
        isConstant: isConstant,
        in: owner
      )
    }
    return end
  }

  private mutating func declareProperty(
    _ text: String,
    at name: Int,
    _ declared: TypeName?,
    _ value: Range<Int>?,
    in owner: String
  ) {
    if let declared {
      declare(text, declared, in: owner)
    } else if let value {
      declare(text, valueIn: value, in: owner)
    } else {
      declareWrapped(text, at: name, in: owner)
    }
  }

  /// Reads `@Environment(Model.self) private var model` and `@Environment(\.model) var model`.
  private mutating func declareWrapped(_ text: String, at name: Int, in owner: String) {
    var index = name - 2
    while index > name - 6, list.kind(index) == .identifier { index -= 1 }
    guard list.kind(index) == .rightParenthesis else { return declare(text, .unknown, in: owner) }
    if list.keyword(index - 1) == .self, list.kind(index - 3) == .identifier {
      declare(text, TypeName(list.text(index - 3)), in: owner)
    } else if list.kind(index - 2) == .dot, list.kind(index - 1) == .identifier {
      declare(text, environmentValue: list.text(index - 1), in: owner)
    }
  }

  /// Tells whether `let a` stands for `let a = a`.
  private func isShorthand(_ name: Int) -> Bool {
    guard conditionLimit != nil else { return false }
    switch list.kind(name + 1) {
    case .comma, .leftBrace: return true
    default: return list.keyword(name + 1) == .else
    }
  }

  /// Reads `let (a, b) = …`.
  private mutating func readTuple(_ parenthesis: Int) {
    let equals = list.after(parenthesis)
    guard list.kind(equals) == .equals else { return }
    let end = expressionEnd(from: equals + 1)
    bindPattern(parenthesis..<equals, to: equals + 1..<end, [], from: end)
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
    guard !skipsBodies, let brace = body(after: keyword + 1) else { return }
    switch list.keyword(keyword) {
    case .switch: return expect(.cases(of: keyword + 1..<brace), in: brace)
    case .else, .do:
      if brace == keyword + 1 { expect(.body, in: brace) }
      return
    case .guard: break
    default: open(.body, until: list.after(brace))
    }
    expect(.body, in: brace)
    switch list.keyword(keyword) {
    case .for: readLoop(at: keyword, brace)
    case .catch: bind("error", to: .declared(.error), from: keyword)
    default:
      expectConditions(before: brace)
      readConditions(from: keyword, to: brace)
    }
  }

  private mutating func readLoop(at keyword: Int, _ brace: Int) {
    let limit = list.firstTopLevel(in: keyword..<brace) { list.keyword($0) == .where } ?? brace
    guard let word = list.firstTopLevel(in: keyword..<limit, where: { list.keyword($0) == .in })
    else { return }
    var start = keyword + 1
    while [.try, .await, .case].contains(list.keyword(start)) { start += 1 }
    bindPattern(start..<word, to: word + 1..<limit, [.element], from: word)
    skipPattern(until: word)
  }

  /// Reads the patterns of `if case .a(let x) = value, case …`.
  private mutating func readConditions(from keyword: Int, to brace: Int) {
    for condition in list.split(keyword + 1..<brace) {
      guard list.keyword(condition.lowerBound) == .case,
        let equals = list.firstTopLevel(in: condition, where: { list[$0].kind == .equals })
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
      guard let type = type(at: cast + 1, limit: range.upperBound) else { return }
      return bind(list.text(first), to: .declared(type), from: cast)
    }
    guard
      let parenthesis = list.firstTopLevel(in: range, where: { list[$0].kind == .leftParenthesis })
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
    let limit = conditionLimit ?? min(start + 4 * Self.headLimit, list.count)
    let end = list.expressionEnd(from: start, limit: max(start, limit))
    let isChoice = list.keyword(start) == .if
    let isGuard = isChoice ? nil : list.firstTopLevel(in: start..<end) { list.keyword($0) == .else }
    let observers = list.firstTopLevel(in: start..<end, where: list.isObserver)
    return max(start, min(isGuard ?? end, observers ?? end))
  }
}
