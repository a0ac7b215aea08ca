import Diagnostics
import Platform
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
    cursor.offset = cursor.bytes.endOfUnquoted(from: start)
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
    guard let byte = cursor.current else { return }
    switch byte {
    case "u" where cursor.peek(ahead: 1)?.hexadecimalValue != nil: reportLowerCaseEscape()
    case "U": reportLoneSurrogate()
    case "a", "b", "f", "n", "r", "t", "v": break
    case "a"..."z", "A"..."Z", " ": reportNoEscape(byte)
    case "(" where cursor.peek(ahead: 1)?.isNameStart ?? false: reportInterpolation()
    default: break
    }
  }

  /// Reports a letter or space that stands for itself behind a backslash, as in `\ n`.
  private mutating func reportNoEscape(_ byte: UInt8) {
    let character = String(UnicodeScalar(byte))
    report(
      "'\\\(character)' is no escape sequence and stands for \(byte == " " ? "a space" : character)",
      at: cursor.offset - 1..<cursor.offset + 1,
      severity: .warning,
      help: "write '\\n' for a line break, '\\\\' for a backslash, or the character itself"
    )
  }

  /// Reports what the writer took for an interpolation of Swift.
  private mutating func reportInterpolation() {
    report(
      "'\\(' begins no interpolation here and stands for a parenthesis",
      at: cursor.offset - 1..<cursor.offset + 1,
      severity: .warning,
      help: "write the specifier that stands for the value, such as '%@'"
    )
  }

  /// Reports half of a pair of UTF-16 units without its other half.
  private mutating func reportLoneSurrogate() {
    guard let unit = utf16Unit(behind: 0), unit >> 11 == 0x1B else { return }
    let isHigh = unit < 0xDC00
    let isBackslash = cursor.peek(ahead: isHigh ? 5 : -7) == 0x5C
    let isUnit = cursor.peek(ahead: isHigh ? 6 : -6) == UInt8(ascii: "U")
    let other = isBackslash && isUnit ? utf16Unit(behind: isHigh ? 6 : -6) : nil
    if let other, other >> 10 == (isHigh ? 0x37 : 0x36) { return }
    report(
      "'\\U\(String(unit, radix: 16, uppercase: true))' is half of a character and shows as U+FFFD",
      at: cursor.offset - 1..<cursor.offset + 5,
      severity: .warning,
      help: "write the character itself"
    )
  }

  /// Returns what four hexadecimal digits behind a place near the cursor say.
  private func utf16Unit(behind place: Int) -> Int? {
    (1...4).reduce(0 as Int?) { unit, ahead in
      guard let unit, let digit = cursor.peek(ahead: place + ahead)?.hexadecimalValue else {
        return nil
      }
      return unit << 4 + Int(digit)
    }
  }

  /// Reports `\u`, which other formats have; the cursor is behind its backslash.
  private mutating func reportLowerCaseEscape() {
    report(
      "'\\u' is no escape sequence in this format and stands for the letter u",
      at: cursor.offset - 1..<cursor.offset + 1,
      severity: .warning,
      help: "write '\\U' with an upper-case U, or the character itself",
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
      help: "use straight quotation marks"
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
  /// Whether a name in Swift may begin with the byte.
  fileprivate var isNameStart: Bool {
    self == "_" || (0x61...0x7A).contains(self | 0x20)
  }

  /// Whether the byte may stand in a literal without quotation marks.
  var isUnquoted: Bool {
    // A bit for each byte: a letter, a digit, or one of `$-./:_`. Comparisons are foretold wrongly in
    // every other digit of an id.
    let bits: UInt64 = self < 64 ? 0x07FF_E010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return self < 128 && bits &>> UInt64(self & 63) & 1 == 1
  }
}

extension [UInt8] {
  /// Returns the first offset from `start` on whose byte may not stand in a literal without quotation
  /// marks, or the end.
  fileprivate func endOfUnquoted(from start: Int) -> Int {
    var index = start
    // The ids of Xcode's objects, most of what a project has, are three times as long.
    while index <= count - 8 {
      let others = eightBytes(at: index).bytesWantingQuotes
      index += others.trailingZeroBitCount &>> 3
      if others != 0 { return index }
    }
    while index < count, self[index].isUnquoted { index += 1 }
    return index
  }
}

extension UInt64 {
  /// The highest bit of each of eight bytes that may not stand in a literal without quotation marks; all
  /// other bits are 0.
  fileprivate var bytesWantingQuotes: UInt64 {
    // Sums of seven bits cannot run into the next byte: a sum has the highest bit where a byte is not
    // below a limit.
    let low = self & 0x7F7F_7F7F_7F7F_7F7F
    let small = low | 0x2020_2020_2020_2020
    let letters = (small &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(small &+ 0x0505_0505_0505_0505)
    // From `-` to `:`, the digits among them.
    let digits = (low &+ 0x5353_5353_5353_5353) & ~(low &+ 0x4545_4545_4545_4545)
    let noUnderscore = (low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F
    let noDollar = (low ^ 0x2424_2424_2424_2424) &+ 0x7F7F_7F7F_7F7F_7F7F
    return (~(letters | digits) & noUnderscore & noDollar | self) & 0x8080_8080_8080_8080
  }
}
