extension TokenList {
  /// Returns a text without the call or member that gives it other letters: `title` of `title.uppercased()`.
  package func withoutSpelling(_ range: Range<Int>) -> Range<Int> {
    let range = strippedExpression(range)
    guard let last = range.last else { return range }
    let isCall = kind(last) == .rightParenthesis && kind(last - 1) == .leftParenthesis
    let member = isCall ? last - 2 : last
    guard member > range.lowerBound + 1, isMember(member), Self.spellings.contains(text(member))
    else { return range }
    return range.lowerBound..<member - 1
  }

  /// The members of a string that are the same words.
  private static let spellings: Set<String> = [
    "capitalized", "localizedCapitalized", "localizedLowercase", "localizedUppercase", "lowercased",
    "uppercased",
  ]
}
