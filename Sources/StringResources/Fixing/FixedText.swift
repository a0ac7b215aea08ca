package import Diagnostics
package import SourceFiles

/// A file after some fixes.
package struct FixedText: Sendable {
  /// The file's bytes, in its own encoding.
  package let stored: [UInt8]
  /// Which of the fixes were made, by their indices; one that overlaps another is left for the next
  /// time.
  package let made: [Int]
  /// The ranges that gave way, and what stands there now; in order, and none overlaps another.
  private let replaced: [(old: Range<Int>, new: Range<Int>)]

  /// Makes fixes that `FixSpeller` has spelled.
  ///
  /// It is nil where the file would lose what is no text, where git has left conflicts in it, and where
  /// no fix can be made.
  package init?(_ fixes: [Fix], in stored: [UInt8], at path: FilePath) {
    let text = SourceText(path: path, stored: stored)
    guard text.storing(text.bytes) == stored, text.ours().conflicts.isEmpty else { return nil }
    var edits: Set<Fix.Edit> = []
    var taken = TakenPlaces()
    var made: [Int] = []
    for (index, fix) in fixes.enumerated() {
      let new = Set(fix.edits.filter { !edits.contains($0) })
      guard new.allSatisfy({ !taken.overlaps($0.places) }) else { continue }
      edits.formUnion(new)
      for edit in new { taken.insert(edit.places) }
      made.append(index)
    }
    guard !made.isEmpty else { return nil }
    // None of them overlaps another.
    let replacements = edits.map(TextReplacement.init).ordered(by: \.range.lowerBound)
    guard let bytes = try? text.replacing(replacements) else { return nil }
    self.made = made
    self.stored = text.storing(bytes)
    var growth = 0
    replaced = replacements.map { replacement in
      let start = replacement.range.lowerBound + growth
      growth += replacement.bytes.count - replacement.range.count
      return (replacement.range, start..<start + replacement.bytes.count)
    }
  }

  /// Returns where a range of the old text stands now, with what has come to its ends; nil where all
  /// of it was taken away.
  ///
  /// Complexity: O(log n + m) for n replacements, m of which touch the range.
  package func place(of range: Range<Int>) -> ClosedRange<Int>? {
    let first = replaced.partitioningIndex { $0.old.upperBound >= range.lowerBound }
    let touching = replaced[first...].prefix { $0.old.lowerBound <= range.upperBound }
    let isGone = touching.contains { $0.new.isEmpty && !range.isEmpty && $0.old.contains(range) }
    if isGone { return nil }
    let before = replaced[..<first].last.map { $0.new.upperBound - $0.old.upperBound } ?? 0
    let behind = touching.last.map { $0.new.upperBound - $0.old.upperBound } ?? before
    let start = min(range.lowerBound, touching.first?.old.lowerBound ?? range.lowerBound)
    let end = max(range.upperBound, touching.last?.old.upperBound ?? range.upperBound)
    return start + before...end + behind
  }
}

/// Ranges none of which overlaps another, in order.
private struct TakenPlaces {
  private var ranges: [ClosedRange<Int>] = []

  func overlaps(_ range: ClosedRange<Int>) -> Bool {
    let index = index(of: range)
    return index < ranges.count && ranges[index].overlaps(range)
  }

  /// Adds a range; one that overlaps others, of the same fix, makes one range with these.
  mutating func insert(_ range: ClosedRange<Int>) {
    let start = index(of: range)
    let end = ranges[start...].firstIndex { $0.lowerBound > range.upperBound } ?? ranges.count
    let whole = ranges[start..<end].reduce(range) {
      min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
    }
    ranges.replaceSubrange(start..<end, with: [whole])
  }

  /// Returns the index of the first range that does not end before another one.
  private func index(of range: ClosedRange<Int>) -> Int {
    ranges.partitioningIndex { $0.upperBound >= range.lowerBound }
  }
}

extension Fix.Edit {
  /// The bytes that no other edit may touch: the range and its end.
  fileprivate var places: ClosedRange<Int> {
    location.range.lowerBound...location.range.upperBound
  }
}

extension TextReplacement {
  /// Makes the replacement that a fix wants, which is spelled.
  fileprivate init(_ edit: Fix.Edit) {
    guard case .replace(let text) = edit.change else {
      self.init(edit.location.offset..<edit.location.offset, [])
      return
    }
    self.init(edit.location.range, Array(text.utf8))
  }
}
