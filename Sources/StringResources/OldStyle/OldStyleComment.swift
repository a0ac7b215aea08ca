/// The text of the comments in front of an entry.
enum OldStyleComment {
  /// Returns what the comments in a range say: without their marks and indentation, one per line.
  static func text(in bytes: [UInt8], _ range: Range<Int>) -> String? {
    if let text = singleLine(in: bytes, range) { return text }
    var cursor = ByteCursor(bytes)
    var lines: [String] = []
    cursor.offset = range.lowerBound
    while cursor.offset + 1 < range.upperBound {
      guard cursor.current == 0x2F else {
        cursor.advance()
        continue
      }
      let content = readContent(&cursor)
      lines += Self.lines(bytes[content.clamped(to: range)])
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static func readContent(_ cursor: inout ByteCursor) -> Range<Int> {
    let isBlock = cursor.peek(ahead: 1) == 0x2A
    cursor.advance(by: 2)
    let start = cursor.offset
    guard isBlock else {
      cursor.skip { !$0.isLineEnd }
      return start..<cursor.offset
    }
    _ = cursor.skip(to: [0x2A, 0x2F])
    defer { cursor.advance(by: 2) }
    return start..<cursor.offset
  }

  /// Returns the text of a range that is one comment on one line, as nearly all are.
  private static func singleLine(in bytes: [UInt8], _ range: Range<Int>) -> String? {
    guard range.count >= 4, bytes[range.lowerBound + 1] == "*" else { return nil }
    var (start, end) = (range.lowerBound + 2, range.upperBound - 2)
    guard bytes[end] == "*", bytes[end + 1] == "/" else { return nil }
    // Another comment would begin or end with an asterisk.
    for index in start..<end where bytes[index] == "*" || bytes[index].isLineEnd { return nil }
    while start < end, bytes[start].isBlank { start += 1 }
    while start < end, bytes[end - 1].isBlank { end -= 1 }
    return start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }

  /// Splits into lines without blanks around them; empty lines at both ends are left out.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [String] {
    let lines = bytes.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
      .map { $0.trimmingBlanks() }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return lines[first...last].map { String(decoding: $0, as: UTF8.self) }
  }
}

extension ArraySlice<UInt8> {
  /// Returns the bytes without blanks at either end.
  func trimmingBlanks() -> ArraySlice<UInt8> {
    let front = drop(while: \.isBlank)
    guard let last = front.lastIndex(where: { !$0.isBlank }) else { return front }
    return front[...last]
  }
}
