/// The place of a value, by what stands right before it.
package enum ValuePlace: Equatable {
  /// Behind a parenthesis, and the label if there is one: `callee` is the token before the parenthesis.
  case firstArgument(callee: Int, label: Int?)
  /// Behind another label, or the part of a selector.
  case labelled(Int)
  /// Behind a name and `=`; of a constant with a written type, that is the last name of the type.
  case assigned(to: Int)
  case other
}

extension TokenList {
  /// Returns the place of the value that begins at a token.
  package func place(ofValueAt first: Int) -> ValuePlace {
    switch kind(first - 1) {
    case .leftParenthesis: return .firstArgument(callee: first - 2, label: nil)
    case .equals where kind(first - 2) == .identifier: return .assigned(to: first - 2)
    default:
      guard let label = label(ofValueAt: first) else { return .other }
      let isFirst = kind(label - 1) == .leftParenthesis
      return isFirst ? .firstArgument(callee: label - 2, label: label) : .labelled(label)
    }
  }

  /// Whether an argument ends with a token.
  package func endsArgument(_ index: Int) -> Bool {
    kind(index + 1) == .comma || kind(index + 1) == .rightParenthesis
  }

  /// Returns the label, or the name with a written type, that stands before what begins at a token.
  package func label(ofValueAt first: Int) -> Int? {
    kind(first - 1) == .colon && kind(first - 2) == .identifier ? first - 2 : nil
  }

  /// The last token of what is called by a parenthesis, and the first one of what that encloses.
  @inlinable package func lastToken(before parenthesis: Int) -> Token { self[parenthesis - 1] }
  @inlinable package func firstToken(in parenthesis: Int) -> Token { self[parenthesis + 1] }

  /// Returns the name before a parenthesis: of what is called, or declared.
  package func callee(of parenthesis: Int) -> Int? {
    kind(parenthesis - 1) == .identifier ? parenthesis - 1 : nil
  }

  /// Returns the label of the first argument in a parenthesis.
  @inlinable
  package func firstLabel(in parenthesis: Int) -> Int? {
    kind(parenthesis + 2) == .colon && kind(parenthesis + 1) == .identifier ? parenthesis + 1 : nil
  }

  /// Returns where the value of the first argument in a parenthesis begins.
  @inlinable
  package func firstValue(in parenthesis: Int) -> Int {
    firstLabel(in: parenthesis).map { $0 + 2 } ?? parenthesis + 1
  }

  /// Returns the token behind the parenthesis of a call by a name.
  package func startOfArguments(ofCallBy name: Int) -> Int? { isCalled(name) ? name + 2 : nil }

  /// Returns the arguments of a call by a name, whose parenthesis stands on the name's line; none where
  /// it is no call.
  package func arguments(ofCallBy name: Int) -> [Argument] {
    isCalled(name) && !isFirstOnLine(name + 1) ? arguments(in: name + 1) : []
  }

  /// Returns the name that a call ends in before its parenthesis: `row` of `row<Item>(`, `onError` of
  /// `onError?(`; the token before the parenthesis where it is anything else.
  package func calledName(before parenthesis: Int) -> Int {
    let end = parenthesis - 1
    if isOperator(">", end) { return nameBeforeGenerics(endingAt: end) ?? end }
    return isOperator("?", end) || isOperator("!", end) ? end - 1 : end
  }

  /// Returns the name before `<…>`, whose last bracket is at `end`.
  private func nameBeforeGenerics(endingAt end: Int) -> Int? {
    var angles = 0
    for index in stride(from: end, through: Swift.max(0, end - 40), by: -1)
    where kind(index) == .other {
      let text = text(index)
      if text.allSatisfy({ $0 == ">" }) { angles += text.count }
      if text.allSatisfy({ $0 == "<" }) { angles -= text.count }
      if angles == 0 { return index - 1 }
    }
    return nil
  }

  /// Whether a method of the value is called that a call gives, whose name is at `site`:
  /// `NSLocalizedString(key, comment: "").replacingOccurrences(…)`.
  package func changesResult(ofCall site: Int) -> Bool {
    guard isCalled(site) else { return false }
    let last = partner(of: site + 1)
    if hasMember(last) { return isCalled(last + 2) }
    return kind(last + 1) == .identifier && isLabel(last + 1) && kind(site - 1) == .leftBracket
  }
}
