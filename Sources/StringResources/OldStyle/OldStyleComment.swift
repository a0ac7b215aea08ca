import SourceFiles

/// The text of the comments in front of an entry.
enum OldStyleComment {
  /// Returns what the comments in a range say: without their marks and indentation, one per line.
  ///
  /// Where that is what they probably say, it is the very text that was given.
  static func text(
    in bytes: [UInt8],
    _ range: Range<Int>,
    probably other: String? = nil
  ) -> String? {
    if let other, isBlock(of: other, in: bytes, range) { return other }
    if let line = singleLine(in: bytes, range) { return bytes.text(at: line, probably: other) }
    var cursor = ByteCursor(bytes)
    var text: [UInt8] = []
    cursor.offset = range.lowerBound
    while cursor.offset + 1 < range.upperBound {
      guard cursor.current == 0x2F else {
        cursor.advance()
        continue
      }
      appendLines(of: readContent(&cursor).clamped(to: range), in: bytes, to: &text)
    }
    return text.isEmpty ? nil : text.text(at: text.indices, probably: other)
  }

  /// Whether a range is one comment that holds just a text, with a space at either side of it.
  ///
  /// What comments say has no marks and no blanks to be taken off.
  private static func isBlock(of text: String, in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let (start, end) = (range.lowerBound, range.upperBound)
    return range.count == text.utf8.count + 6 && bytes[start + 1] == "*" && bytes[start + 2] == " "
      && bytes[end - 3] == " " && bytes[end - 2] == "*" && bytes[end - 1] == "/"
      && bytes.holds(text, at: start + 3..<end - 3)
  }

  private static func readContent(_ cursor: inout ByteCursor) -> Range<Int> {
    let isBlock = cursor.peek(ahead: 1) == 0x2A
    cursor.advance(by: 2)
    let start = cursor.offset
    guard isBlock else {
      cursor.skipToLineEnd()
      return start..<cursor.offset
    }
    _ = cursor.skip(to: [0x2A, 0x2F])
    defer { cursor.advance(by: 2) }
    return start..<cursor.offset
  }

  /// Returns where the text of a range stands that is one comment on one line, as nearly all are.
  private static func singleLine(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard range.count >= 4, bytes[range.lowerBound + 1] == "*" else { return nil }
    var (start, end) = (range.lowerBound + 2, range.upperBound - 2)
    guard bytes[end] == "*", bytes[end + 1] == "/" else { return nil }
    // Another comment would begin or end with an asterisk.
    for byte: UInt8 in [0x2A, 0x0A, 0x0D]
    where bytes.offset(of: byte, in: start..<end) < end {
      return nil
    }
    while start < end, bytes[start].isBlank { start += 1 }
    while start < end, bytes[end - 1].isBlank { end -= 1 }
    return start < end ? start..<end : nil
  }

  /// Appends the lines of a comment without blanks around them, and without the empty lines at both
  /// ends.
  private static func appendLines(
    of content: Range<Int>,
    in bytes: [UInt8],
    to text: inout [UInt8]
  ) {
    var (start, emptyLines) = (content.lowerBound, 0)
    var isFirst = true
    while start <= content.upperBound {
      let end = bytes.offset(of: 0x0A, or: 0x0D, in: start..<content.upperBound)
      let line = bytes[start..<end].trimmingBlanks()
      start = end + 1
      if line.isEmpty {
        emptyLines += 1
        continue
      }
      if !text.isEmpty { text.append(0x0A) }
      if !isFirst { for _ in 0..<emptyLines { text.append(0x0A) } }
      text += line
      (isFirst, emptyLines) = (false, 0)
    }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the bytes without blanks at either end.
  func trimmingBlanks() -> ArraySlice<UInt8> {
    var (start, end) = (startIndex, endIndex)
    while start < end, self[start].isBlank { start += 1 }
    while start < end, self[end - 1].isBlank { end -= 1 }
    return self[start..<end]
  }
}
