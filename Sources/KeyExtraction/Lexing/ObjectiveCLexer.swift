/// Divides Objective-C, C and C++ source into tokens.
///
/// Nothing is preprocessed: all branches of `#if` are read, and the body of a `#define` is code. Only
/// what `#if 0` takes away is a comment in all but name.
/// The text of `#error`, `#warning` and `#pragma`, in which an apostrophe means nothing, and the
/// name after `#import` or `#include` are left out.
struct ObjectiveCLexer {
  private var cursor: Cursor
  private let keywords = Vocabulary.keywords
  private let keepsComments: Bool

  /// Makes a lexer of `bytes[range]`; comments are tokens only where `keepsComments` says so, or where
  /// they tell the program something.
  init(
    _ bytes: [UInt8],
    in range: Range<Int>,
    keepsComments: Bool = false
  ) {
    cursor = Cursor(bytes, in: range)
    self.keepsComments = keepsComments
  }

  /// Hands the tokens on, one by one, as long as `take` wants more.
  mutating func lex(_ take: (Token) -> Bool) {
    while let token = next() { guard take(token) else { return } }
  }

  /// Returns the next token, or nil at the end.
  @inline(__always)
  mutating func next() -> Token? {
    while true {
      cursor.skipWhitespace()
      guard !cursor.isAtEnd else { return nil }
      let start = cursor.offset
      // The commonest tokens, without a call.
      if cursor.current.isIdentifierStart {
        cursor.skipIdentifier()
        if isBehindRawPrefix(from: start) {
          return Token(lexRawString(), start..<cursor.offset)
        }
        let range = start..<cursor.offset
        return Token(.identifier, range, keywords.spelling(in: cursor.bytes, range))
      }
      if cursor.current != "@", let kind = Token.Kind(punctuation: cursor.current) {
        cursor.advance()
        return Token(kind, start..<cursor.offset)
      }
      guard let kind = lexToken() else { continue }
      if kind == .comment, !keepsComments, !cursor.bytes.isDirective(from: start) { continue }
      return Token(kind, start..<cursor.offset)
    }
  }

  /// Moves over one token and returns its kind; nil for what means nothing.
  private mutating func lexToken() -> Token.Kind? {
    switch cursor.current {
    case "\"": return lexString()
    case "'": return lexCharacter()
    case "0"..."9": return lexNumber()
    case "/": return lexSlash()
    case "@": return lexAt()
    case "#": return lexDirective()
    case "\\": return skipSplice()
    default: return lexPunctuation()
    }
  }

  private mutating func lexPunctuation() -> Token.Kind {
    let byte = cursor.current
    cursor.advance()
    switch byte {
    case ".": return .dot
    case "?": return .question
    case "+": return .plus
    case "=" where cursor.current != "=": return .equals
    default: return .other
    }
  }

  /// Whether the identifier before the cursor is the prefix of one of C++'s raw strings: `u8R"`.
  private func isBehindRawPrefix(from start: Int) -> Bool {
    cursor.current == "\"" && cursor.bytes[cursor.offset - 1] == "R" && cursor.offset - start <= 3
  }

  /// Moves over C++'s `R"delimiter(…)delimiter"`, the cursor being on the quote.
  private mutating func lexRawString() -> Token.Kind {
    cursor.advance()
    let start = cursor.offset
    cursor.skip { $0 != "(" && $0 != "\"" && !$0.isWhitespace }
    let closing = [UInt8(ascii: ")")] + cursor.bytes[start..<cursor.offset] + [UInt8(ascii: "\"")]
    while !cursor.isAtEnd {
      cursor.skip { $0 != ")" }
      if cursor.isAtEnd { break }
      if cursor.bytes[cursor.offset...].starts(with: closing) {
        cursor.advance(by: closing.count)
        break
      }
      cursor.advance()
    }
    return .opaqueLiteral
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
      skipDisabledCode()
      return nil
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
