/// The tokens around an expression from its first token to its last one.
extension TokenList {
  /// Whether the expression that ends with a token is a part of a longer one.
  package func goesOn(behind last: Int) -> Bool {
    switch kind(last + 1) {
    case .dot, .question, .plus, .nilCoalescing, .other: true
    default: false
    }
  }

  /// Returns the last token of what a plus sign joins with the expression that begins at a token.
  package func operand(joinedBefore first: Int) -> Int? {
    kind(first - 1) == .plus && kind(first - 2) != nil ? first - 2 : nil
  }

  /// Returns the first token of what a plus sign joins with the expression that ends with a token.
  package func operand(joinedBehind last: Int) -> Int? {
    kind(last + 1) == .plus && kind(last + 2) != nil ? last + 2 : nil
  }

  /// Returns the `?` of a choice whose first branch begins at a token.
  package func question(before first: Int) -> Int? {
    kind(first - 1) == .question ? first - 1 : nil
  }

  /// Returns the last token of a condition before a `?`, if it is a number, and the two bytes that end
  /// the token before it.
  package func lastNumber(before question: Int) -> (token: Int, sign: ArraySlice<UInt8>)? {
    let number = kind(question - 1) == .rightParenthesis ? question - 2 : question - 1
    guard kind(number) == .number, number > 0 else { return nil }
    return (number, bytes[..<self[number - 1].end].suffix(2))
  }

  /// Returns the names of the modifiers that stand behind a call from a token on, closures of the call and
  /// of the modifiers left out: `font` and `padding` of `.font(.body).padding()`.
  package func modifiers(from start: Int) -> [Int] {
    var names: [Int] = []
    var index = start
    while true {
      if let brace = closure(behindCallAt: index, limit: count) {
        index = after(brace)
      } else if kind(index) == .leftParenthesis {
        index = after(index)
      } else if let name = implicitMember(at: index) {
        names.append(name)
        index = name + 1
      } else {
        return names
      }
    }
  }
}
