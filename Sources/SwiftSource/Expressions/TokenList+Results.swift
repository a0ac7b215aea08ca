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
    let first = statement.lowerBound
    switch keyword(first) {
    case .return: return statement.count > 1 ? [first + 1..<statement.upperBound] : []
    case .switch: return results(ofSwitch: statement, isValue: isValue, depth: depth)
    case .if, .get, .else:
      return braces(of: statement).flatMap {
        results(inBody: inside($0), isValue: isValue || keyword(first) == .get, depth: depth)
      }
    case .guard, .for, .while, .repeat, .do, .catch:
      return braces(of: statement).flatMap {
        results(inBody: inside($0), isValue: false, depth: depth)
      }
    case .let, .var, .func, .set, .struct, .class, .enum, .defer, .import: return []
    default:
      let assigns = topLevel(.equals, in: statement) != nil
      return isValue && !assigns && tokens[first].kind != .directive ? [statement] : []
    }
  }

  /// Each case is a block of its own.
  private func results(ofSwitch statement: Range<Int>, isValue: Bool, depth: Int) -> [Range<Int>] {
    guard let brace = braces(of: statement).last else { return [] }
    var blocks: [Range<Int>] = []
    for part in statements(in: inside(brace)) {
      let first = part.lowerBound
      if keyword(first) == .case || keyword(first) == .default || isUnknownDefault(first) {
        blocks.append(part.upperBound..<part.upperBound)
      } else if let block = blocks.popLast() {
        blocks.append(block.lowerBound..<part.upperBound)
      }
    }
    return blocks.flatMap { results(inBody: $0, isValue: isValue, depth: depth) }
  }

  /// Returns the opening braces of a statement that stand in no other bracket.
  private func braces(of statement: Range<Int>) -> [Int] {
    var braces: [Int] = []
    var index = statement.lowerBound
    while index < statement.upperBound {
      if tokens[index].kind == .leftBrace { braces.append(index) }
      index = after(index)
    }
    return braces
  }

  /// Divides a body into its statements; `case …:` is one of its own, and so is a name before a loop.
  package func statements(in body: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var index = body.lowerBound
    while index < body.upperBound {
      let end = max(statementEnd(from: index, limit: body.upperBound), index + 1)
      if tokens[index].kind != .semicolon { statements.append(index..<end) }
      index = end
    }
    return statements
  }

  /// Returns the end of the statement that begins at `start`, its `else` included.
  package func statementEnd(from start: Int, limit: Int) -> Int {
    // `#if` and `#else` are the same words as `if` and `else`.
    if tokens[start].kind == .directive { return directiveEnd(from: start, limit: limit) }
    if isUnknownDefault(start) { return statementEnd(from: start + 2, limit: limit) }
    switch keyword(start) {
    case .return where start + 1 < limit: return expressionEnd(from: start + 1, limit: limit)
    case .case, .default:
      let colon = topLevel(.colon, in: start..<limit)
      return (colon ?? limit - 1) + 1
    case .repeat:
      let end = blockEnd(from: start, limit: limit)
      return end < limit && keyword(end) == .while
        ? expressionEnd(from: end + 1, limit: limit) : end
    case let word? where word.hasBlock || word == .set:
      var end = blockEnd(from: start, limit: limit)
      while end < limit, keyword(end) == .else, tokens[end].kind != .directive {
        end = blockEnd(from: end, limit: limit)
      }
      return end
    default: break
    }
    if namesStatement(start) { return start + 2 }
    return max(expressionEnd(from: start, limit: limit), start + 1)
  }

  /// Tells whether a name of a statement stands at a token: `outer: for …`.
  private func namesStatement(_ index: Int) -> Bool {
    kind(index) == .identifier && isLabel(index) && keyword(index + 2)?.hasBlock ?? false
  }

  /// Tells whether `@unknown default:` begins at a token.
  private func isUnknownDefault(_ index: Int) -> Bool {
    kind(index) == .at && keyword(index + 2) == .default
  }

  private func blockEnd(from start: Int, limit: Int) -> Int {
    brace(from: start, limit: limit).map { after($0) } ?? limit
  }

  private func directiveEnd(from start: Int, limit: Int) -> Int {
    var index = start + 1
    while index < limit, !isFirstOnLine(index) { index += 1 }
    return index
  }
}
