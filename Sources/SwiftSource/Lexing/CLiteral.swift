import SourceFiles

/// The string literals of C, Objective-C and C++.
package enum CLiteral {
  /// Decodes the literal that stands in `bytes[range]`, quotes and a leading `@` included; nil where
  /// it is not finished.
  package static func text(of bytes: [UInt8], in range: Range<Int>) -> String? {
    let literal = bytes[range].drop { $0 == "@" }
    guard literal.count >= 2, literal.last == UInt8(ascii: "\"") else { return nil }
    let content = literal.startIndex + 1..<literal.endIndex - 1
    guard bytes[content].contains(UInt8(ascii: "\\")) else {
      return String(decoding: bytes[content], as: UTF8.self)
    }
    var cursor = Cursor(bytes, in: content)
    var text: [UInt8] = []
    while !cursor.isAtEnd {
      let byte = cursor.current
      cursor.advance()
      guard byte == "\\" else {
        text.append(byte)
        continue
      }
      // The last quote was escaped, so the literal is open.
      guard !cursor.isAtEnd else { return nil }
      decodeEscape(&cursor, into: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes what follows a backslash; an escape that C does not know stands for its character.
  private static func decodeEscape(_ cursor: inout Cursor, into text: inout [UInt8]) {
    let byte = cursor.current
    if byte.isNewline { return cursor.skipNewline() }
    if ("0"..."7") ~= byte { return text.append(decodeOctal(&cursor)) }
    cursor.advance()
    switch byte {
    case "a": text.append(0x07)
    case "b": text.append(0x08)
    case "f": text.append(0x0C)
    case "n": text.append(0x0A)
    case "r": text.append(0x0D)
    case "t": text.append(0x09)
    case "v": text.append(0x0B)
    case "e": text.append(0x1B)
    case "x":
      text.append(hexadecimal(&cursor, atMost: 8).map(UInt8.init(truncatingIfNeeded:)) ?? byte)
    case "u", "U":
      let value = hexadecimal(&cursor, atMost: byte == "u" ? 4 : 8)
      appendScalar(value ?? UInt32(byte), to: &text)
    default: text.append(byte)
    }
  }

  private static func decodeOctal(_ cursor: inout Cursor) -> UInt8 {
    var value: UInt32 = 0
    var digits = 0
    while digits < 3, ("0"..."7") ~= cursor.current {
      value = value << 3 | UInt32(cursor.current & 7)
      digits += 1
      cursor.advance()
    }
    return UInt8(truncatingIfNeeded: value)
  }

  /// Reads the digits of an escape, which C23 lets stand in braces, as Swift does; nil where there are
  /// none.
  private static func hexadecimal(_ cursor: inout Cursor, atMost limit: Int) -> UInt32? {
    var rest = cursor
    let isDelimited = rest.current == "{"
    if isDelimited { rest.advance() }
    var value: UInt32 = 0
    var digits = 0
    while isDelimited || digits < limit, let digit = rest.current.hexadecimalValue {
      value = value << 4 | digit
      digits += 1
      rest.advance()
    }
    guard digits > 0, !isDelimited || rest.current == "}" else { return nil }
    if isDelimited { rest.advance() }
    cursor = rest
    return value
  }

  private static func appendScalar(_ value: UInt32, to text: inout [UInt8]) {
    text.append(contentsOf: String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
  }
}
