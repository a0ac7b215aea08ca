import Platform

/// A place in a text of bytes that moves forward.
///
/// Backtracking is copying the cursor. An index into `[UInt8]` was as fast here as a `Span` or an
/// unsafe pointer, and needs neither an experimental feature nor unsafe code.
@usableFromInline package struct Cursor {
  @usableFromInline package let bytes: [UInt8]
  @usableFromInline package internal(set) var offset: Int
  @usableFromInline let end: Int

  @inlinable
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  @inlinable package var isAtEnd: Bool { offset >= end }

  /// The byte at the cursor; 0 at the end.
  @inlinable package var current: UInt8 { offset < end ? bytes[offset] : 0 }

  /// Returns the byte `distance` after the cursor; 0 beyond the end.
  @inlinable
  package func peek(_ distance: Int) -> UInt8 {
    offset + distance < end ? bytes[offset + distance] : 0
  }

  /// Returns whether `scalar` stands `count` times in a row, `distance` after the cursor.
  package func isRun(of scalar: Unicode.Scalar, count: Int, at distance: Int = 0) -> Bool {
    for index in 0..<count where peek(distance + index) != scalar { return false }
    return true
  }

  /// Returns whether the bytes of `text` stand at the cursor.
  @inlinable
  package func isAt(_ text: [UInt8]) -> Bool {
    offset + text.count <= end && bytes[offset..<offset + text.count].elementsEqual(text)
  }

  /// Moves forward, but not beyond the end.
  @inlinable
  package mutating func advance(by distance: Int = 1) {
    offset = min(offset + distance, end)
  }

  @inlinable
  package mutating func move(to offset: Int) {
    self.offset = min(offset, end)
  }

  /// Moves over the byte at the cursor if it is `scalar`.
  @inlinable
  package mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard offset < end, bytes[offset] == scalar else { return false }
    offset += 1
    return true
  }

  @inlinable
  package mutating func skip(while condition: (UInt8) -> Bool) {
    // A local variable stays in a register, which a property of an inout value may not.
    var index = offset
    while index < end, condition(bytes[index]) { index += 1 }
    offset = index
  }

  /// Moves over what continues an identifier.
  @inline(__always)
  package mutating func skipIdentifier() {
    offset = bytes.endOfIdentifier(from: offset, limit: end)
  }

  /// Moves over white space.
  @inline(__always)
  package mutating func skipWhitespace() {
    offset = bytes.span.extracting(..<end).endOfWhitespace(from: offset)
  }

  /// Moves to the next quotation mark, backslash or control character, or to the end of the text.
  mutating func skipPlainText() {
    offset = bytes.offsetOfEndOfPlainText(in: offset..<end)
  }

  /// Moves to where an ASCII character stands next, or to the end of the text.
  package mutating func skip(to scalar: Unicode.Scalar) {
    offset = bytes.offset(of: UInt8(ascii: scalar), in: offset..<end)
  }

  /// Moves to where one of two ASCII characters stands next, or to the end of the text.
  package mutating func skip(to scalar: Unicode.Scalar, or other: Unicode.Scalar) {
    offset = bytes.offset(of: UInt8(ascii: scalar), or: UInt8(ascii: other), in: offset..<end)
  }

  /// Moves to the next line end, or to the end of the text.
  mutating func skipLine() {
    offset = bytes.offset(of: 0x0A, or: 0x0D, in: offset..<end)
  }

  /// Moves over a line end, which may be CR LF.
  package mutating func skipNewline() {
    if consume("\r") { _ = consume("\n") } else { _ = consume("\n") }
  }
}
