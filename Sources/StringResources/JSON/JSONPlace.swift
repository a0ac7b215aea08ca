import Platform
import TextFormats

/// A place in JSON's text that moves forward, and says nothing where it cannot.
struct JSONPlace {
  var offset: Int
  var line: Int
  var lineStart: Int

  /// Steps over a piece of text if exactly that stands here.
  mutating func skip(_ text: JSONLayout.Text, in bytes: [UInt8]) -> Bool {
    guard bytes.holds(text.bytes, at: offset) else { return false }
    offset += text.bytes.count
    line += text.lineEnds
    lineStart = offset - text.lengthOfLastLine
    return true
  }

  /// Steps over a byte if it stands here.
  mutating func skip(_ byte: UInt8, in bytes: [UInt8]) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Steps over what stands elsewhere as well, in some lines, if it stands here; nothing does not.
  mutating func skipRepeated(
    _ range: Range<Int>,
    lineEnds: Int,
    lengthOfLastLine: Int,
    in bytes: [UInt8]
  ) -> Bool {
    guard !range.isEmpty, bytes.repeats(range, at: offset) else { return false }
    offset += range.count
    line += lineEnds
    lineStart = offset - lengthOfLastLine
    return true
  }

  /// Returns the string of a known length that stands behind a piece of text, which stands here.
  func literal(behind text: JSONLayout.Text, length: Int) -> JSONReader.Literal {
    let start = offset + text.bytes.count
    return JSONReader.Literal(
      range: start..<start + length,
      line: line + text.lineEnds,
      column: text.lengthOfLastLine + 1,
      hasEscapes: false
    )
  }

  /// Steps over the string that begins here; nil where there is none, or it has a defect.
  mutating func readLiteral(in bytes: [UInt8]) -> JSONReader.Literal? {
    guard offset < bytes.count, bytes[offset] == 0x22 else { return nil }
    var index = offset + 1
    var hasEscapes = false
    while true {
      index = bytes.offsetOfEndOfPlainText(in: index..<bytes.count)
      guard index < bytes.count else { return nil }
      if bytes[index] == 0x22 { break }
      guard bytes[index] == 0x5C, let length = JSONEscapes.length(at: index, in: bytes) else {
        return nil
      }
      hasEscapes = true
      index += length
    }
    let start = offset
    offset = index + 1
    return JSONReader.Literal(
      range: start..<offset,
      line: line,
      column: start - lineStart + 1,
      hasEscapes: hasEscapes
    )
  }

  /// Steps over a state and a text with the pieces around them.
  mutating func readText(
    _ start: JSONLayout.Text,
    _ layout: JSONLayout,
    _ end: JSONLayout.Text,
    in bytes: [UInt8]
  ) -> JSONLayout.Unit? {
    guard skip(start, in: bytes), let state = readLiteral(in: bytes),
      skip(layout.middle, in: bytes), let value = readLiteral(in: bytes), skip(end, in: bytes)
    else { return nil }
    return JSONLayout.Unit(state: state, value: value)
  }
}
