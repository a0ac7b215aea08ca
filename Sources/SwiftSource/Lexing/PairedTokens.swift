/// Divides the source of a language into tokens.
protocol Lexer {
  /// Hands the tokens on, one by one, as long as `take` wants more.
  func lex(_ take: (Token) -> Bool)
}

extension SwiftLexer: Lexer {}
extension ObjectiveCLexer: Lexer {}

/// The tokens of a text, with their brackets paired, and notes of those that are looked for later.
struct PairedTokens: ~Copyable {
  private(set) var tokens: [Token] = []
  private(set) var firstUnpaired: Int?
  private(set) var literals: [Int] = []
  private(set) var interpolatedStrings: [Int] = []
  private(set) var imports: [Int] = []
  private(set) var opaqueTypes: [Int] = []
  private(set) var directives: [Int] = []
  private(set) var declarators: [Declarator] = []
  /// The comments, be they kept as tokens or not.
  private(set) var comments: [Range<Int>] = []

  private let keepsComments: Bool
  /// The innermost bracket that is open; each has the one around it for its partner meanwhile.
  private var open = Self.none
  private var counts = OpenCounts()

  /// Stands for no bracket; no list has as many tokens.
  private static let none = Int(UInt32.max)

  /// Lexes a part of a text.
  init(_ bytes: [UInt8], _ syntax: SourceSyntax, in range: Range<Int>, keepsComments: Bool) {
    // Nearly no text has more tokens than that; to make room for one at each byte would cost memory.
    self.init(bytes, range, keepsComments)
    if !fill(room: range.count / 5 + 16, bytes, syntax, in: range) {
      self.init(bytes, range, keepsComments)
      _ = fill(room: range.count + 1, bytes, syntax, in: range)
    }
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>, _ keepsComments: Bool) {
    self.keepsComments = keepsComments
    // Most files have fewer of these.
    declarators.reserveCapacity(range.count / 72)
    literals.reserveCapacity(range.count / 256)
    comments.reserveCapacity(range.count / 256)
  }

  /// Lexes as many tokens as there is room for, and returns whether these are all.
  ///
  /// An array would check, at each append and each change, whether it is shared.
  private mutating func fill(
    room: Int,
    _ bytes: [UInt8],
    _ syntax: SourceSyntax,
    in range: Range<Int>
  ) -> Bool {
    var isComplete = true
    tokens = [Token](capacity: room) { list in
      isComplete =
        switch syntax {
        case .swift:
          lex(SwiftLexer(bytes, in: range, keepsComments: keepsComments), into: &list)
        case .objectiveC:
          lex(ObjectiveCLexer(bytes, in: range, keepsComments: keepsComments), into: &list)
        }
      end(until: Self.none, of: &list)
    }
    return isComplete
  }

  /// Appends the tokens of a lexer as long as there is room, and returns whether these are all.
  ///
  /// It is specialized for each of them: with the loops of both in one function the compiler leaves one
  /// outside, and that calls back for each token.
  private mutating func lex(_ lexer: some Lexer, into list: inout OutputSpan<Token>) -> Bool {
    var isComplete = true
    lexer.lex { token in
      isComplete = append(token, to: &list)
      return isComplete
    }
    return isComplete
  }

  /// Appends the token that a lexer has found; false where there is no room.
  @inline(__always)
  private mutating func append(_ token: Token, to list: inout OutputSpan<Token>) -> Bool {
    if list.isFull { return false }
    if token.kind == .identifier {
      if token.isNoted { note(token, at: list.count) }
    } else if token.kind.isOpeningBracket {
      var token = token
      token.partner = open
      open = list.count
      counts[token.kind] += 1
      list.append(token)
      return true
    } else if token.kind.isClosingBracket {
      close(token.kind, &list)
    } else if token.kind.rawValue <= Token.Kind.comment.rawValue {
      note(token, at: list.count)
      if token.kind == .comment, !keepsComments { return true }
    }
    list.append(token)
    return true
  }

  /// Notes a token that is no mark, and will be looked for.
  private mutating func note(_ token: Token, at index: Int) {
    switch token.kind {
    case .identifier where token.mayDeclare:
      declarators.append(Declarator(token: index, bracket: open))
    case .identifier where token.spells(.import): imports.append(index)
    case .identifier: opaqueTypes.append(index)
    case .string: literals.append(index)
    case .interpolatedString:
      literals.append(index)
      interpolatedStrings.append(index)
    case .directive: directives.append(index)
    case .comment: comments.append(token.range)
    default: break
    }
  }

  /// Pairs a closing bracket, which comes next, with the innermost opening one of its kind.
  @inline(__always)
  private mutating func close(_ kind: Token.Kind, _ list: inout OutputSpan<Token>) {
    guard open != Self.none, list[open].kind.isClosed(by: kind) else {
      return closeUnevenly(kind, &list)
    }
    let outer = list[open].partner
    list[open].partner = list.count
    open = outer
    counts[kind] -= 1
  }

  /// Pairs a closing bracket where another one is open.
  ///
  /// Those opened since its partner end here as well; without any of its kind, the closing bracket is a
  /// token like any other.
  ///
  /// Complexity: linear in the number of brackets that end here.
  @inline(never)
  private mutating func closeUnevenly(_ kind: Token.Kind, _ list: inout OutputSpan<Token>) {
    let index = list.count
    guard counts[kind] > 0 else {
      firstUnpaired = firstUnpaired ?? index
      return
    }
    var match = open
    while !list[match].kind.isClosed(by: kind) { match = list[match].partner }
    end(until: match, of: &list)
    open = list[match].partner
    list[match].partner = index
    counts[kind] -= 1
  }

  /// Ends the brackets that were opened after one, or all, and notes the first of them where it is the
  /// first bracket, as they are read, without a partner of its own kind.
  private mutating func end(until outermost: Int, of list: inout OutputSpan<Token>) {
    var first: Int?
    while open != outermost {
      let outer = list[open].partner
      list[open].partner = list.count
      counts[list[open].kind] -= 1
      (first, open) = (open, outer)
    }
    firstUnpaired = firstUnpaired ?? first
  }
}

/// A keyword that may begin a declaration, with the innermost bracket that is open there.
struct Declarator: Sendable {
  private let storedToken: UInt32
  private let storedBracket: UInt32

  /// Keeps two places; `UInt32.max` stands for no bracket, as it does in pairing.
  fileprivate init(token: Int, bracket: Int) {
    storedToken = UInt32(truncatingIfNeeded: token)
    storedBracket = UInt32(truncatingIfNeeded: bracket)
  }

  var token: Int { Int(storedToken) }
  var bracket: Int? { storedBracket == .max ? nil : Int(storedBracket) }
}

/// The number of open brackets of each kind, so that no search goes through all of them for a kind
/// that there is not.
private struct OpenCounts {
  private var parentheses = 0
  private var brackets = 0
  private var braces = 0

  /// The count of a kind, by its opening or its closing bracket.
  subscript(kind: Token.Kind) -> Int {
    get {
      switch kind {
      case .leftParenthesis, .rightParenthesis: parentheses
      case .leftBracket, .rightBracket: brackets
      default: braces
      }
    }
    set {
      switch kind {
      case .leftParenthesis, .rightParenthesis: parentheses = newValue
      case .leftBracket, .rightBracket: brackets = newValue
      default: braces = newValue
      }
    }
  }
}
