import LocalizationModel
import SourceFiles

/// The text of the comments in front of an entry.
enum OldStyleComment {
  /// Stores what the comments in front of an entry say, and those on the line where it ends: without
  /// their marks and indentation, one per line.
  ///
  /// - Returns: nil where they say nothing.
  static func store(
    _ entry: OldStyleEntry,
    in builder: inout TableBuilder,
    of bytes: [UInt8],
    _ locator: inout SourceLocator
  ) -> StoredText? {
    if let remark = entry.remark {
      return builder.decodedText { text in
        if let range = entry.comment {
          appendText(of: range, in: bytes, to: &text)
          text.append(UInt8(ascii: "\n"))
        }
        appendText(of: remark, in: bytes, to: &text)
      }
    }
    guard let range = entry.comment else { return nil }
    if let comment = singleComment(in: bytes, range), locator.isOnOneLine(range) {
      return comment.isEmpty ? nil : StoredText(comment)
    }
    let text = builder.decodedText { appendText(of: range, in: bytes, to: &$0) }
    return text.count == 0 ? nil : text
  }

  /// Returns what the comments in a range say; nil where they say nothing.
  static func text(in bytes: [UInt8], _ range: Range<Int>) -> String? {
    var text: [UInt8] = []
    appendText(of: range, in: bytes, to: &text)
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// Returns where the comment stands that is about the entry alone, among those in front of it: the
  /// last one, which two slashes may begin on each of its lines.
  ///
  /// What stands above it is a heading, or says where the file comes from.
  ///
  /// - Returns: nil where the last one is a heading for certain, `// MARK: - Menus`.
  static func last(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    var (isLine, isHeading) = (false, true)
    forEachComment(in: bytes, range) { first, content in
      let (wasLine, wasHeading) = (isLine, isHeading)
      isLine = bytes[first + 1] != 0x2A
      isHeading = bytes[content].trimmingBlanks().starts(with: Array("MARK:".utf8))
      if !wasLine || !isLine || wasHeading || isHeading { start = first }
    }
    return isHeading ? nil : start..<range.upperBound
  }

  private static func appendText(
    of range: Range<Int>,
    in bytes: [UInt8],
    to text: inout [UInt8]
  ) {
    let start = text.count
    forEachComment(in: bytes, range) { _, content in
      appendLines(of: content, in: bytes, to: &text, from: start)
    }
  }

  /// Hands on where each comment of a range begins, and where its content stands.
  private static func forEachComment(
    in bytes: [UInt8],
    _ range: Range<Int>,
    _ take: (Int, Range<Int>) -> Void
  ) {
    var cursor = ByteCursor(bytes)
    cursor.offset = range.lowerBound
    while cursor.offset + 1 < range.upperBound {
      guard cursor.current == 0x2F else {
        cursor.advance()
        continue
      }
      let first = cursor.offset
      take(first, readContent(&cursor).clamped(to: range))
    }
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

  /// Returns where the text of a range stands that is one comment, as nearly all are.
  private static func singleComment(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard range.count >= 4, bytes[range.lowerBound + 1] == "*" else { return nil }
    var (start, end) = (range.lowerBound + 2, range.upperBound - 2)
    guard bytes[end] == "*", bytes[end + 1] == "/" else { return nil }
    // Another comment would begin or end with an asterisk.
    guard bytes.offset(of: 0x2A, in: start..<end) == end else { return nil }
    while start < end, bytes[start].isBlank { start += 1 }
    while start < end, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// Appends the lines of a comment without blanks around them, and without the empty lines at both
  /// ends, to a text that begins at an index.
  private static func appendLines(
    of content: Range<Int>,
    in bytes: [UInt8],
    to text: inout [UInt8],
    from textStart: Int
  ) {
    var (start, emptyLines) = (content.lowerBound, 0)
    var isFirst = true
    while start <= content.upperBound {
      let end = bytes.offset(of: 0x0A, or: 0x0D, in: start..<content.upperBound)
      let line = bytes[start..<end].trimmingBlanks()
      let isPair = end + 1 < content.upperBound && bytes[end] == "\r" && bytes[end + 1] == "\n"
      start = end + (isPair ? 2 : 1)
      if line.isEmpty {
        emptyLines += 1
        continue
      }
      if text.count > textStart { text.append(0x0A) }
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
