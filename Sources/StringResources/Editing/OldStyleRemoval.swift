import SourceFiles

/// Tells which bytes of a `.strings` file go with some of its entries: their lines, and the comments
/// that are about them.
///
/// What stands for itself stays: a comment that other comments or an empty line part from the entry,
/// one behind the entry before it, and the heading of a section of which any entry stays.
struct OldStyleRemoval {
  private let bytes: [UInt8]
  private let entries: [OldStyleEntry]
  /// Where each entry begins: with its own comment, if it has one.
  private let starts: [Int]

  init(_ bytes: [UInt8], _ entries: [OldStyleEntry]) {
    self.bytes = bytes
    self.entries = entries
    starts = entries.map {
      bytes.withoutCommentOfPrevious($0.wholeRange, key: $0.key.range.lowerBound).lowerBound
    }
  }

  /// Returns the ranges of bytes to cut out, which ascend.
  func ranges(removing removed: Set<Int>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in removed.sorted() {
      let key = entries[index].key.range.lowerBound
      let start = isHeading(of: index, removed) ? key : starts[index]
      // Entries that stand beside each other go with what parts them.
      if let last = runs.last, bytes[last.upperBound..<start].allSatisfy(\.isSpace) {
        runs[runs.count - 1] = last.lowerBound..<entries[index].end
      } else {
        runs.append(start..<entries[index].end)
      }
    }
    return runs.map(bytes.wholeLines).reduce(into: []) { ranges, range in
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
  private func isHeading(of index: Int, _ removed: Set<Int>) -> Bool {
    let key = entries[index].key.range.lowerBound
    guard starts[index] < key, bytes.beginsLine(key) else { return false }
    var index = index
    while index + 1 < entries.count, isNextOfSection(index + 1) {
      index += 1
      if !removed.contains(index) { return true }
    }
    return false
  }

  private func isNextOfSection(_ index: Int) -> Bool {
    let key = entries[index].key.range.lowerBound
    guard starts[index] == key else { return false }
    let gap = bytes[entries[index - 1].end..<key]
    return gap.count(where: { $0 == "\n" }) == 1 || gap.count(where: \.isLineEnd) == 1
  }
}

extension [UInt8] {
  /// Whether nothing but blanks stands in front of a byte on its line.
  fileprivate func beginsLine(_ offset: Int) -> Bool {
    let before = self[..<offset].last { !$0.isBlank }
    return before?.isLineEnd ?? true
  }

  /// Returns the range of an entry without a comment that ends the line of the entry before it.
  fileprivate func withoutCommentOfPrevious(_ range: Range<Int>, key: Int) -> Range<Int> {
    var before = range.lowerBound
    while before > 0, self[before - 1].isBlank { before -= 1 }
    guard range.lowerBound < key, before > 0, !self[before - 1].isLineEnd else { return range }
    var start = self[range.lowerBound..<key].firstIndex(where: \.isLineEnd) ?? key
    while start < key, self[start].isBlank || self[start].isLineEnd { start += 1 }
    return start..<range.upperBound
  }
}
