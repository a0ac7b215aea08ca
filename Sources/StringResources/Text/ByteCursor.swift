import Platform
import SourceFiles

/// A place in a text that moves forward over its bytes.
///
/// It is a value: a copy is a place to come back to.
struct ByteCursor {
  let bytes: [UInt8]
  var offset = 0

  /// Makes a cursor at the start of a text, behind the byte order marks that it may still begin with.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.endOfMarks
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the cursor; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns the byte `distance` bytes from the cursor; nil beyond either end.
  func peek(ahead distance: Int) -> UInt8? {
    let index = offset + distance
    return bytes.indices.contains(index) ? bytes[index] : nil
  }

  /// Returns whether `text` stands at the cursor.
  func isAt(_ text: StaticBytes) -> Bool {
    guard offset + text.count <= bytes.count else { return false }
    for index in 0..<text.count where bytes[offset + index] != text[index] { return false }
    return true
  }

  mutating func advance(by distance: Int = 1) {
    offset = min(offset + distance, bytes.count)
  }

  /// Steps over `scalar` if it stands at the cursor.
  mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard let current, current == scalar else { return false }
    offset += 1
    return true
  }

  /// Steps over `text` if it stands at the cursor.
  mutating func consume(_ text: StaticBytes) -> Bool {
    guard isAt(text) else { return false }
    offset += text.count
    return true
  }

  /// Moves to the next byte that does not satisfy `condition`, or to the end.
  mutating func skip(while condition: (UInt8) -> Bool) {
    var index = offset
    while index < bytes.count, condition(bytes[index]) { index += 1 }
    offset = index
  }

  /// Moves to where `text` stands next, or to the end.
  ///
  /// - Returns: Whether it was found.
  mutating func skip(to text: StaticBytes) -> Bool {
    guard let first = text.first else { return true }
    while !isAtEnd {
      skip(to: first)
      if isAt(text) { return true }
      advance()
    }
    return false
  }

  /// Moves to where a byte stands next, or to the end.
  mutating func skip(to byte: UInt8) {
    offset = bytes.offset(of: byte, in: offset..<bytes.count)
  }

  /// Moves to where one of two bytes stands next, or to the end.
  mutating func skip(to first: UInt8, or second: UInt8) {
    offset = bytes.offset(of: first, or: second, in: offset..<bytes.count)
  }

  /// Moves to where the line ends.
  mutating func skipToLineEnd() {
    skip(to: 0x0A, or: 0x0D)
  }

  /// Moves behind the end of the line: LF, CR, or CR LF.
  mutating func skipLine() {
    skipToLineEnd()
    if consume("\r") { _ = consume("\n") } else { _ = consume("\n") }
  }

  /// Returns the text of a range, with U+FFFD for what is not UTF-8.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// A short text to compare bytes with, such as `</key>`.
typealias StaticBytes = [UInt8]
