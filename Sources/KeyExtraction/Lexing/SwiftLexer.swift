/// Divides Swift source into tokens, one at a time.
///
/// It never fails: what is not finished ends with its line or with the text. A string literal is one
/// token, whatever its interpolations hold; `StringLiteral` takes it apart.
struct SwiftLexer: Sequence, IteratorProtocol {
  private var cursor: Cursor
  private let keywords = Vocabulary.keywords
  private let keepsComments: Bool
  /// Whether a value ends before the cursor, so that a slash divides.
  private var isAfterOperand = false

  /// Makes a lexer of `bytes[range]`; comments are tokens only where `keepsComments` says so, or where
  /// they tell the program something.
  init(
    _ bytes: [UInt8],
    in range: Range<Int>,
    keepsComments: Bool = false
  ) {
    cursor = Cursor(bytes, in: range)
    self.keepsComments = keepsComments
    // The first line of a script.
    if range.lowerBound == 0, cursor.current == "#", cursor.peek(1) == "!" { cursor.skipLine() }
  }

  /// Returns the next token, or nil at the end.
  mutating func next() -> Token? {
    while true {
      cursor.skipWhitespace()
      guard !cursor.isAtEnd else { return nil }
      let start = cursor.offset
      // The commonest tokens, without a call.
      if cursor.current.isIdentifierStart {
        cursor.skipIdentifier()
        let range = start..<cursor.offset
        let token = Token(.identifier, range, keywords.spelling(in: cursor.bytes, range))
        isAfterOperand = token.isOperand
        return token
      }
      if let kind = Token.Kind(punctuation: cursor.current) {
        cursor.advance()
        isAfterOperand = kind.isClosingBracket
        return Token(kind, start..<cursor.offset)
      }
      let kind = lexToken()
      if kind == .comment {
        guard keepsComments || cursor.bytes.isDirective(from: start) else { continue }
        return Token(.comment, start..<cursor.offset)
      }
      let token = token(kind, from: start)
      // Every name that comes this way is quoted.
      isAfterOperand = kind == .identifier || token.isOperand
      return token
    }
  }

  private func token(_ kind: Token.Kind, from start: Int) -> Token {
    let range = start..<cursor.offset
    switch kind {
    case .identifier:
      return quotedIdentifier(range)
    case .directive:
      let name = start + 1..<cursor.offset
      return Token(kind, range, keywords.spelling(in: cursor.bytes, name))
    default:
      return Token(kind, range)
    }
  }

  /// Returns the token of a name between back-ticks.
  private func quotedIdentifier(_ range: Range<Int>) -> Token {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    return Token(.identifier, inner, keywords.spelling(in: cursor.bytes, inner))
  }

  /// Moves over one token and returns its kind.
  private mutating func lexToken() -> Token.Kind {
    switch cursor.current {
    case "\"": return lexString(hashes: 0)
    case "#": return lexPound()
    case "0"..."9": return lexNumber()
    case "`": return lexQuotedIdentifier()
    case "/": return lexSlash()
    case "?": return lexQuestion()
    default: return lexPunctuation()
    }
  }

  private mutating func lexPunctuation() -> Token.Kind {
    let byte = cursor.current
    cursor.advance()
    switch byte {
    case "." where !cursor.current.isSwiftOperator: return .dot
    case _ where byte.isSwiftOperator: return lexOperator(startingWith: byte)
    default: return .other
    }
  }

  private mutating func lexOperator(startingWith first: UInt8) -> Token.Kind {
    let start = cursor.offset - 1
    // An operator ends where a comment begins.
    while cursor.current.isSwiftOperator, !startsComment { cursor.advance() }
    guard cursor.offset - start <= 2 else { return .other }
    switch (first, cursor.offset - start) {
    case ("=", 1): return .equals
    case ("+", 1): return .plus
    case ("-", 2) where cursor.bytes[start + 1] == ">": return .arrow
    default: return .other
    }
  }

  private var startsComment: Bool {
    cursor.current == "/" && (cursor.peek(1) == "/" || cursor.peek(1) == "*")
  }

  /// A question mark chooses when white space stands before it; otherwise it belongs to an optional.
  private mutating func lexQuestion() -> Token.Kind {
    let isSpaced = cursor.offset > 0 && cursor.bytes[cursor.offset - 1].isWhitespace
    cursor.advance()
    if cursor.consume("?") {
      return isSpaced || cursor.current.isWhitespace ? .nilCoalescing : .other
    }
    return isSpaced ? .question : .other
  }

  private mutating func lexNumber() -> Token.Kind {
    cursor.skipIdentifier()
    if cursor.current == ".", cursor.peek(1).isDigit {
      cursor.advance()
      cursor.skipIdentifier()
    }
    return .number
  }

