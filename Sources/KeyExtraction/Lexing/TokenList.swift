/// The tokens of a file or a part of it, with its brackets paired.
struct TokenList {
  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  /// The comments that tell the program something.
  private(set) var directives: [Range<Int>] = []
  /// The first bracket, as they are read, that has no partner of its own kind.
  private(set) var firstUnpaired: Int?
  /// The tokens that are literals with interpolations.
  private(set) var interpolatedStrings: [Int] = []
  /// The tokens that are the word `import`.
  private(set) var imports: [Int] = []

  init(
    _ bytes: [UInt8],
    _ syntax: SourceSyntax,
    in range: Range<Int>,
    vocabulary: Vocabulary,
    keepsComments: Bool = false
  ) {
    self.bytes = bytes
    switch syntax {
    case .swift:
      var lexer = SwiftLexer(bytes, in: range, vocabulary: vocabulary, keepsComments: keepsComments)
      append(startingWith: range.count / 6) { lexer.next() }
      directives = lexer.directives
    case .objectiveC:
      var lexer = ObjectiveCLexer(
        bytes,
        in: range,
        vocabulary: vocabulary,
        keepsComments: keepsComments
      )
      append(startingWith: range.count / 6) { lexer.next() }
      directives = lexer.directives
    }
  }

  var range: Range<Int> { 0..<tokens.count }

  subscript(index: Int) -> Token { tokens[index] }

  /// Returns the kind of a token, or nil outside the list.
  func kind(_ index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  /// Returns the number of the word that a token is; that of an unknown one outside the list.
  func word(_ index: Int) -> Word {
    tokens.indices.contains(index) ? tokens[index].word : .unknown
  }

  func keyword(_ index: Int) -> Keyword? {
    tokens.indices.contains(index) ? tokens[index].keyword : nil
  }

  /// Returns the text of a token as it is written.
  func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Returns the index of the bracket that closes the one at `index`; the list's end where none does,
  /// and the index itself where no opening bracket is.
  func partner(of index: Int) -> Int {
    let token = tokens[index]
    return token.kind.isOpeningBracket ? token.partner : index
  }

  /// Returns the tokens between a bracket and its partner.
  func inside(_ index: Int) -> Range<Int> {
    index + 1..<max(index + 1, partner(of: index))
  }

  /// Divides a range at the commas that stand in no bracket; an empty range has no part.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens[index].kind == .comma {
        parts.append(start..<index)
        start = index + 1
      }
      index = after(index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// Returns the index after a token, or after what a bracket encloses.
  func after(_ index: Int) -> Int {
    let partner = partner(of: index)
    return min(partner, tokens.count - 1) + 1
  }

  /// Stands for no bracket; no list has as many tokens.
  private static let none = Int(UInt32.max)

  /// Appends what `next` returns until that is nil, and pairs the brackets.
  ///
  /// A bracket that is open has the one around it for its partner meanwhile, or none.
  @inline(__always)
  private mutating func append(startingWith capacity: Int, _ next: () -> Token?) {
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
