/// The head of a Swift function, initializer or subscript: all that stands before its body.
package struct FunctionHead {
  /// The parenthesis that opens the parameters.
  package let parenthesis: Int
  /// The type of the result; empty where none is written.
  package let result: Range<Int>
  /// The brace that opens the body; nil without one.
  package let body: Int?
  /// The first token behind the declaration, its body included.
  package let end: Int
}

extension TokenList {
  /// How far the parameters stand from their keyword, and the body from the parameters, at most.
  private static let limits = (name: 64, head: 256)

  /// Reads the head of the function that begins with a keyword; nil where none does.
  package func swiftFunctionHead(at keyword: Int) -> FunctionHead? {
    guard kind(keyword - 1) != .dot, let parenthesis = parenthesis(ofFunctionAt: keyword) else {
      return nil
    }
    let arrow = afterEffects(after(parenthesis))
    let limit = max(arrow + 1, min(arrow + Self.limits.head, count))
    let result =
      kind(arrow) == .arrow ? typeRange(from: arrow + 1, limit: limit) : arrow..<arrow
    let end = endOfConstraints(from: result.upperBound, limit: limit)
    let body = kind(end) == .leftBrace ? end : nil
    return FunctionHead(
      parenthesis: parenthesis,
      result: result,
      body: body,
      end: body.map(after) ?? max(end, after(parenthesis))
    )
  }

  private func parenthesis(ofFunctionAt keyword: Int) -> Int? {
    let limit = min(keyword + Self.limits.name, count)
    let first = (keyword + 1..<max(limit, keyword + 1)).first {
      self[$0].kind == .leftParenthesis || self[$0].kind == .leftBrace
    }
    return first.flatMap { self[$0].kind == .leftParenthesis ? $0 : nil }
  }

  /// Returns the end of `where T: P, T.Element == U`, if that begins here.
  private func endOfConstraints(from start: Int, limit: Int) -> Int {
    guard keyword(start) == .where else { return start }
    var index = start + 1
    while index < limit {
      switch self[index].kind {
      case .leftBrace, .rightBrace, .semicolon: return index
      case .identifier where isFirstOnLine(index) && endsConstraint(before: index): return index
      default: index = after(index)
      }
    }
    return index
  }

  /// Returns whether no constraint goes on behind a line end.
  private func endsConstraint(before index: Int) -> Bool {
    switch kind(index - 1) {
    case .comma, .colon, .other, .dot: false
    default: keyword(index - 1) != .where
    }
  }
}
