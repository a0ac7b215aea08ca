import SourceFiles

/// Tells which bytes of a `.strings` file go with some of its entries: their lines, and the comments
/// that are about them.
///
/// What stands for itself stays: a comment that an empty line parts from the entry, one behind the
/// entry before it, and the heading of a section of which any entry stays. The mark of a key that no
/// code asks for is no heading, and goes with its entry.
struct OldStyleRemoval {
  private let bytes: [UInt8]
  private let entries: [OldStyleEntry]
  /// Where each entry begins: with its own comment, if it has one.
  private let starts: [Int]
  /// The comments that say that no code asks for the entry.
  private let marks: [Mark?]

  private struct Mark {
    let comment: Range<Int>
    /// What the comment is to lose so that it says nothing else any more.
    let text: Range<Int>
    /// Whether the comment says nothing else.
    let isAlone: Bool
  }

  init(_ bytes: [UInt8], _ entries: [OldStyleEntry]) {
    self.bytes = bytes
    self.entries = entries
    starts = entries.map {
      bytes.withoutCommentOfPrevious($0.wholeRange, key: $0.key.range.lowerBound).lowerBound
    }
    marks = entries.map { entry in
      guard let comment = OldStyleComment.own(of: entry, in: bytes),
        let text = GoneMark.range(in: bytes, comment)
      else { return nil }
      let isAlone = bytes[text.upperBound..<comment.upperBound].elementsEqual("*/".utf8)
      return Mark(comment: comment, text: text, isAlone: isAlone)
    }
  }

  /// Returns the ranges of bytes to cut out, which ascend.
  func ranges(removing removed: Set<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var marksOfHeadings: [Range<Int>] = []
    for index in removed.sorted() {
      var start = starts[index]
      if isHeading(of: index, besides: removed) {
        start = entries[index].key.range.lowerBound
        if let mark = marks[index] {
          if mark.isAlone || mark.comment.lowerBound > starts[index] {
            start = mark.comment.lowerBound
          } else {
            marksOfHeadings.append(mark.text)
          }
        }
      }
      // Entries that stand beside each other go with what parts them.
      if let last = runs.last, bytes[last.upperBound..<start].allSatisfy(\.isSpace) {
        runs[runs.count - 1] = last.lowerBound..<entries[index].end
      } else {
        runs.append(start..<entries[index].end)
      }
    }
    let ranges = runs.map { bytes.partingLines(around: bytes.wholeLines($0)) } + marksOfHeadings
    return ranges.ordered(by: \.lowerBound).reduce(into: []) { ranges, range in
      // Two runs with a comment between them may want the same empty line.
      if let last = ranges.last, last.upperBound > range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }

  /// Whether the comment of an entry is one of a whole section: entries without comments follow on the
  /// next lines, and one of them stays.
  func isHeading(of index: Int, besides removed: Set<Int> = []) -> Bool {
    guard isCommented(index), bytes.beginsLine(entries[index].key.range.lowerBound) else {
      return false
    }
    var index = index
    while index + 1 < entries.count, isNextOfSection(index + 1) {
      index += 1
      if !removed.contains(index) { return true }
    }
    return false
  }

  /// Whether an entry has a comment that says more than the mark.
  private func isCommented(_ index: Int) -> Bool {
    guard let mark = marks[index], mark.isAlone else {
      return starts[index] < entries[index].key.range.lowerBound
    }
    return starts[index] < mark.comment.lowerBound
  }

  private func isNextOfSection(_ index: Int) -> Bool {
    guard !isCommented(index) else { return false }
    let gap = bytes[entries[index - 1].end..<starts[index]]
    return gap.count(where: { $0 == "\n" }) == 1 || gap.count(where: \.isLineEnd) == 1
  }
}

extension [UInt8] {
  /// Whether nothing but blanks stands in front of a byte on its line.
  fileprivate func beginsLine(_ offset: Int) -> Bool {
    let before = self[..<offset].last { !$0.isBlank }
    return before?.isLineEnd ?? true
  }

  /// Returns a range of lines without its last line end where a comment of one line stands on either
  /// side: the two would become one, such as a file's header and what is said of a key.
  fileprivate func partingLines(around range: Range<Int>) -> Range<Int> {
    let (above, end) = (
      startOfLineEnd(before: range.lowerBound), startOfLineEnd(before: range.upperBound)
    )
    guard range.contains(end), above < range.lowerBound else { return range }
    let start = self[..<above].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    let areComments = [self[start..<above], self[range.upperBound...]].allSatisfy { line in
      line.drop { $0.isBlank }.starts(with: "//".utf8)
    }
    guard areComments else { return range }
    return range.lowerBound..<end
  }

  /// Returns the range of an entry without comments that end the line of the entry before it.
  ///
  /// One that goes on below that line is the entry's own.
  fileprivate func withoutCommentOfPrevious(_ range: Range<Int>, key: Int) -> Range<Int> {
    var before = range.lowerBound
    while before > 0, self[before - 1].isBlank { before -= 1 }
    guard range.lowerBound < key, before > 0, !self[before - 1].isLineEnd else { return range }
    var (end, start) = (range.lowerBound, key)
    OldStyleComment.forEachComment(in: self, range.lowerBound..<key) { comment, _ in
      if start == key, self[end..<comment.upperBound].contains(where: \.isLineEnd) {
        start = comment.lowerBound
      }
      end = comment.upperBound
    }
    return start..<range.upperBound
  }
}
