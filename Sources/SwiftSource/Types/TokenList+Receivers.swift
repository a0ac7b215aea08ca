import SourceFiles

// What stands before a member's dot.
extension TokenList {
  /// Tells whether a member is called on what is a value and no type: on a variable, which is named in
  /// small letters, or on what another call gives.
  package func isCalledOnValue(_ name: Int) -> Bool {
    guard kind(name - 1) == .dot else { return false }
    var end = name - 2
    if kind(end) == .other, text(end) == "?" || text(end) == "!" { end -= 1 }
    switch kind(end) {
    case .string, .interpolatedString: return true
    case .rightParenthesis: return !namesType(startOfChain(endingAt: name))
    case .identifier: return keyword(end) == nil && !namesType(end)
    default: return false
    }
  }

  /// Tells whether a name stands behind a dot that no receiver stands before: `.title("…")`.
  package func isImplicitMember(_ name: Int) -> Bool {
    guard kind(name - 1) == .dot else { return false }
    switch kind(name - 2) {
    case .identifier:
      switch keyword(name - 2) {
      case .return, .case, .in, .try, .await, .if, .else, .guard, .while, .where, .switch:
        return true
      default: return false
      }
    case .other: return !["?", "??", "!", ">"].contains(text(name - 2))
    case .comma, .colon, .semicolon, .leftParenthesis, .leftBracket, .leftBrace, .equals, .arrow,
      .plus, .question, .nilCoalescing, .end, nil:
      return true
    case .rightParenthesis, .rightBracket, .rightBrace, .string, .interpolatedString, .number,
      .directive, .opaqueLiteral, .comment, .dot, .at:
      return false
    }
  }

  /// Tells whether a name may be that of a type, or of a variable that holds one: `type(of: self)`.
  private func namesType(_ name: Int) -> Bool {
    guard kind(name) == .identifier, let first = bytes[self[name].range].first else { return false }
    if ("A"..."Z") ~= first && kind(name + 1) != .leftParenthesis { return true }
    let text = text(name).lowercased()
    return text == "super" || text.hasSuffix("type") || text.hasSuffix("class")
  }
}
