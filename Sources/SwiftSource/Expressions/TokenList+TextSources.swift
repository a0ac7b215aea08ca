// The expressions that a text is put together of.
extension TokenList {
  /// An expression that gives a text, or a part of it.
  package typealias TextSource = (text: Range<Int>, isPart: Bool)

  /// Returns the expressions that a text can come from: the branches of a choice, or what a variable
  /// was given.
  package func sources(of text: Range<Int>) -> [TextSource] {
    let expression = expression(in: text)
    if let (left, right) = expression.branches {
      return [left, right].map { (strippedExpression($0), false) }
    }
    let range = expression.range
    guard let name = ownName(in: range) else { return [(range, false)] }
    let local = range.count == 1 ? valuesAssigned(before: name) : (values: [], isExtended: false)
    let values =
      local.values.isEmpty ? valueOfProperty(usedAt: name).map { [$0] } ?? [] : local.values
    return values.flatMap { value -> [TextSource] in
      let value = self.expression(in: value)
      guard case .conditional(let left, let right) = value.shape else {
        return [(value.range, local.isExtended)]
      }
      return [left, right].map { (strippedExpression($0), local.isExtended) }
    }
  }

  /// Returns the texts that an expression joins to one, by plus signs or by `appending`; itself where it
  /// joins none.
  package func joinedParts(of text: Range<Int>) -> [Range<Int>] {
    guard let first = text.first else { return [text] }
    if case .sum(let parts) = shape(of: text) { return parts.map(strippedExpression) }
    let method = firstTopLevel(in: text) {
      $0 > first && isMember($0) && Self.joiningMethods.contains($0, of: self)
    }
    guard let method else { return [text] }
    return [first..<method - 1] + arguments(in: method + 1).map(\.value)
  }

  private static let joiningMethods = Vocabulary(["appending", "appendingFormat"])

  /// Returns where a reference can stand that the expression is: its first name, and the name of the
  /// call or property that it ends in.
  package func namesOfText(in range: Range<Int>) -> [Int] {
    guard let first = range.first, let last = range.last else { return [] }
    if kind(first) == .leftBracket {
      return selector(ofMessageIn: inside(first)).map { [self[$0].start] } ?? []
    }
    let call = firstTopLevel(in: range) { $0 > first && kind($0) == .leftParenthesis }
    return [self[first].start, self[call.map { $0 - 1 } ?? last].start]
  }
}
