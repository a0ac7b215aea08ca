import SourceFiles

extension OldStyleParser {
  /// Reads a literal if one begins at the cursor.
  mutating func readLiteral() -> OldStyleLiteral? {
    guard let byte = cursor.current else { return nil }
    return switch byte {
    case "\"", "'": readQuoted(byte)
    case 0xE2 where cursor.isAtCurlyQuote: readCurly()
    default: byte.isUnquoted ? readUnquoted() : nil
    }
  }

  private mutating func readUnquoted() -> OldStyleLiteral {
    let start = cursor.offset
    cursor.skip(while: \.isUnquoted)
    return OldStyleLiteral(range: start..<cursor.offset, content: start..<cursor.offset)
  }

  private mutating func readQuoted(_ quote: UInt8) -> OldStyleLiteral {
    let start = cursor.offset
    var hasEscapes = false
    cursor.advance()
    while true {
      cursor.skip(to: quote, or: 0x5C)
      guard let byte = cursor.current else { return recoverFromUnterminatedLiteral(at: start) }
      cursor.advance()
      if byte == quote { break }
      hasEscapes = true
      reportEscape()
      cursor.advance()
    }
    let end = cursor.offset
    return OldStyleLiteral(range: start..<end, content: start + 1..<end - 1, hasEscapes: hasEscapes)
  }

  /// Reports an escape that does not mean what it looks like; the cursor is behind its backslash.
  private mutating func reportEscape() {
    guard cursor.current == 0x75, cursor.peek(ahead: 1)?.hexadecimalValue != nil else { return }
    report(
      "'\\u' is no escape sequence in this format and stands for the letter u",
      at: cursor.offset - 1..<cursor.offset + 1,
      severity: .warning,
      help: "Write '\\U' with an upper-case U, or the character itself",
      fix: isWholeEscape
        ? .init(
          summary: "write '\\U'",
          range: cursor.offset..<cursor.offset + 1,
          replacement: "U"
        ) : nil
    )
  }

  /// Whether four hexadecimal digits follow the `u` at the cursor.
  private var isWholeEscape: Bool {
    (1...4).allSatisfy { cursor.peek(ahead: $0)?.hexadecimalValue != nil }
  }

  /// Reads a literal in curly quotation marks, to the end of the line at most.
  ///
  /// The end may be a straight mark, or missing: programs that curl quotes often curl only one.
  private mutating func readCurly() -> OldStyleLiteral {
    let start = cursor.offset
    report(
      "Curly quotation mark in place of '\"'",
      at: start..<start + 3,
      help: "Use straight quotation marks"
    )
    cursor.advance(by: 3)
    var hasEscapes = false
    while let byte = cursor.current, !byte.isLineEnd, byte != "\"", !cursor.isAtCurlyQuote {
      if byte == "\\" { hasEscapes = true }
      cursor.advance(by: byte == "\\" ? 2 : 1)
    }
    let content = start + 3..<cursor.offset
    if cursor.isAtCurlyQuote { cursor.advance(by: 3) } else { _ = cursor.consume("\"") }
    return OldStyleLiteral(range: start..<cursor.offset, content: content, hasEscapes: hasEscapes)
  }
}

extension ByteCursor {
  /// Whether `“`, `”`, or `„` stands at the cursor.
  var isAtCurlyQuote: Bool {
    guard current == 0xE2, peek(ahead: 1) == 0x80, let last = peek(ahead: 2) else { return false }
    return 0x9C...0x9E ~= last
  }
}

extension UInt8 {
  /// Whether the byte may stand in a literal without quotation marks.
  var isUnquoted: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }
}
