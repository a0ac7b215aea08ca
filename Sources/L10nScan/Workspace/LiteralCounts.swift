import KeyExtraction
import LocalizationModel

/// The literals of many files, so that nobody has to look through them for each change.
struct LiteralCounts: Sendable {
  /// In how many files each literal stands.
  private var counts: [LiteralHash: Int32] = [:]

  /// Takes the literals of a file out and puts others in.
  mutating func replace(_ old: [LiteralHash], by new: [LiteralHash]) {
    guard old != new else { return }
    for literal in Set(new) { counts[literal, default: 0] += 1 }
    for literal in Set(old) {
      let count = counts[literal, default: 0] - 1
      counts[literal] = count > 0 ? count : nil
    }
  }

  /// Returns those of some keys that stand as literals in any file.
  func mentions(of keys: Set<String>) -> Set<String> {
    keys.filter { key in LiteralHash.all(of: key).contains { counts[$0] != nil } }
  }
}
