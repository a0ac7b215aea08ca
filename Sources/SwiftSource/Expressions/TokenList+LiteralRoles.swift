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

  private func isLiteral(_ index: Int) -> Bool { index >= 0 && self[index].isLiteral }
}
