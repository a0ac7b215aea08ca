// What a literal is beside a text that is shown.
extension TokenList {
  /// Whether a value is compared with a literal: `state == "On"`, `case "On":`.
  package func isCompared(_ literal: Int) -> Bool {
    for place in [literal - 1, literal + 1]
    where isOperator("==", place) || isOperator("!=", place) || isOperator("~=", place) {
      return true
    }
    var first = literal
    while kind(first - 1) == .comma, isLiteral(first - 2) { first -= 2 }
    return keyword(first - 1) == .case
  }

  /// Whether a case of an enumeration has a literal as its raw value.
  package func isRawValue(_ literal: Int) -> Bool {
    var name = literal - 2
    while kind(name + 1) == .equals, kind(name - 1) == .comma, isLiteral(name - 2) { name -= 4 }
    return kind(name + 1) == .equals && introducer(of: name) == .case
  }

  /// Whether a value that begins at a token is assigned to something.
  package func isAssigned(_ value: Int) -> Bool { kind(value - 1) == .equals }

  /// Whether what a call gives is assigned to a member: `item.title = text("Quit")`.
  package func isAssignedToMember(callBy name: Int) -> Bool {
    let start = startOfChain(endingAt: name)
    return isAssigned(start) && target(of: start - 1).map(isMember) ?? false
  }

  private func isLiteral(_ index: Int) -> Bool { index >= 0 && self[index].isLiteral }
}
