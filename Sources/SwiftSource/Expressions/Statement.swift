/// A statement by its outermost shape.
///
/// As of an expression, its parts are lowered on demand: the values that a body
/// yields, and its literals, are folds over statements. A new statement of Swift is a row of
/// `TokenList.shape(ofStatement:)`, and a block that it has one of `Keyword.hasBlock`.
package enum StatementShape {
  /// `#if`, `#else` and their like.
  case directive
  /// `return`, by its value, which is empty where there is none.
  case returned(Range<Int>)
  /// `if` and `switch`, by the bodies of their branches, of which one is run.
  case choice([Range<Int>])
  /// `get`, by its body.
  case getter([Range<Int>])
  /// Any other statement with blocks, by their bodies.
  case blocks([Range<Int>])
  /// `case …:` and `default:`.
  case label
  /// A declaration, or a block that yields nothing.
  case declaration
  case assignment
  /// Anything else, which is an expression.
  case value
}

extension TokenList {
  /// Returns the shape of a statement that `statements(in:)` gave.
  package func shape(ofStatement statement: Range<Int>) -> StatementShape {
    let first = statement.lowerBound
    if tokens[first].kind == .directive { return .directive }
    switch keyword(first) {
    case .return: return .returned(first + 1..<statement.upperBound)
    case .switch: return .choice(cases(ofSwitch: statement))
    case .if, .else: return .choice(bodies(of: statement))
    case .get: return .getter(bodies(of: statement))
    case .guard, .for, .while, .repeat, .do, .catch: return .blocks(bodies(of: statement))
    case .let, .var, .func, .set, .struct, .class, .enum, .defer, .import: return .declaration
    default: break
    }
    if isLabelOfCase(first) { return .label }
    return topLevel(.equals, in: statement) == nil ? .value : .assignment
  }

  func isLabelOfCase(_ first: Int) -> Bool {
    keyword(first) == .case || keyword(first) == .default || isUnknownDefault(first)
  }

  /// Each case is a block of its own.
  private func cases(ofSwitch statement: Range<Int>) -> [Range<Int>] {
    guard let body = bodies(of: statement).last else { return [] }
    var cases: [Range<Int>] = []
    for part in statements(in: body) {
      if isLabelOfCase(part.lowerBound) {
        cases.append(part.upperBound..<part.upperBound)
      } else if let block = cases.popLast() {
        cases.append(block.lowerBound..<part.upperBound)
      }
    }
    return cases
  }

  /// Returns what stands between the braces of a statement that stand in no other bracket.
  func bodies(of statement: Range<Int>) -> [Range<Int>] {
    var bodies: [Range<Int>] = []
    var index = statement.lowerBound
    while index < statement.upperBound {
      if tokens[index].kind == .leftBrace { bodies.append(inside(index)) }
      index = after(index)
    }
    return bodies
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

  /// Returns the literals that the cases of a `switch` are, whose cases a brace holds.
  package func literalPatterns(in brace: Int) -> [Int] {
    statements(in: inside(brace)).filter { keyword($0.lowerBound) == .case }.flatMap { label in
      split(label.dropFirst().dropLast()).filter { $0.count == 1 && self[$0.lowerBound].isLiteral }
        .map(\.lowerBound)
    }
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

  /// Returns whether a name of a statement stands at a token: `outer: for …`.
  private func namesStatement(_ index: Int) -> Bool {
    kind(index) == .identifier && isLabel(index) && keyword(index + 2)?.hasBlock ?? false
  }

  /// Returns whether `@unknown default:` begins at a token.
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
