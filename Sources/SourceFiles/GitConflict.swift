import Platform

/// A conflict that git has left in a text: what two sides have made of the same lines.
///
///     <<<<<<< HEAD
///     "greeting" = "Hello";
///     =======
///     "greeting" = "Hi";
///     >>>>>>> feature
///
/// The marks begin lines, in this order; a line of signs of equality alone is a heading.
package struct GitConflict: Hashable, Sendable {
  /// The first line, without its end.
  package let range: Range<Int>
  package let message: String
  /// The marks, and the lines that are not ours.
  fileprivate let hidden: [Range<Int>]

  package static let help =
    "keep the lines of one side or of both, and remove the marks; until then ours are read"
}

extension [UInt8] {
  /// Whether a conflict may stand in a file's bytes, whatever their encoding.
  package var mayHoldConflict: Bool {
    holds("<<<<<<<") || TextEncoding(detecting: self).isWide && holds("<\0<\0<\0<\0<\0<")
  }
}

extension SourceText {
  /// Returns the conflicts, and the text with blanks in the place of all that is not ours, so that it is
  /// read as it was before the merge; `isText` says what stands in a literal or a comment.
  package func ours(
    unless isText: (GitConflict) -> Bool = { _ in false }
  ) -> (text: SourceText, conflicts: [GitConflict]) {
    guard bytes.holds("<<<<<<<") else { return (self, []) }
    let conflicts = bytes.conflicts.filter { !isText($0) }
    guard !conflicts.isEmpty else { return (self, []) }
    var bytes = bytes
    for index in conflicts.flatMap(\.hidden).joined() where !bytes[index].isLineEnd {
      bytes[index] = UInt8(ascii: " ")
    }
    return (SourceText(path: path, bytes: bytes, encoding: encoding), conflicts)
  }
}

/// A line that begins one of the parts of a conflict, or ends the last one.
private struct ConflictMark {
  /// The signs in the order of the parts; the base is there where git was set to show it.
  enum Sign: UInt8 {
    case ours = 0x3C
    case base = 0x7C
    case theirs = 0x3D
    case end = 0x3E
  }

  let sign: Sign
  let range: Range<Int>
  let line: Int
  let name: String

  init?(_ text: ArraySlice<UInt8>, line: Int) {
    guard let first = text.first, let sign = Sign(rawValue: first),
      text.prefix(while: { $0 == first }).count == 7
    else { return nil }
    let rest = text.dropFirst(7)
    guard rest.isEmpty || rest.first == UInt8(ascii: " ") && sign != .theirs else { return nil }
    (self.sign, range, self.line) = (sign, text.indices, line)
    name = String(decoding: rest.dropFirst(), as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate var conflicts: [GitConflict] {
    var conflicts: [GitConflict] = []
    var marks: [ConflictMark] = []
    var (start, line) = (0, 1)
    while start < count {
      let lineFeed = offset(of: UInt8(ascii: "\n"), from: start)
      let text = self[start..<lineFeed]
      let content = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
      if let mark = ConflictMark(content, line: line) {
        switch (mark.sign, marks.last?.sign) {
        case (.ours, _): marks = [mark]
        case (.base, .ours), (.theirs, .ours), (.theirs, .base): marks.append(mark)
        case (.end, .theirs):
          conflicts.append(GitConflict(marks, end: mark))
          marks = []
        default: break
        }
      }
      (start, line) = (lineFeed + 1, line + 1)
    }
    return conflicts
  }
}

extension GitConflict {
  /// Makes a conflict of the two or three marks of its parts, and the one behind them.
  fileprivate init(_ marks: [ConflictMark], end: ConflictMark) {
    let (first, second, last) = (marks[0], marks[1], marks[marks.count - 1])
    range = first.range
    hidden = [first.range, second.range.lowerBound..<end.range.upperBound]
    let ours = Self.side("ours", second.line - first.line - 1, first.name)
    let theirs = Self.side("theirs", end.line - last.line - 1, end.name)
    message = "git conflict, \(ours) against \(theirs)"
  }

  /// Says what a side has: `2 lines of ours ('HEAD')`.
  private static func side(_ side: String, _ count: Int, _ name: String) -> String {
    let name = name.isEmpty ? "" : " ('\(name)')"
    return "\(count) \(count == 1 ? "line" : "lines") of \(side)\(name)"
  }
}
