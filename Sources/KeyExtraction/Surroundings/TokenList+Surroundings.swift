import LocalizationModel

extension TokenList {
  /// Tells what stands around the expression from `first` to `last`: a sum, or a choice by number.
  func traits(around first: Int, _ last: Int) -> TextTraits {
    var traits: TextTraits = []
    if joins(first - 1, operand: first - 2) || joins(last + 1, operand: last + 2)
      || kind(last + 1) == .identifier && Self.joiningSelectors.contains(text(last + 1))
    {
      traits.insert(.isJoined)
    }
    if kind(first - 1) == .question, comparesWithOne(before: first - 1) {
      traits.insert(.isChosenByNumber)
    }
    return traits
  }

  private static let joiningSelectors: Set<String> = [
    "stringByAppendingString", "stringByAppendingFormat",
  ]

  /// Whether an expression asks, in front of a `?`, whether a number is 1.
  func comparesWithOne(before question: Int) -> Bool {
    var index = question - 1
    if kind(index) == .rightParenthesis { index -= 1 }
    guard kind(index) == .number, text(index) == "1", index > 0 else { return false }
    let sign = bytes[..<self[index - 1].end].suffix(2)
    return ["==", "!=", "<=", " >"].contains { sign.elementsEqual($0.utf8) }
  }

  /// Returns the first token of a chain of names and dots that ends at `name`.
  func startOfChain(endingAt name: Int) -> Int {
    var start = name
    while kind(start - 1) == .dot, kind(start - 2) == .identifier { start -= 2 }
    return start
  }

  /// Whether a plus sign joins the text with another one that has words.
  private func joins(_ sign: Int, operand: Int) -> Bool {
    guard kind(sign) == .plus, kind(operand) != nil else { return false }
    guard kind(operand) == .string else { return true }
    return bytes[self[operand].range].contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
  }
}
