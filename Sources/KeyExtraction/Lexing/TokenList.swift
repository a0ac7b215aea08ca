/// The tokens of a file or a part of it, with its brackets paired.
struct TokenList {
  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  /// The comments that tell the program something.
  private(set) var directives: [Range<Int>] = []
  /// For each opening bracket the index of its closing one, or the end of the list where none is;
  /// for each other token its own index.
  private var partners: [Int32] = []
  private var open: [Int] = []
  /// The first bracket, as they are read, that has no partner of its own kind.
  private(set) var firstUnpaired: Int?

  /// Lexes Swift.
  init(swift bytes: [UInt8], in range: Range<Int>, vocabulary: Vocabulary, keepsComments: Bool) {
    self.bytes = bytes
    var lexer = SwiftLexer(bytes, in: range, vocabulary: vocabulary, keepsComments: keepsComments)
    tokens.reserveCapacity(range.count / 6)
    while let token = lexer.next() { append(token) }
    directives = lexer.directives
    closeAll()
  }

  /// Lexes Objective-C, C or C++.
  init(
    objectiveC bytes: [UInt8],
    in range: Range<Int>,
    vocabulary: Vocabulary,
    keepsComments: Bool
  ) {
    self.bytes = bytes
    var lexer = ObjectiveCLexer(
      bytes,
      in: range,
      vocabulary: vocabulary,
      keepsComments: keepsComments
    )
    tokens.reserveCapacity(range.count / 6)
    while let token = lexer.next() { append(token) }
    directives = lexer.directives
    closeAll()
  }

  var range: Range<Int> { 0..<tokens.count }

  subscript(index: Int) -> Token { tokens[index] }

  /// Returns the kind of a token, or nil outside the list.
  func kind(_ index: Int) -> Token.Kind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func keyword(_ index: Int) -> Keyword? {
    tokens.indices.contains(index) ? tokens[index].keyword : nil
  }

  /// Returns the text of a token as it is written.
  func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Returns the index of the bracket that closes the one at `index`; the list's end where none does.
  func partner(of index: Int) -> Int { Int(partners[index]) }

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

  private mutating func append(_ token: Token) {
    let index = tokens.count
    tokens.append(token)
    partners.append(Int32(truncatingIfNeeded: index))
    switch token.kind {
    case .leftParenthesis, .leftBracket, .leftBrace: open.append(index)
    case .rightParenthesis, .rightBracket, .rightBrace: close(with: token.kind, at: index)
    default: break
    }
  }

  /// Pairs a closing bracket with the innermost opening one of its kind.
  ///
  /// Those opened since end here as well; without any of its kind, the closing bracket is a token
  /// like any other.
  private mutating func close(with kind: Token.Kind, at index: Int) {
    guard let depth = open.lastIndex(where: { tokens[$0].kind.closing == kind }) else {
      firstUnpaired = firstUnpaired ?? index
      return
    }
    if depth < open.count - 1 { firstUnpaired = firstUnpaired ?? open[depth + 1] }
    for opening in open[depth...] { partners[opening] = Int32(truncatingIfNeeded: index) }
    open.removeSubrange(depth...)
  }

  private mutating func closeAll() {
    firstUnpaired = firstUnpaired ?? open.first
    for opening in open { partners[opening] = Int32(truncatingIfNeeded: tokens.count) }
    open = []
  }
}

extension Token.Kind {
  fileprivate var closing: Token.Kind? {
    switch self {
    case .leftParenthesis: .rightParenthesis
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    default: nil
    }
  }

  var isOpeningBracket: Bool { closing != nil }
}
