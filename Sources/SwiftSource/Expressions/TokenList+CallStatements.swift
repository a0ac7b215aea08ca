// Calls that are statements.
extension TokenList {
  /// Whether the call by a name is one of several statements, so that nothing is done with what it gives:
  /// `map.localize()`.
  package func isStatement(callBy name: Int) -> Bool {
    guard isCalled(name) else { return false }
    let (start, end) = (startOfLine(around: name), after(name + 1))
    guard isChain(start..<name), expressionEnd(from: name, limit: count) == end,
      !joinsLines(start - 1, start)
    else { return false }
    // What stands in parentheses or a list is a value, and so is the only statement of a body.
    switch (kind(start - 1), kind(end)) {
    case (nil, _), (.leftParenthesis, _), (.leftBracket, _), (.comma, _), (.directive, _),
      (_, .rightParenthesis), (_, .rightBracket), (_, .comma), (_, .directive),
      (.leftBrace, .rightBrace):
      return false
    case (_, .rightBrace): return keyword(start - 1) != .in
    default: return true
    }
  }

  /// Returns the first token that stands on a token's line behind a brace or a semicolon.
  private func startOfLine(around index: Int) -> Int {
    var start = index
    while !isFirstOnLine(start), kind(start - 1) != .leftBrace,
      kind(start - 1) != .semicolon
    {
      start -= 1
    }
    return start
  }

  /// Returns whether names with dots between them, calls and subscripts among them, fill a range.
  private func isChain(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var isBehindDot = true
    while index < range.upperBound {
      switch kind(index) {
      case .identifier where isBehindDot:
        guard (keyword(index) ?? .`self`) == .`self` else { return false }
        isBehindDot = false
      case .dot where !isBehindDot: isBehindDot = true
      case .leftParenthesis where !isBehindDot, .leftBracket where !isBehindDot: break
      case .other where isOperator("?", index) || isOperator("!", index): break
      default: return false
      }
      index = after(index)
    }
    return isBehindDot && index == range.upperBound
  }
}
