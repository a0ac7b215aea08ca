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
    // None of them overlaps another.
    guard let bytes = try? text.replacing(edits.map(TextReplacement.init)) else { return nil }
    self.made = made
    self.stored = text.storing(bytes)
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
