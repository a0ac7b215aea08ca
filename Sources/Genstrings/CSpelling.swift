import SourceFiles
import SwiftSource

/// Spells a literal of C or Objective-C as it stands in a table.
///
/// Escapes are copied as they are, because a table knows most of C's. Those that it does not know,
/// or reads in another way, become their characters.
struct CSpelling {
  private var cursor: Cursor
  private let use: LiteralUse
  private let isStrict: Bool
  private var text: [UInt8] = []

  /// Takes the literal that stands in `bytes[range]`, a leading `@` included; nil where it is not
  /// finished.
  init?(_ bytes: [UInt8], _ range: Range<Int>, use: LiteralUse, isStrict: Bool) {
    let literal = bytes[range].drop { $0 == "@" }
    guard literal.count >= 2, literal.last == UInt8(ascii: "\"") else { return nil }
    cursor = Cursor(bytes, in: literal.startIndex + 1..<literal.endIndex - 1)
    self.use = use
    self.isStrict = isStrict
  }

  mutating func spell() -> [UInt8] {
    while !cursor.isAtEnd {
      if cursor.current == "\\" {
        spellEscape()
      } else {
        text.append(cursor.current)
        cursor.advance()
      }
    }
    return text
  }

  private mutating func spellEscape() {
    switch cursor.peek(1) {
    // Apple's tool copies the backslash and the line end, which does no harm in a comment; a key
    // with them could not be found.
    case "\n" where use == .comment, "\r" where use == .comment: copyEscape()
    case "\n", "\r":
      cursor.advance()
      cursor.skipNewline()
    case "u": spellScalar(digits: 4)
    case "U": spellScalar(digits: 8)
    case "x" where !isStrict: spellByte(radix: 16, digitsAt: 2)
    case "0"..."7" where !isStrict: spellByte(radix: 8, digitsAt: 1)
    case "e" where !isStrict:
      cursor.advance(by: 2)
      text.appendEscaped("\u{1B}")
    default: copyEscape()
    }
  }

  private mutating func copyEscape() {
    text.append(cursor.current)
    text.append(cursor.peek(1))
    cursor.advance(by: 2)
  }

  /// Spells `\u00A0` and `\U0001F600` as their characters; with fewer digits they are copied.
  private mutating func spellScalar(digits: Int) {
    guard let value = number(radix: 16, at: 2, digits: digits, minimum: digits),
      let scalar = Unicode.Scalar(value.value)
    else { return copyEscape() }
    cursor.advance(by: 2 + digits)
    text.appendEscaped(scalar)
  }

  /// Spells a byte by its number; bytes beyond ASCII are parts of a character in UTF-8.
  private mutating func spellByte(radix: UInt32, digitsAt distance: Int) {
    guard let number = number(radix: radix, at: distance, digits: 3, minimum: 1) else {
      return copyEscape()
    }
    cursor.advance(by: distance + number.digits)
    let byte = UInt8(truncatingIfNeeded: number.value)
    if byte < 0x80 { text.appendEscaped(Unicode.Scalar(byte)) } else { text.append(byte) }
  }

  private func number(
    radix: UInt32,
    at distance: Int,
    digits limit: Int,
    minimum: Int
  ) -> (value: UInt32, digits: Int)? {
    var value: UInt32 = 0
    var digits = 0
    while digits < limit, let digit = cursor.peek(distance + digits).hexadecimalValue, digit < radix
    {
      value = value << (radix == 16 ? 4 : 3) | digit
      digits += 1
    }
    return digits >= minimum ? (value, digits) : nil
  }
}

extension [UInt8] {
  /// Appends a character as it stands between quotation marks in a table.
  mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\": self += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
    case "\n": self += Array("\\n".utf8)
    case "\r": self += Array("\\r".utf8)
    case "\t": self += Array("\\t".utf8)
    case "\0"..."\u{1F}", "\u{7F}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      self += Array(("\\U00" + (digits.utf8.count < 2 ? "0" : "") + digits).utf8)
    default: append(contentsOf: String(Character(scalar)).utf8)
    }
  }
}
