package import LocalizationModel
import SourceFiles

/// Looks for the keys that patterns match, as long as that takes no longer than anyone would wait.
package struct PatternSearch {
  /// How many keys are compared with patterns; real apps have some hundred patterns with unknown
  /// parts, and some thousand keys.
  package static let limit = 20_000_000

  private var rest: Int

  package init(comparisons: Int = limit) { rest = comparisons }

  /// Returns the keys of tables that a pattern matches; nil where the comparisons are used up.
  package mutating func keys(
    matching pattern: KeyPattern,
    in tables: some Sequence<StringTable>
  ) -> [String]? {
    var found: [String] = []
    for table in tables {
      // Keys are sorted by their bytes, so that those with one beginning stand together.
      let keys = table.keys[table.keys.range(beginningWith: pattern.beginning)]
      rest -= keys.count
      guard rest >= 0 else { return nil }
      for key in keys where pattern.matches(key.key) { found.append(key.key) }
    }
    return found
  }
}

extension [TableKey] {
  /// The range of the keys that begin with a text.
  fileprivate func range(beginningWith beginning: String) -> Range<Int> {
    guard !beginning.isEmpty else { return indices }
    let start = firstIndex(from: { !$0.key.precedesInBytes(beginning) })
    let bytes = beginning.utf8
    let end = firstIndex(from: {
      !$0.key.precedesInBytes(beginning) && !$0.key.utf8.starts(with: bytes)
    })
    return start..<end
  }

  /// The first index at which a condition holds that then holds for all keys behind.
  private func firstIndex(from condition: (TableKey) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
