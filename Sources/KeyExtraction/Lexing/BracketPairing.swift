/// Pairs the brackets of a list of tokens, and notes the tokens that are looked for later.
struct BracketPairing {
  private(set) var firstUnpaired: Int?
  private(set) var literals: [Int] = []
  private(set) var interpolatedStrings: [Int] = []
  private(set) var imports: [Int] = []
  private(set) var comments: [Int] = []

  /// Stands for no bracket; no list has as many tokens.
  private static let none = Int(UInt32.max)

  /// Pairs the brackets among tokens.
  ///
  /// A bracket that is open has the one around it for its partner meanwhile, or none.
  init(in tokens: inout [Token]) {
    var open = Self.none
    let importWord = Word(.import)
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .identifier {
        if token.word == importWord { imports.append(index) }
      } else if token.kind.isOpeningBracket {
        tokens[index].partner = open
        open = index
      } else if token.kind.isClosingBracket {
        if open != Self.none, tokens[open].kind.isClosed(by: token.kind) {
          let outer = tokens[open].partner
          tokens[open].partner = index
          open = outer
        } else {
          let unpaired = Self.close(&tokens, &open, at: index)
          firstUnpaired = firstUnpaired ?? unpaired
        }
      } else if token.isLiteral {
        literals.append(index)
        if token.kind == .interpolatedString { interpolatedStrings.append(index) }
      } else if token.kind == .comment {
        comments.append(index)
      }
    }
    if let unpaired = Self.end(&tokens, &open, at: Self.none, tokens.count) {
      firstUnpaired = firstUnpaired ?? unpaired
    }
  }

  /// Pairs a closing bracket with the innermost opening one of its kind.
  ///
  /// Those opened since end here as well; without any of its kind, the closing bracket is a token
  /// like any other. Returns the first bracket that has no partner of its own kind.
  private static func close(_ tokens: inout [Token], _ open: inout Int, at index: Int) -> Int? {
    let kind = tokens[index].kind
    var match = open
    while match != Self.none, !tokens[match].kind.isClosed(by: kind) {
      match = tokens[match].partner
    }
    guard match != Self.none else { return index }
    let unpaired = end(&tokens, &open, at: match, index)
    open = tokens[match].partner
    tokens[match].partner = index
    return unpaired
  }

  /// Ends the brackets that were opened after one, or all, and returns the first of them.
  private static func end(
    _ tokens: inout [Token],
    _ open: inout Int,
    at outermost: Int,
    _ end: Int
  ) -> Int? {
    var first: Int?
    while open != outermost {
      let outer = tokens[open].partner
      tokens[open].partner = end
      (first, open) = (open, outer)
    }
    return first
  }
}
