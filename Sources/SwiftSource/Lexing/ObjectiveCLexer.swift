import Platform

/// Divides Objective-C, C and C++ source into tokens.
///
/// Nothing is preprocessed: all branches of `#if` are read, and the body of a `#define` is code. Only
/// what `#if 0` takes away is a comment in all but name.
/// The text of `#error`, `#warning` and `#pragma`, in which an apostrophe means nothing, and the
/// name after `#import` or `#include` are left out.
package struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private let range: Range<Int>
  private let keywords = Vocabulary.keywords
  private let keepsComments: Bool

  /// Makes a lexer of `bytes[range]`; comments are tokens only where `keepsComments` says so, or where
  /// they tell the program something.
  package init(_ bytes: [UInt8], in range: Range<Int>, keepsComments: Bool = false) {
    self.bytes = bytes
    self.range = range
    self.keepsComments = keepsComments
  }

  /// Hands the tokens on, one by one, as long as `take` wants more.
  ///
  /// Inlined, with all rare tokens elsewhere, as Swift's is.
  @inline(__always)
  package func lex(_ take: (Token) -> Bool) {
    let text = bytes.span.extracting(..<range.upperBound)
    var offset = range.lowerBound
    while let byte = text.byte(at: offset) {
      let start = offset
      if byte == 0x20 {
        offset &+= 1
      } else if byte.isIdentifierStart {
        let word = text.identifier(at: start)
        offset = word.end
        if text.byte(at: offset) == 0x22, isRawPrefix(start..<offset) {
          offset = endOfRawString(from: offset)
          guard take(Token(.opaqueLiteral, start..<offset)) else { return }
        } else {
          let spelling = keywords.spelling(word.beginning, in: bytes, start..<offset)
          guard take(Token(.identifier, start..<offset, spelling)) else { return }
        }
      } else if byte.isWhitespace {
        offset = byte == 0x0A ? text.endOfIndentation(from: start &+ 1) : start &+ 1
      } else if let kind = Token.Kind(singleInC: byte) {
        offset = start &+ 1
        // The first half of a comparison.
        let isEqualsSign = kind != .equals || text.byte(at: offset) != 0x3D
        guard take(Token(isEqualsSign ? kind : .other, start..<offset)) else { return }
      } else {
        let rare = rareToken(at: start)
        offset = rare.end
        if let token = rare.token { guard take(token) else { return } }
      }
    }
  }

  /// Returns a rare token, and notes where it ends; nil for what is no instruction to the program.
  @inline(never)
  private func rareToken(at start: Int) -> (token: Token?, end: Int) {
    let cursor = Cursor(bytes, in: start..<range.upperBound)
    var rare = RareObjectiveCToken(cursor, keepsComments: keepsComments)
    let kind = rare.lex()
    let end = rare.cursor.offset
    if kind == .comment, !keepsComments, !bytes.isDirective(from: start) { return (nil, end) }
    return (kind.map { Token($0, start..<(rare.tokenEnd ?? end)) }, end)
  }

  /// Whether a word that touches a quotation mark is the prefix of one of C++'s raw strings: `u8R`.
  private func isRawPrefix(_ word: Range<Int>) -> Bool {
    word.count <= 3 && bytes[word.upperBound - 1] == "R"
  }

  @inline(never)
  private func endOfRawString(from quote: Int) -> Int {
    var cursor = Cursor(bytes, in: quote..<range.upperBound)
    cursor.skipRawString()
    return cursor.offset
  }
}

extension Token.Kind {
  /// The kind of what is a token of C by itself; nil for what begins a literal, a comment, a directive
  /// or a splice.
  @inline(__always)
  fileprivate init?(singleInC byte: UInt8) {
    switch byte {
    case 0x22, 0x23, 0x27, 0x2F, 0x30...0x39, 0x40, 0x5C: return nil
    case 0x2E: self = .dot
    case 0x3D: self = .equals
    case 0x2B: self = .plus
    case 0x3F: self = .question
    default: self = Token.Kind(punctuation: byte) ?? .other
    }
  }
}

extension Cursor {
  /// Moves over C++'s `R"delimiter(…)delimiter"`, the cursor being on the quote.
  fileprivate mutating func skipRawString() {
    advance()
    let start = offset
    skip { $0 != "(" && $0 != "\"" && !$0.isWhitespace }
    let closing = [UInt8(ascii: ")")] + bytes[start..<offset] + [UInt8(ascii: "\"")]
    while !isAtEnd {
      skip { $0 != ")" }
      if isAtEnd { break }
      if bytes[offset...].starts(with: closing) {
        advance(by: closing.count)
        break
      }
      advance()
    }
  }
}

/// Moves over a token of Objective-C that is neither a name nor a mark that stands by itself.
private struct RareObjectiveCToken {
  private(set) var cursor: Cursor
  /// Where the token ends; nil where it does so at the cursor.
  private(set) var tokenEnd: Int?
  private let keepsComments: Bool

  /// Begins where `cursor` stands.
  init(_ cursor: Cursor, keepsComments: Bool) {
    self.cursor = cursor
    self.keepsComments = keepsComments
  }

