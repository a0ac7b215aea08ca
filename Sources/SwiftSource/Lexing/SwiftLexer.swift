import Platform
import SourceFiles

/// Divides Swift source into tokens.
///
/// It never fails: what is not finished ends with its line or with the text. A string literal is one
/// token, whatever its interpolations hold; `StringLiteral` takes it apart.
package struct SwiftLexer {
  private let bytes: [UInt8]
  private let end: Int
  private let keywords = Vocabulary.keywords
  private let keepsComments: Bool
  private let start: Int

  /// Makes a lexer of `bytes[range]`; comments are tokens only where `keepsComments` says so, or where
  /// they tell the program something.
  package init(_ bytes: [UInt8], in range: Range<Int>, keepsComments: Bool = false) {
    self.bytes = bytes
    self.keepsComments = keepsComments
    end = range.upperBound
    // The first line of a script.
    let isScript = range.lowerBound == 0 && range.count > 1 && bytes[0] == "#" && bytes[1] == "!"
    start = isScript ? bytes.offset(of: 0x0A, or: 0x0D, in: range) : range.lowerBound
  }

  /// Hands the tokens on, one by one, as long as `take` wants more.
  ///
  /// Inlined, with all rare tokens elsewhere, so that what it knows stays in registers.
  @inline(__always)
  package func lex(_ take: (Token) -> Bool) {
    let text = bytes.span.extracting(..<end)
    var offset = start
    // Whether a value ends before the offset, so that a slash divides.
    var isAfterOperand = false
    while let byte = text.byte(at: offset) {
      if byte == 0x20 {
        offset &+= 1
      } else if byte.isIdentifierStart {
        let start = offset
        let word = text.identifier(at: start)
        offset = word.end
        // A module that selects what is behind it: `SwiftUI::Text`.
        if text.byte(at: offset) == 0x3A, text.byte(at: offset &+ 1) == 0x3A {
          offset &+= 2
          continue
        }
        let spelling = keywords.spelling(word.beginning, in: bytes, start..<offset)
        let token = Token(.identifier, start..<offset, spelling)
        isAfterOperand = token.isOperandAsWord
        guard take(token) else { return }
      } else if byte == 0x0A {
        offset = text.endOfIndentation(from: offset &+ 1)
      } else if let kind = Token.Kind(single: byte),
        !kind.mayContinue || text.byte(at: offset &+ 1)?.isSwiftOperator != true
      {
        isAfterOperand = kind.isClosingBracket
        let start = offset
        offset = start &+ 1
        guard take(Token(kind, start..<offset)) else { return }
      } else if byte.isWhitespace {
        offset &+= 1
      } else {
        let rare = rareToken(at: offset, isAfterOperand: isAfterOperand)
        offset = rare.end
        guard let token = rare.token else { continue }
        // Every name that comes this way is quoted.
        if token.kind != .comment {
          isAfterOperand = token.kind == .identifier || token.kind.isOperand
        }
        guard take(token) else { return }
      }
    }
  }

  /// Returns a rare token, and notes where it ends; nil for a comment that is no instruction to the
  /// program.
  @inline(never)
  private func rareToken(at start: Int, isAfterOperand: Bool) -> (token: Token?, end: Int) {
    var rare = RareSwiftToken(Cursor(bytes, in: start..<end), isAfterOperand: isAfterOperand)
    let kind = rare.lex()
    let end = rare.cursor.offset
    if kind == .comment, !keepsComments, !bytes.isDirective(from: start) { return (nil, end) }
    return (token(kind, start..<end), end)
  }

  private func token(_ kind: Token.Kind, _ range: Range<Int>) -> Token {
    switch kind {
    case .identifier:
      // The name between back-ticks.
      let inner = range.lowerBound + 1..<range.upperBound - 1
      return Token(kind, inner, keywords.spelling(in: bytes, inner))
    case .directive:
      let name = range.lowerBound + 1..<range.upperBound
      return Token(kind, range, keywords.spelling(in: bytes, name))
    default:
      return Token(kind, range)
    }
  }
}

/// Moves over a token of Swift that is neither a plain name nor a mark that stands by itself.
private struct RareSwiftToken {
  private(set) var cursor: Cursor
  /// Whether a value ends before the token, so that a slash divides.
  private let isAfterOperand: Bool

  /// Begins where `cursor` stands.
  init(_ cursor: Cursor, isAfterOperand: Bool) {
    self.cursor = cursor
    self.isAfterOperand = isAfterOperand
  }

  /// Moves over one token and returns its kind.
  mutating func lex() -> Token.Kind {
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
    return byte.isSwiftOperator ? lexOperator(startingWith: byte) : .other
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

extension RareSwiftToken {
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
  /// Whether a value ends with this word, so that a slash after it divides.
  @inline(__always)
  fileprivate var isOperandAsWord: Bool {
    !isKeyword || spells(.self) || spells(.nil) || spells(.`init`)
  }
}

extension Token.Kind {
  /// Whether a value ends with a token of this kind; words are asked for their text.
  fileprivate var isOperand: Bool {
    switch self {
    case .number, .string, .interpolatedString, .opaqueLiteral: true
    default: isClosingBracket
    }
  }
}

extension UInt8 {
  /// Whether the byte continues an operator, the question mark aside.
  fileprivate var isSwiftOperator: Bool {
    let bits = self < 0x40 ? Self.lowOperators : Self.highOperators
    return self < 0x80 && (bits &>> UInt64(self)) & 1 != 0
  }

  /// `!`, `%`, `&`, `*`, `+`, `-`, `.`, `/`, `<`, `=` and `>`, at the places of their codes.
  private static var lowOperators: UInt64 { 0x7000_EC62_0000_0000 }
  /// `^`, `|` and `~`, at the places of their codes less 64.
  private static var highOperators: UInt64 { 0x5000_0000_4000_0000 }
}

extension Token.Kind {
  /// Whether a byte that is a token by itself is none where an operator's character stands behind it.
  fileprivate var mayContinue: Bool { rawValue >= Self.equals.rawValue || self == .dot }

  /// The kind of what is a token by itself, as a mark or as an operator; nil for any other byte.
  @inline(__always)
  fileprivate init?(single byte: UInt8) {
    if let kind = Token.Kind(punctuation: byte) {
      self = kind
    } else {
      switch byte {
      case 0x2E: self = .dot
      case 0x3D: self = .equals
      case 0x2B: self = .plus
      // A slash may begin a comment.
      case _ where byte.isSwiftOperator && byte != 0x2F: self = .other
      default: return nil
      }
    }
  }
}
