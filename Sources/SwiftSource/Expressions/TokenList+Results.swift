// What bodies yield.
extension TokenList {
  /// Returns the expressions that a body yields: those behind `return`, and those that are the only
  /// statement of their block, in an `if` or `switch` that is one itself.
  package func results(inBody body: Range<Int>) -> [Range<Int>] {
    results(inBody: body, isValue: true, depth: 0)
  }

  /// Returns the cases for which a body comes to a token, by the `switch self` around that; nil for all.
  package func casesOfSelf(at token: Int, in body: Range<Int>) -> Set<String>? {
    guard let statement = statements(in: body).first(where: { $0.contains(token) }) else {
      return nil
    }
    let inner = bodies(of: statement).first { $0.contains(token) }
    let cases = inner.flatMap { casesOfSelf(at: token, in: $0) }
    if cases == nil, let inner, let name = caseOfSelf(requiredBy: statement, for: inner) {
      return [name]
    }
    guard cases == nil, let inner, keyword(statement.lowerBound) == .switch,
      isSelf(statement.lowerBound + 1), statement.lowerBound + 3 == inner.lowerBound,
      let label = statements(in: inner).last(where: {
        isLabelOfCase($0.lowerBound) && $0.upperBound <= token
      }), keyword(label.lowerBound) == .case, !label.contains(where: { keyword($0) == .where })
    else { return cases }
    let names = label.filter { name in
      kind(name) == .identifier && isMember(name) && bracket(around: name) == inner.lowerBound - 1
    }
    return names.isEmpty ? nil : Set(names.map(text))
  }

  /// Returns the case in `if self == .open { … }`.
  private func caseOfSelf(requiredBy statement: Range<Int>, for body: Range<Int>) -> String? {
    let start = statement.lowerBound
    guard keyword(start) == .if, isSelf(start + 1), isOperator("==", start + 2),
      kind(start + 3) == .dot, kind(start + 4) == .identifier, start + 6 == body.lowerBound
    else { return nil }
    return text(start + 4)
  }

  private func results(inBody body: Range<Int>, isValue: Bool, depth: Int) -> [Range<Int>] {
    guard depth < 64 else { return [] }
    return blocks(of: statements(in: body)).flatMap { block in
      let isValue = isValue && block.isWhole && block.statements.count == 1
      return block.statements.flatMap { results(of: $0, isValue: isValue, depth: depth + 1) }
    }
  }

  /// Divides statements at `#if`, `#else` and `#endif`: each branch is the body of some build, if
  /// nothing stands before and behind them.
  private func blocks(of statements: [Range<Int>]) -> [(statements: [Range<Int>], isWhole: Bool)] {
    var blocks: [[Range<Int>]] = [[]]
    var depth = 0
    var isWhole = true
    for statement in statements {
      switch tokens[statement.lowerBound].kind == .directive ? text(statement.lowerBound) : "" {
      case "#if":
        depth += 1
        blocks.append([])
      case "#else", "#elseif": blocks.append([])
      case "#endif":
        depth -= 1
        blocks.append([])
      default:
        if depth == 0 { isWhole = false }
        blocks[blocks.count - 1].append(statement)
      }
    }
    return blocks.count == 1 ? [(statements, true)] : blocks.map { ($0, isWhole) }
  }

  private func results(of statement: Range<Int>, isValue: Bool, depth: Int) -> [Range<Int>] {
    switch shape(ofStatement: statement) {
    case .returned(let value): value.isEmpty ? [] : [value]
    case .choice(let bodies): results(inBodies: bodies, isValue: isValue, depth)
    case .getter(let bodies): results(inBodies: bodies, isValue: true, depth)
    case .blocks(let bodies): results(inBodies: bodies, isValue: false, depth)
    case .value: isValue ? [statement] : []
    case .directive, .label, .declaration, .assignment: []
    }
  }

  private func results(
    inBodies bodies: [Range<Int>],
    isValue: Bool,
    _ depth: Int
  ) -> [Range<Int>] {
    bodies.flatMap { results(inBody: $0, isValue: isValue, depth: depth) }
  }
}
