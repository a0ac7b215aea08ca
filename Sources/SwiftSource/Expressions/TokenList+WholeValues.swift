extension TokenList {
  /// Whether a call can stand in the place of a literal: the literal is all of a value there that is
  /// worked out when the program runs, and of which no other type than that of a text is evident.
  ///
  /// Raw values, patterns, keys of dictionaries, parts of sums, and the arguments of attributes and macros
  /// are no such places, and neither are the constants of C.
  package func isWholeValue(_ literal: Int, _ syntax: SourceSyntax) -> Bool {
    guard endsValue(literal, syntax) else { return false }
    switch kind(literal - 1) {
    case .leftParenthesis: return isOfCall(literal - 1)
    case .comma: return bracket(around: literal).map { isOfCall($0) } ?? false
    case .colon: return bracket(around: literal).map { isOfCall($0) } ?? false
    case .equals: return takesText(literal - 1, syntax)
    case .question, .nilCoalescing: return true
    default: return keyword(literal - 1) == .return
    }
  }

  /// Whether the value ends with a token.
  private func endsValue(_ index: Int, _ syntax: SourceSyntax) -> Bool {
    switch kind(index + 1) {
    case .rightParenthesis, .comma, .rightBracket, .rightBrace, .semicolon, nil: true
    // The first of two values to choose from.
    case .colon: kind(index - 1) == .question
    // The next part of a message, or the next statement.
    case .identifier: syntax == .objectiveC ? isLabel(index + 1) : isFirstOnLine(index + 1)
    default: false
    }
  }

  /// Whether what a bracket encloses is worked out when the program runs.
  private func isOfCall(_ bracket: Int) -> Bool {
    guard kind(bracket) == .leftParenthesis else { return true }
    return kind(bracket - 1) != .directive && !isAttribute(bracket - 1)
  }

  /// Whether any text may be assigned by an equals sign.
  private func takesText(_ equals: Int, _ syntax: SourceSyntax) -> Bool {
    guard let brace = bracket(around: equals) else { return false }
    if syntax == .objectiveC {
      let start = (brace..<equals).last { kind($0) == .semicolon || $0 == brace } ?? brace
      return !(start..<equals).contains { ["static", "const"].contains(text($0)) }
    }
    let name = equals - 1
    guard kind(name) == .identifier else { return false }
    if kind(name - 1) == .colon { return text(name) == "String" }
    return isMember(name) || [.let, .var].contains(introducer(of: name)) || isFirstOnLine(name)
  }
}
