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
    case .identifier:
      var start = end
      while kind(start - 1) == .dot, kind(start - 2) == .identifier { start -= 2 }
      return start..<end + 1
    case .rightParenthesis:
      let start = stride(from: end - 1, through: Swift.max(0, end - 100), by: -1).first {
        kind($0) == .leftParenthesis && partner(of: $0) == end
      }
      return start.map { (opensArguments($0) ? startOfChain(endingAt: $0 - 1) : $0)..<end + 1 }
    default: return nil
    }
  }

  /// Tells whether a parenthesis opens a call's arguments.
  private func opensArguments(_ parenthesis: Int) -> Bool {
    kind(parenthesis - 1) == .identifier && keyword(parenthesis - 1) == nil
      && !isFirstOnLine(parenthesis)
  }
}
