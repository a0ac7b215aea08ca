// What bodies yield.
extension TokenList {
  /// Returns the expressions that a body yields: those behind `return`, and those that are the only
  /// statement of their block, in an `if` or `switch` that is one itself.
  package func results(inBody body: Range<Int>) -> [Range<Int>] {
    results(inBody: body, isValue: true, depth: 0)
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
