import Platform
import SourceFiles

/// The change of a text as a few replacements of bytes.
struct TextEdits {
  /// In ascending order; none touches another.
  let replacements: [(range: Range<Int>, bytes: ArraySlice<UInt8>)]

  /// Compares two texts line by line, and lines that differ by their ends.
  init(from old: [UInt8], to new: [UInt8]) {
    let (oldLines, newLines) = (Self.lines(of: old), Self.lines(of: new))
    var replacements: [(range: Range<Int>, bytes: ArraySlice<UInt8>)] = []
    for (left, right) in Self.blocks(oldLines.map { old[$0] }, newLines.map { new[$0] }) {
      let range = Self.bytes(of: left, in: oldLines, count: old.count)
      let bytes = Self.bytes(of: right, in: newLines, count: new.count)
      replacements.append(Self.trimmed(old, range, new[bytes]))
    }
    self.replacements = replacements
  }

  /// Returns the ranges of lines, with their ends.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.offset(of: 0x0A, from: start) + 1, bytes.count)
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  private static func bytes(of block: Range<Int>, in lines: [Range<Int>], count: Int) -> Range<Int>
  {
    let start = block.lowerBound < lines.count ? lines[block.lowerBound].lowerBound : count
    return start..<(block.isEmpty ? start : lines[block.upperBound - 1].upperBound)
  }

  /// Returns which lines give way to which others.
  private static func blocks(
    _ old: [ArraySlice<UInt8>],
    _ new: [ArraySlice<UInt8>]
  ) -> [(Range<Int>, Range<Int>)] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var blocks: [(Range<Int>, Range<Int>)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let (start, other) = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if left - start == right - other, left > start {
        // As many lines as before are most likely the same ones, each with a change in it.
        for line in 0..<left - start {
          blocks.append((start + line..<start + line + 1, other + line..<other + line + 1))
        }
      } else if left > start || right > other {
        blocks.append((start..<left, other..<right))
      } else {
        (left, right) = (left + 1, right + 1)
      }
    }
    return blocks
  }

  /// Leaves out what both begin and end with, in whole characters.
  private static func trimmed(
    _ old: [UInt8],
    _ range: Range<Int>,
    _ new: ArraySlice<UInt8>
  ) -> (range: Range<Int>, bytes: ArraySlice<UInt8>) {
    let most = min(range.count, new.count)
    var beginning = 0
    while beginning < most, old[range.lowerBound + beginning] == new[new.startIndex + beginning] {
      beginning += 1
    }
    while beginning > 0,
      isContinuation(old, range.lowerBound + beginning, before: range.upperBound)
        || isContinuation(new, new.startIndex + beginning)
    {
      beginning -= 1
    }
    var end = 0
    while end < most - beginning, old[range.upperBound - 1 - end] == new[new.endIndex - 1 - end] {
      end += 1
    }
    while end > 0, isContinuation(old, range.upperBound - end, before: range.upperBound) {
      end -= 1
    }
    return (
      range.lowerBound + beginning..<range.upperBound - end,
      new[new.startIndex + beginning..<new.endIndex - end]
    )
  }

  private static func isContinuation(_ bytes: [UInt8], _ index: Int, before end: Int) -> Bool {
    index < end && bytes[index] & 0xC0 == 0x80
  }

  private static func isContinuation(_ bytes: ArraySlice<UInt8>, _ index: Int) -> Bool {
    index < bytes.endIndex && bytes[index] & 0xC0 == 0x80
  }
}

extension CollectionDifference.Change {
  /// The index of the element that goes or comes.
  fileprivate var place: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
