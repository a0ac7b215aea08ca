extension TokenList {
  /// Returns whether a name of a vocabulary stands in the list.
  package func contains(wordOf vocabulary: Vocabulary) -> Bool {
    (0..<count).contains { vocabulary.contains($0, of: self) }
  }

  /// Returns whether the value of a literal may go on from its place.
  ///
  /// Keys of dictionaries, subscripts, comparisons and patterns keep it, and so does a function that the
  /// project does not declare and that gives no text back.
  package func handsOn(_ literal: Int, _ isDeclared: (String) -> Bool) -> Bool {
    let isCompared = ["==", "!=", "~="].contains {
      isOperator($0, literal - 1) || isOperator($0, literal + 1)
    }
    if isCompared || introducer(of: literal) == .case { return false }
    guard let bracket = bracket(around: literal) else { return true }
    let isElement = literal == bracket + 1 || kind(literal - 1) == .comma
    switch kind(bracket) {
    case .leftBracket: return !(isElement && isLabel(literal)) && !isSubscript(bracket)
    case .leftParenthesis:
      let callee = calledName(before: bracket)
      guard kind(callee) == .identifier, keyword(callee) == nil else { return true }
      let name = text(callee)
      return Self.givingTexts.contains(name) || isDeclared(name)
    default: return true
    }
  }

  /// Whether a bracket begins the arguments of a call or a subscript: it touches what is called.
  package func isApplied(_ bracket: Int) -> Bool {
    guard bracket > 0, self[bracket - 1].end == self[bracket].start else { return false }
    return switch kind(bracket - 1) {
    case .identifier, .rightParenthesis, .rightBracket, .rightBrace, .question, .other: true
    default: false
    }
  }

  /// Returns the bracket of the array's type that is called by a parenthesis: of `[Row](…)`.
  package func arrayType(calledBy parenthesis: Int) -> Int? {
    guard kind(parenthesis - 1) == .rightBracket, isApplied(parenthesis) else { return nil }
    let bracket = stride(from: parenthesis - 2, through: max(0, parenthesis - 40), by: -1).first {
      kind($0) == .leftBracket && partner(of: $0) == parenthesis - 1
    }
    return bracket.flatMap { isApplied($0) ? nil : $0 }
  }

  /// Whether a bracket begins a subscript, and no list.
  package func isSubscript(_ bracket: Int) -> Bool {
    switch kind(bracket - 1) {
    case .identifier: keyword(bracket - 1) == nil
    case .rightParenthesis, .rightBracket, .question: self[bracket - 1].end == self[bracket].start
    default: false
    }
  }

  /// The names of calls that hand on what they get, as they are followed.
  private static let givingTexts: Set<String> = [
    "init", "some", "String", "NSString", "Substring", "Optional", "append", "insert",
    "AttributedString",
    "NSAttributedString", "NSMutableAttributedString", "max", "min",
  ]
}
