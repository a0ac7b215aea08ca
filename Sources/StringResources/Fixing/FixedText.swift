package import Diagnostics
import Foundation
package import SourceFiles

/// A file after some fixes.
package struct FixedText: Sendable {
  /// The file's bytes, in its own encoding.
  package let stored: [UInt8]
  /// Which of the fixes were made, by their indices; one that overlaps another is left for the next
  /// time.
  package let made: [Int]

  /// Makes fixes that `FixSpeller` has spelled.
  ///
  /// It is nil where the file would lose what is no text, and where no fix can be made.
  package init?(_ fixes: [Fix], in stored: [UInt8], at path: FilePath) {
    let text = SourceText(path: path, stored: stored)
    guard text.storing(text.bytes) == stored else { return nil }
    var edits: Set<Fix.Edit> = []
    var taken = IndexSet()
    var made: [Int] = []
    for (index, fix) in fixes.enumerated() {
      let new = Set(fix.edits.filter { !edits.contains($0) })
      guard new.allSatisfy({ !taken.intersects(integersIn: $0.places) }) else { continue }
      edits.formUnion(new)
      for edit in new { taken.insert(integersIn: edit.places) }
      made.append(index)
    }
    guard !made.isEmpty else { return nil }
    self.made = made
    self.stored = text.storing(text.bytes.replacing(edits))
  }
}

extension Fix.Edit {
  /// The bytes that no other edit may touch: the range and its end.
  fileprivate var places: ClosedRange<Int> {
    location.range.lowerBound...location.range.upperBound
  }
}

extension [UInt8] {
  fileprivate func replacing(_ edits: Set<Fix.Edit>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var end = 0
    for edit in edits.sorted(by: { $0.location < $1.location }) {
      guard case .replace(let text) = edit.change else { continue }
      result += self[end..<edit.location.offset] + Array(text.utf8)
      end = edit.location.range.upperBound
    }
    return result + self[end...]
  }
}
