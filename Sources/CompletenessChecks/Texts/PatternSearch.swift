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
      let keys = table.keys[table.keys.range(beginningWith: pattern.beginning)]
      rest -= keys.count
      guard rest >= 0 else { return nil }
      for key in keys where pattern.matches(key.key) { found.append(key.key) }
    }
    return found
  }
}
