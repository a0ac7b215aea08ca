extension TokenList {
  /// Returns the name of the class whose bundle an expression is: `Kit` of `Bundle(for: Kit.self)` and
  /// `.forClass(Kit.self)`, and `self` of `Bundle(for: type(of: self))`; nil for other expressions.
  package func classOfBundle(in range: Range<Int>) -> Int? {
    let range = strippedExpression(range)
    guard let first = range.first else { return nil }
    var name = kind(first) == .dot ? first + 1 : first
    while let member = member(of: name) { name = member }
    guard isCalled(name), endOfCall(by: name) == range.upperBound else { return nil }
    let arguments = arguments(in: name + 1)
    guard arguments.count == 1 else { return nil }
    switch (text(name), arguments[0].label) {
    case ("forClass", nil), ("init", "for"), ("Bundle", "for"):
      return classObject(in: strippedExpression(arguments[0].value))
    default: return nil
    }
  }

  /// Returns the name of a class that stands for itself: `Kit` of `Kit.self`, `self` of `type(of: self)`.
  private func classObject(in range: Range<Int>) -> Int? {
    guard let first = range.first, let last = range.last else { return nil }
    if keyword(last) == .self, isMember(last), isPath(range) { return last - 2 }
    guard text(first) == "type", isCalled(first), endOfCall(by: first) == range.upperBound else {
      return nil
    }
    let value = arguments(in: first + 1).first?.value ?? range
    return value.count == 1 && isSelf(value.lowerBound) ? value.lowerBound : nil
  }
}
