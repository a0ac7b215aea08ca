extension TokenList {
  /// Returns the names of the values that an expression or a choice between two can be: the last part of
  /// `model.title`, `model?.title(for: index)` and `titles[0]`.
  package func namesOfValues(in range: Range<Int>) -> [String] {
    let expression = expression(in: range)
    guard let (left, right) = expression.branches else {
      return nameOfValue(of: expression).map { [$0] } ?? []
    }
    return [left, right].compactMap { nameOfValue(of: self.expression(in: $0)) }
  }

  private func nameOfValue(of expression: Expression) -> String? {
    switch expression.shape {
    case .name(let name): return keyword(name) == .nil ? nil : text(name)
    case .chain: return nameOfValue(ofChain: expression.range)
    default: return nil
    }
  }

  /// Returns the last name of a chain; nil where it makes a value of a type.
  private func nameOfValue(ofChain range: Range<Int>) -> String? {
    var name: Int?
    var index = range.lowerBound
    while index < range.upperBound {
      if self[index].kind == .identifier { name = index }
      index = after(index)
    }
    guard let name else { return nil }
    let isType = ("A"..."Z") ~= bytes[self[name].start]
    return isType && kind(name + 1) == .leftParenthesis ? nil : text(name)
  }

  /// Returns the expression before a dot as far as it can be a string: a literal, what parentheses
  /// enclose, or one name.
  package func receiver(endingAt end: Int) -> Range<Int>? {
    switch kind(end) {
    case .string, .interpolatedString: return end..<end + 1
    case .identifier: return startOfOperand(endingWithName: end)..<end + 1
    case .rightParenthesis: return startOfCall(endingAt: end).map { $0..<end + 1 }
    default: return nil
    }
  }

  /// Returns the operand that a name is a member of.
  package func operand(before member: Int) -> Range<Int>? {
    kind(member - 1) == .dot ? receiver(endingAt: member - 2) : nil
  }

  /// Returns where the operand begins whose last member is a name: `Suit(rawValue: 1)?.title`.
  private func startOfOperand(endingWithName name: Int) -> Int {
    guard kind(name - 1) == .dot else { return name }
    let isOptional =
      ["?", "!"].contains(text(name - 2)) && self[name - 2].end == self[name - 1].start
    let before = isOptional ? name - 3 : name - 2
    switch kind(before) {
    case .identifier: return startOfOperand(endingWithName: before)
    case .rightParenthesis: return startOfCall(endingAt: before) ?? name
    default: return name
    }
  }

  /// Returns where a call begins, or what parentheses enclose; nil where that is too far away.
  private func startOfCall(endingAt end: Int) -> Int? {
    let start = stride(from: end - 1, through: Swift.max(0, end - 100), by: -1).first {
      kind($0) == .leftParenthesis && partner(of: $0) == end
    }
    return start.map { opensArguments($0) ? startOfOperand(endingWithName: $0 - 1) : $0 }
  }

  /// Returns whether a parenthesis opens a call's arguments.
  private func opensArguments(_ parenthesis: Int) -> Bool {
    kind(parenthesis - 1) == .identifier && keyword(parenthesis - 1) == nil
      && !isFirstOnLine(parenthesis)
  }
}
