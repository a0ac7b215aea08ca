import LocalizationModel
import Platform
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
    let remarks = remarks(of: entry, in: bytes)
    if !remarks.isEmpty {
      return builder.decodedText { text in
        let start = text.count
        if let range = entry.comment { appendText(of: range, in: bytes, to: &text) }
        for remark in remarks { appendLines(of: remark, in: bytes, to: &text, from: start) }
      }
    }
    guard let range = entry.comment else { return nil }
    if let comment = singleComment(in: bytes, range), locator.isOnOneLine(range) {
      return comment.isEmpty ? nil : StoredText(comment)
    }
    let text = builder.decodedText { appendText(of: range, in: bytes, to: &$0) }
    return text.count == 0 ? nil : text
  }

  /// Returns what stands in the comments within an entry, and behind it on its line, that tell the
  /// program something.
  private static func remarks(of entry: OldStyleEntry, in bytes: [UInt8]) -> [Range<Int>] {
    var remarks: [Range<Int>] = []
    func add(_ range: Range<Int>) {
      guard range.count > 1, bytes.offset(of: 0x2F, in: range) < range.upperBound else { return }
      forEachComment(in: bytes, range) { _, content in
        if bytes.tellsProgram(content) { remarks.append(content) }
      }
    }
    add(entry.gaps.0)
    add(entry.gaps.1)
    if let remark = entry.remark { add(remark) }
    return remarks
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
  /// What stands above it is a heading, or says where the file comes from. Entries that are commented
  /// out are no comment: one above them is the entry's if they hold its key.
  ///
  /// - Returns: nil where the last one is a heading for certain, `// MARK: - Menus`.
  static func own(of entry: OldStyleEntry, in bytes: [UInt8]) -> Range<Int>? {
    guard let range = entry.comment else { return nil }
    var own: Range<Int>?
    var isLine = false
    var disused: [[UInt8]] = []
    forEachComment(in: bytes, range) { comment, content in
      if let keys = keys(in: bytes, commentedOut: content) {
        (isLine, disused) = (false, disused + keys)
        return
      }
      let wasLine = isLine
      isLine = bytes[comment.lowerBound + 1] != 0x2A
      disused = []
      if isHeading(content, in: bytes) {
        (own, isLine) = (nil, false)
      } else {
        let start = wasLine && isLine ? own?.lowerBound : nil
        own = (start ?? comment.lowerBound)..<comment.upperBound
      }
    }
    let isOthers = !disused.isEmpty && !disused.contains(Array(entry.key.text(in: bytes).utf8))
    return isOthers ? nil : own
  }

  /// Whether a line stands apart from lines of other comments around it.
  static func isApart(_ content: Range<Int>, in bytes: [UInt8]) -> Bool {
    isHeading(content, in: bytes) || holdsEntries(content, in: bytes)
  }

  /// Whether a comment holds entries that are commented out.
  static func holdsEntries(_ content: Range<Int>, in bytes: [UInt8]) -> Bool {
    keys(in: bytes, commentedOut: content) != nil
  }

  private static func isHeading(_ content: Range<Int>, in bytes: [UInt8]) -> Bool {
    bytes[content].trimmingBlanks().starts(with: "MARK:".utf8)
  }

  /// Returns the comments of a range: entries that are commented out each alone, and all others that
  /// stand beside each other together.
  static func parts(
    in bytes: [UInt8],
    _ range: Range<Int>
  ) -> [(range: Range<Int>, isDisused: Bool)] {
    var parts: [(range: Range<Int>, isDisused: Bool)] = []
    forEachComment(in: bytes, range) { comment, content in
      let isDisused = holdsEntries(content, in: bytes)
      if !isDisused, let last = parts.last, !last.isDisused {
        parts[parts.count - 1].range = last.range.lowerBound..<comment.upperBound
      } else {
        parts.append((comment, isDisused))
      }
    }
    return parts
  }

  /// Returns the keys of entries that a comment holds; nil where it says something else, or tells the
  /// program something.
  private static func keys(in bytes: [UInt8], commentedOut content: Range<Int>) -> [[UInt8]]? {
    // Interface Builder's comments begin with `Class =`.
    guard let first = bytes[content].first(where: { !$0.isSpace }), first == "\"",
      !bytes.tellsProgram(content)
    else { return nil }
    var parser = OldStyleParser(Array(bytes[content]))
    var keys: [[UInt8]] = []
    while let entry = parser.next() {
      guard parser.defects.isEmpty, case .literal(let value) = entry.value,
        [entry.key, value].allSatisfy({ parser.cursor.bytes[$0.range.lowerBound] == "\"" })
      else { return nil }
      keys.append(Array(parser.text(entry.key).utf8))
    }
    return parser.defects.isEmpty ? keys : nil
  }

  private static func appendText(
    of range: Range<Int>,
    in bytes: [UInt8],
    to text: inout [UInt8]
  ) {
    let start = text.count
    forEachComment(in: bytes, range) { _, content in
      if holdsEntries(content, in: bytes) { return }
      appendLines(of: content, in: bytes, to: &text, from: start)
    }
  }

  /// Hands on where each comment of a range and its content stand.
  static func forEachComment(
    in bytes: [UInt8],
    _ range: Range<Int>,
    _ take: (_ comment: Range<Int>, _ content: Range<Int>) -> Void
  ) {
    var cursor = ByteCursor(bytes)
    cursor.offset = range.lowerBound
    while cursor.offset + 1 < range.upperBound {
      guard cursor.current == 0x2F else {
        cursor.advance()
        continue
      }
      let first = cursor.offset
      let content = readContent(&cursor).clamped(to: range)
      take(first..<min(cursor.offset, range.upperBound), content)
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
    // It may hold entries that are commented out.
    return start < end && bytes[start] == "\"" ? nil : start..<end
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