  /// Moves over one token and returns its kind; nil for what means nothing.
  mutating func lex() -> Token.Kind? {
    switch cursor.current {
    case "\"": return lexString()
    case "'": return lexCharacter()
    case "0"..."9": return lexNumber()
    case "/": return lexSlash()
    case "@": return lexAt()
    case "#": return lexDirective()
    default: return skipSplice()
    }
  }

  /// Moves over `"…"`, which ends at the line's end when it is not closed.
  private mutating func lexString() -> Token.Kind {
    cursor.advance()
    while !cursor.isAtEnd {
      cursor.skipPlainText()
      if cursor.consume("\"") { return .string }
      if cursor.consume("\\") {
        // A line splice, or an escape.
        if cursor.current.isNewline { cursor.skipNewline() } else { cursor.advance() }
      } else if cursor.current.isNewline {
        return .string
      } else {
        cursor.advance()
      }
    }
    return .string
  }

  private mutating func lexCharacter() -> Token.Kind {
    cursor.advance()
    while !cursor.isAtEnd, !cursor.current.isNewline {
      if cursor.consume("'") { break }
      cursor.advance(by: cursor.current == "\\" && !cursor.peek(1).isNewline ? 2 : 1)
    }
    return .opaqueLiteral
  }

  private mutating func lexNumber() -> Token.Kind {
    // An apostrophe separates digits in C++.
    cursor.skip { $0.isIdentifierPart || $0 == "." }
    while cursor.current == "'", cursor.peek(1).isIdentifierPart {
      cursor.advance()
      cursor.skip { $0.isIdentifierPart || $0 == "." }
    }
    return .number
  }

  private mutating func lexSlash() -> Token.Kind {
    cursor.advance()
    if cursor.consume("/") {
      skipLogicalLine()
      return .comment
    }
    guard cursor.consume("*") else { return .other }
    while !cursor.isAtEnd {
      cursor.skip(to: "*")
      cursor.advance()
      if cursor.consume("/") { break }
    }
    return .comment
  }

  /// Moves over `@`, and over the literal that it touches; from one further on it is left away.
  private mutating func lexAt() -> Token.Kind? {
    cursor.advance()
    if cursor.current == "\"" { return lexString() }
    guard cursor.current.isWhitespace else { return .at }
    var next = cursor
    next.skipWhitespace()
    guard next.current == "\"" else { return .at }
    cursor = next
    return nil
  }

  private mutating func skipSplice() -> Token.Kind? {
    cursor.advance()
    cursor.skipNewline()
    return nil
  }

  private mutating func lexDirective() -> Token.Kind? {
    cursor.advance()
    cursor.skip { $0.isBlank }
    let start = cursor.offset
    cursor.skipIdentifier()
    switch String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self) {
    case "error", "warning", "pragma", "import", "include", "include_next":
      skipLogicalLine()
      return nil
    case "if" where !keepsComments && isNever:
      // The directive stays, so that each `#else` and `#endif` has one.
      tokenEnd = cursor.offset
      skipDisabledCode()
      return .directive
    default:
      return .directive
    }
  }

  /// Whether a condition is `0`.
  private var isNever: Bool {
    var cursor = cursor
    cursor.skip { $0.isBlank }
    guard cursor.consume("0") else { return false }
    cursor.skip { $0.isBlank }
    return cursor.isAtEnd || cursor.current.isNewline || cursor.current == "/"
  }

  /// Moves to the `#else`, `#elif` or `#endif` of the `#if` before the cursor.
  private mutating func skipDisabledCode() {
    var depth = 0
    var isFirstOnLine = false
    while !cursor.isAtEnd {
      switch cursor.current {
      case "#" where isFirstOnLine:
        let start = cursor
        cursor.advance()
        cursor.skip { $0.isBlank }
        if cursor.isAt(Self.conditional) {
          depth += 1
        } else if cursor.isAt(Self.end) || depth == 0 && cursor.isAt(Self.alternative) {
          if depth == 0 {
            cursor = start
            return
          }
          depth -= 1
        }
      case "/": _ = lexSlash()
      case "\"": _ = lexString()
      case "'": _ = lexCharacter()
      default:
        let byte = cursor.current
        cursor.advance()
        isFirstOnLine = byte.isNewline || isFirstOnLine && byte.isWhitespace
        continue
      }
      isFirstOnLine = false
    }
  }

  /// The beginnings of directives that matter there: `#ifdef` is one of the first, `#elif` of the
  /// last.
  private static let conditional = Array("if".utf8)
  private static let end = Array("endif".utf8)
  private static let alternative = Array("el".utf8)

  /// Moves to the end of a line, over every line end that a backslash takes away.
  private mutating func skipLogicalLine() {
    let start = cursor.offset
    cursor.skipLine()
    while !cursor.isAtEnd, cursor.offset > start, cursor.bytes[cursor.offset - 1] == "\\" {
      cursor.skipNewline()
      cursor.skipLine()
    }
  }
}
