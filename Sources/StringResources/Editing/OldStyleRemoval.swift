import SourceFiles

/// Returns which bytes of a `.strings` file go with some of its entries: their lines, and the
/// comments that are about them.
///
/// What stands for itself stays: a comment that an empty line parts from the entry, one behind the
/// entry before it, entries that are commented out with what stands above them, and the heading of a
/// section of which any entry stays. The mark of a key that no code uses is no heading, and goes
/// with its entry.
struct OldStyleRemoval {
  private let bytes: [UInt8]
  private let entries: [OldStyleEntry]
  /// Where each entry begins: with its own comment, if it has one.
  private let starts: [Int]
  /// The comments that say that no code uses the entry.
  private let marks: [Mark?]

  private struct Mark {
    let comment: Range<Int>
    /// The part that the comment loses, so that it says nothing else any more.
    let text: Range<Int>
    /// Whether the comment says nothing else.
    let isAlone: Bool
  }

  init(_ bytes: [UInt8], _ entries: [OldStyleEntry]) {
    self.bytes = bytes
    self.entries = entries
    starts = entries.map { bytes.startOfOwnComments(of: $0) }
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
    let ranges = runs.map { bytes.partingLines(around: lines(of: $0)) } + marksOfHeadings
    return ranges.ordered(by: \.lowerBound).reduce(into: []) { ranges, range in
      // Two runs with a comment between them may want the same empty line.
      if let last = ranges.last, last.upperBound > range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }

  /// Returns the lines of a run of entries; where entries are commented out behind it, the run alone.
  private func lines(of run: Range<Int>) -> Range<Int> {
    let lines = bytes.wholeLines(run)
    guard run.upperBound < lines.upperBound else { return lines }
    var holdsEntries = false
    OldStyleComment.forEachComment(in: bytes, run.upperBound..<lines.upperBound) { _, content in
      holdsEntries = holdsEntries || bytes.holdEntries(in: content)
    }
    if !holdsEntries { return lines }
    return run.lowerBound..<run.upperBound + bytes[run.upperBound...].prefix(while: \.isBlank).count
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
  /// Whether only blanks stand in front of a byte on its line.
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

  /// Returns where an entry's own comments begin, or its key where it has none: below the comments that
  /// end the line of the entry before it, and below entries that are commented out.
  ///
  /// A comment that goes on below that line is the entry's own.
  fileprivate func startOfOwnComments(of entry: OldStyleEntry) -> Int {
    let (first, key) = (entry.wholeRange.lowerBound, entry.key.range.lowerBound)
    let before = self[..<first].last { !$0.isBlank }
    var isBehindOther = before.map { !$0.isLineEnd } ?? false
    var (end, start) = (first, key)
    OldStyleComment.forEachComment(in: self, first..<key) { comment, content in
      isBehindOther =
        isBehindOther && !self[end..<comment.upperBound].contains(where: \.isLineEnd)
      end = comment.upperBound
      if holdEntries(in: content) {
        start = key
      } else if !isBehindOther, start == key {
        start = comment.lowerBound
      }
    }
    return start
  }

  /// Whether entries are commented out in a comment, as all of it or as lines among others.
  fileprivate func holdEntries(in content: Range<Int>) -> Bool {
    let lines = self[content].split(whereSeparator: \.isLineEnd).map { $0.startIndex..<$0.endIndex }
    return ([content] + lines).contains { OldStyleComment.holdsEntries($0, in: self) }
  }
}
