/// Puts tokens into a list, and pairs its brackets.
struct BracketPairing {
  private(set) var tokens: [Token] = []
  private(set) var firstUnpaired: Int?
  private(set) var interpolatedStrings: [Int] = []
  private(set) var imports: [Int] = []

  /// Stands for no bracket; no list has as many tokens.
  private static let none = Int(UInt32.max)

  /// Appends what `next` returns until that is nil, and pairs the brackets.
  ///
  /// A bracket that is open has the one around it for its partner meanwhile, or none.
  @inline(__always)
  mutating func append(startingWith capacity: Int, _ next: () -> Token?) {
    // Local variables, because an array that is a property is looked up again for each token.
    var tokens: [Token] = []
    var open = Self.none
    let importWord = Word(.import)
    tokens.reserveCapacity(capacity)
    while var token = next() {
      if token.kind.isOpeningBracket {
        token.partner = open
        open = tokens.count
      } else if token.kind.isClosingBracket {
        if open != Self.none, tokens[open].kind.isClosed(by: token.kind) {
          let outer = tokens[open].partner
          tokens[open].partner = tokens.count
          open = outer
        } else {
          let unpaired = Self.close(&tokens, &open, with: token.kind)
          firstUnpaired = firstUnpaired ?? unpaired
        }
      } else if token.kind == .interpolatedString {
        interpolatedStrings.append(tokens.count)
      } else if token.word == importWord {
        imports.append(tokens.count)
      }
      tokens.append(token)
    }
    if let unpaired = Self.end(&tokens, &open, at: Self.none) {
      firstUnpaired = firstUnpaired ?? unpaired
    }
    self.tokens = tokens
  }

  /// Pairs the next token, a closing bracket, with the innermost opening one of its kind.
  ///
  /// Those opened since end here as well; without any of its kind, the closing bracket is a token
  /// like any other. Returns the first bracket that has no partner of its own kind.
  private static func close(
    _ tokens: inout [Token],
    _ open: inout Int,
    with kind: Token.Kind
  ) -> Int? {
    var match = open
    while match != Self.none, !tokens[match].kind.isClosed(by: kind) {
      match = tokens[match].partner
    }
    guard match != Self.none else { return tokens.count }
    let unpaired = end(&tokens, &open, at: match)
    open = tokens[match].partner
    tokens[match].partner = tokens.count
    return unpaired
  }

  /// Ends the brackets that were opened after one, or all, and returns the first of them.
  private static func end(
    _ tokens: inout [Token],
    _ open: inout Int,
    at outermost: Int
  ) -> Int? {
    var first: Int?
    while open != outermost {
      let outer = tokens[open].partner
      tokens[open].partner = tokens.count
      (first, open) = (open, outer)
    }
    return first
  }
}
