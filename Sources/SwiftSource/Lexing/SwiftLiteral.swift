import Platform
import SourceFiles

/// A Swift string literal, taken apart and decoded.
package struct SwiftLiteral {
  package enum Segment: Hashable {
    case text(String)
    /// The bytes between the parentheses of an interpolation.
    case interpolation(Range<Int>)
  }

  /// Texts and interpolations in their order; no two texts follow each other.
  package private(set) var segments: [Segment] = []

  /// Decodes the literal that stands in `bytes[range]`, quotes and hashes included; nil where it is
  /// not finished, or has an escape that Swift does not know.
  ///
  /// Without texts it has its interpolations alone.
  package init?(_ bytes: [UInt8], in range: Range<Int>, keepsTexts: Bool = true) {
    if let text = Self.plainText(in: bytes, range) {
      segments = [.text(text)]
      return
    }
    guard let delimiters = Delimiters(bytes, in: range) else { return nil }
    var decoder = Decoder(bytes, delimiters, range, keepsTexts: keepsTexts)
    guard let segments = decoder.decode() else { return nil }
    self.segments = segments
  }

  /// The text of a literal without interpolations, or nil.
  package var text: String? {
    guard segments.count == 1, case .text(let text) = segments[0] else { return nil }
    return text
  }

  /// Returns the text of a literal without interpolations; nil for one with some, and for what is not
  /// finished or has an escape that Swift does not know.
  package static func text(in bytes: [UInt8], _ range: Range<Int>) -> String? {
    plainText(in: bytes, range) ?? SwiftLiteral(bytes, in: range)?.text
  }

  /// Returns the text of a literal between two quotes without any escape, as nearly all are; nil for
  /// any other.
  private static func plainText(in bytes: [UInt8], _ range: Range<Int>) -> String? {
    plainContent(in: bytes, range).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Returns where that text stands.
  package static func plainContent(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    guard range.count > 1, bytes[range.lowerBound] == quote, bytes[range.upperBound - 1] == quote
    else { return nil }
    let content = range.lowerBound + 1..<range.upperBound - 1
    guard content.isEmpty || bytes[content.lowerBound] != quote,
      bytes.offset(of: backslash, in: content) == content.upperBound
    else { return nil }
    return content
  }

  /// Calls a closure with the lines of the text of a literal that has no backslash, without the white
  /// space that each begins with; returns false for any other, and for what is not finished.
  package static func forEachPlainLine(
    in bytes: [UInt8],
    _ range: Range<Int>,
    _ body: (ArraySlice<UInt8>) -> Void
  ) -> Bool {
    guard bytes.offset(of: UInt8(ascii: "\\"), in: range) == range.upperBound,
      let (text, indentation) = Delimiters(bytes, in: range)?.body(of: bytes, in: range)
    else { return false }
    var cursor = Cursor(bytes, in: text)
    while true {
      cursor.skip(indentation: indentation)
      let end = bytes.offset(of: 0x0A, or: 0x0D, in: cursor.offset..<text.upperBound)
      body(bytes[cursor.offset..<end])
      guard end < text.upperBound else { return true }
      cursor.move(to: end)
      cursor.skipNewline()
    }
  }

  /// Returns the bytes between the parentheses of a literal's interpolations; nil where it is not
  /// finished, or has an escape that Swift does not know.
  package static func interpolations(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>]? {
    plainInterpolations(in: bytes, range)
      ?? SwiftLiteral(bytes, in: range, keepsTexts: false)?.interpolations
  }

  /// Returns the interpolations of a literal between two quotes, none of which holds a literal, as
  /// nearly all are; nil for any other.
  private static func plainInterpolations(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>]? {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    guard range.count > 2, bytes[first] == quote, bytes[first + 1] != quote, bytes[last] == quote
    else { return nil }
    var cursor = Cursor(bytes, in: first + 1..<last)
    var interpolations: [Range<Int>] = []
    while true {
      let escape = bytes.offset(of: backslash, or: backslash, in: cursor.offset..<last)
      guard escape < last else { return interpolations }
      cursor.move(to: escape + 1)
      let start = escape + 2
      switch cursor.current {
      case "(":
        cursor.advance()
        guard cursor.skipPlainInterpolation() else { return nil }
        interpolations.append(start..<cursor.offset - 1)
      case "n", "r", "t", "0", "\\", "\"", "'": cursor.advance()
      default: return nil
      }
    }
  }

  package var interpolations: [Range<Int>] {
    segments.compactMap { segment in
      guard case .interpolation(let range) = segment else { return nil }
      return range
    }
  }
}

extension SwiftLiteral {
  /// Whether an interpolation is a part of something longer: beside words or another one.
  package var hasWordsAroundInterpolation: Bool {
    interpolations.count > 1
      || segments.contains { segment in
        guard case .text(let text) = segment else { return false }
        return text.unicodeScalars.contains { $0.properties.isAlphabetic }
      }
  }
}

/// The delimiters around a literal's text.
package struct Delimiters {
  package let hashes: Int
  package let isMultiline: Bool

  package var length: Int { hashes + (isMultiline ? 3 : 1) }

  package init?(_ bytes: [UInt8], in range: Range<Int>) {
    var cursor = Cursor(bytes, in: range)
    cursor.skip { $0 == "#" }
    hashes = cursor.offset - range.lowerBound
    isMultiline = cursor.isAtMultilineDelimiter(hashes: hashes)
    guard range.count >= 2 * length else { return nil }
    cursor.move(to: range.upperBound - length)
    let quotes = length - hashes
    let isClosed =
      cursor.isRun(of: "\"", count: quotes) && cursor.isRun(of: "#", count: hashes, at: quotes)
    guard isClosed else { return nil }
  }

  package func content(of range: Range<Int>) -> Range<Int> {
    range.lowerBound + length..<range.upperBound - length
  }

  /// Returns where the text of a literal stands, and the white space that begins each of its lines.
  ///
  /// Of a literal of several lines the first line end and the last one are no part of the text.
  package func body(
    of bytes: [UInt8],
    in range: Range<Int>
  ) -> (range: Range<Int>, indentation: ArraySlice<UInt8>) {
    let content = content(of: range)
    guard isMultiline else { return (content, []) }
    let lastLine = bytes[content].lastIndex(where: \.isNewline).map { $0 + 1 } ?? content.lowerBound
    let indentation = bytes[lastLine..<content.upperBound].prefix { $0.isBlank }
    var end = max(content.lowerBound, lastLine - 1)
    if end > content.lowerBound, bytes[end] == "\n", bytes[end - 1] == "\r" { end -= 1 }
    var cursor = Cursor(bytes, in: content.lowerBound..<end)
    cursor.skip(while: \.isBlank)
    cursor.skipNewline()
    return (cursor.offset..<end, indentation)
  }
}

extension Cursor {
  /// Skips the white space that each line of a literal begins with, as far as it stands here.
  fileprivate mutating func skip(indentation: ArraySlice<UInt8>) {
    for byte in indentation where current == byte && !isAtEnd { advance() }
  }
}

/// Decodes escapes and removes the indentation of literals of several lines.
private struct Decoder {
  private let bytes: [UInt8]
  private let delimiters: Delimiters
  private var cursor: Cursor
  private var text: [UInt8] = []
  private var segments: [SwiftLiteral.Segment] = []
  private var indentation: ArraySlice<UInt8> = []
  private let keepsTexts: Bool

  init(_ bytes: [UInt8], _ delimiters: Delimiters, _ range: Range<Int>, keepsTexts: Bool) {
    self.bytes = bytes
    self.keepsTexts = keepsTexts
    self.delimiters = delimiters
    let body = delimiters.body(of: bytes, in: range)
    indentation = body.indentation
    cursor = Cursor(bytes, in: body.range)
    cursor.skip(indentation: indentation)
  }

  mutating func decode() -> [SwiftLiteral.Segment]? {
    while !cursor.isAtEnd {
      let byte = cursor.current
      if byte == "\\", cursor.isRun(of: "#", count: delimiters.hashes, at: 1) {
        cursor.advance(by: 1 + delimiters.hashes)
        guard decodeEscape() else { return nil }
      } else if byte.isNewline {
        cursor.skipNewline()
        text.append(0x0A)
        cursor.skip(indentation: indentation)
      } else {
        let start = cursor.offset
        cursor.skipPlainText()
        if cursor.offset == start { cursor.advance() }
        if keepsTexts { text += bytes[start..<cursor.offset] }
      }
    }
    if !text.isEmpty || segments.isEmpty { endText() }
    return segments
  }

  /// Decodes what follows the backslash and its hashes; returns whether Swift knows it.
  private mutating func decodeEscape() -> Bool {
    let byte = cursor.current
    cursor.advance()
    switch byte {
    case "n": text.append(0x0A)
    case "r": text.append(0x0D)
    case "t": text.append(0x09)
    case "0": text.append(0)
    case "\\", "\"", "'": text.append(byte)
    case "u": return decodeScalar()
    case "(": return takeInterpolation()
    default:
      return delimiters.isMultiline && byte.isWhitespace && continueLine(after: byte)
    }
    return true
  }

  private mutating func decodeScalar() -> Bool {
    guard cursor.consume("{") else { return false }
    var value: UInt32 = 0
    var digits = 0
    while let digit = cursor.current.hexadecimalValue, digits < 8 {
      value = value << 4 | digit
      digits += 1
      cursor.advance()
    }
    guard digits > 0, cursor.consume("}"), let scalar = Unicode.Scalar(value) else { return false }
    text.append(contentsOf: String(Character(scalar)).utf8)
    return true
  }

  private mutating func takeInterpolation() -> Bool {
    let start = cursor.offset
    if cursor.skipPlainInterpolation() {
      addInterpolation(from: start)
      return true
    }
    var scanner = StringScanner(interpolationAt: cursor, isMultiline: delimiters.isMultiline)
    scanner.skipInterpolation()
    guard scanner.cursor.offset > start, bytes[scanner.cursor.offset - 1] == ")" else {
      return false
    }
    cursor = scanner.cursor
    addInterpolation(from: start)
    return true
  }

  /// Adds an interpolation whose closing parenthesis stands before the cursor.
  private mutating func addInterpolation(from start: Int) {
    if !text.isEmpty { endText() }
    segments.append(.interpolation(start..<cursor.offset - 1))
  }

  /// A backslash at a line's end joins it with the next line.
  private mutating func continueLine(after byte: UInt8) -> Bool {
    if byte == "\r" {
      _ = cursor.consume("\n")
    } else if byte != "\n" {
      cursor.skip(while: \.isBlank)
      guard cursor.current.isNewline else { return false }
      cursor.skipNewline()
    }
    cursor.skip(indentation: indentation)
    return true
  }

  private mutating func endText() {
    defer { text = [] }
    guard keepsTexts else { return }
    segments.append(.text(String(decoding: text, as: UTF8.self)))
  }
}