  private mutating func lexQuotedIdentifier() -> Token.Kind {
    cursor.advance()
    cursor.skip { $0 != "`" && !$0.isNewline }
    return cursor.consume("`") ? .identifier : .other
  }

  private mutating func lexPound() -> Token.Kind {
    var hashes = 1
    while cursor.peek(hashes) == "#" { hashes += 1 }
    switch cursor.peek(hashes) {
    case "\"":
      cursor.advance(by: hashes)
      return lexString(hashes: hashes)
    case "/":
      cursor.advance(by: hashes + 1)
      return lexExtendedRegex(hashes: hashes)
    default:
      // All of them at once, or a long run would be counted again from each.
      cursor.advance(by: hashes)
      cursor.skipIdentifier()
      return .directive
    }
  }

  private mutating func lexSlash() -> Token.Kind {
    cursor.advance()
    switch cursor.current {
    case "/":
      cursor.skipLine()
      return .comment
    case "*":
      cursor.advance()
      skipBlockComment()
      return .comment
    default:
      return lexBareRegex() ? .opaqueLiteral : lexOperator(startingWith: UInt8(ascii: "/"))
    }
  }

  private mutating func skipBlockComment() {
    var depth = 1
    while depth > 0, !cursor.isAtEnd {
      cursor.skip(to: "*", or: "/")
      if cursor.consume("*") {
        if cursor.consume("/") { depth -= 1 }
      } else if cursor.consume("/"), cursor.consume("*") {
        depth += 1
      }
    }
  }

  /// Moves over a string literal, the cursor being on its first quote.
  private mutating func lexString(hashes: Int) -> Token.Kind {
    if hashes == 0, skipPlainString() { return .string }
    var scanner = StringScanner(cursor, hashes: hashes)
    scanner.skipLiteral()
    cursor = scanner.cursor
    return scanner.hasInterpolation ? .interpolatedString : .string
  }

  /// Moves over a literal of one line without any escape, as most are, and returns whether it has.
  private mutating func skipPlainString() -> Bool {
    let start = cursor.offset
    cursor.advance()
    cursor.skipPlainText()
    let isEmpty = cursor.offset == start + 1
    // Two quotes may be the beginning of three.
    if cursor.current == "\"", !isEmpty || cursor.peek(1) != "\"" {
      cursor.advance()
      return true
    }
    cursor.move(to: start)
    return false
  }
}

extension SwiftLexer {
  /// Moves over `/…/` if a regex literal can begin here and ends on this line, with its parentheses
  /// and brackets in balance; the cursor stands after the first slash.
  fileprivate mutating func lexBareRegex() -> Bool {
    guard !isAfterOperand, !cursor.current.isWhitespace else { return false }
    var attempt = cursor
    var parentheses = 0
    var isInSet = false
    while !attempt.isAtEnd, !attempt.current.isNewline {
      switch attempt.current {
      case "\\": attempt.advance()
      case "[": isInSet = true
      case "]": isInSet = false
      case "(" where !isInSet: parentheses += 1
      case ")" where !isInSet:
        parentheses -= 1
        if parentheses < 0 { return false }
      case "/" where !isInSet:
        guard parentheses == 0, !attempt.previousIsBlank else { return false }
        attempt.advance()
        cursor = attempt
        return true
      default: break
      }
      attempt.advance()
    }
    return false
  }

  /// Moves over `#/…/#`, the cursor being after the first slash; it spans lines only when its first
  /// line holds nothing else.
  fileprivate mutating func lexExtendedRegex(hashes: Int) -> Token.Kind {
    let isMultiline = cursor.current.isNewline
    while !cursor.isAtEnd {
      if cursor.current.isNewline && !isMultiline { return .opaqueLiteral }
      let isEscape = cursor.consume("\\")
      if !isEscape, cursor.current == "/", cursor.isRun(of: "#", count: hashes, at: 1) {
        cursor.advance(by: hashes + 1)
        return .opaqueLiteral
      }
      cursor.advance()
    }
    return .opaqueLiteral
  }
}

extension Cursor {
  fileprivate var previousIsBlank: Bool { offset > 0 && bytes[offset - 1].isBlank }
}

extension Token {
  /// Whether a value ends with this token, so that a slash after it divides.
  fileprivate var isOperand: Bool {
    switch kind {
    case .identifier: keyword.map { $0 == .self || $0 == .nil || $0 == .`init` } ?? true
    case .number, .string, .interpolatedString, .opaqueLiteral: true
    case .rightParenthesis, .rightBracket, .rightBrace: true
    default: false
    }
  }
}

extension UInt8 {
  /// Whether the byte continues an operator, the question mark aside.
  fileprivate var isSwiftOperator: Bool {
    switch self {
    case "+", "-", "*", "/", "%", "=", "<", ">", "!", "&", "|", "^", "~", ".": true
    default: false
    }
  }
}
