package import LocalizationModel
import Platform
import SourceFiles

// A table's keys are sorted by their bytes: one is found in O(log n), and those with one beginning
// stand together.

extension StringTable {
  package func key(named name: String) -> TableKey? { index(ofKeyNamed: name).map { keys[$0] } }

  /// Returns the index of a key.
  func index(ofKeyNamed name: String) -> Int? {
    let index = keys.partitioningIndex { !$0.key.precedesInBytes(name) }
    return index < keys.count && keys[index].key == name ? index : nil
  }
}

extension [TableKey] {
  /// The range of the keys that begin with a text.
  func range(beginningWith beginning: String) -> Range<Int> {
    guard !beginning.isEmpty else { return indices }
    let start = partitioningIndex { !$0.key.precedesInBytes(beginning) }
    let end = self[start...].partitioningIndex { !$0.key.utf8.starts(with: beginning.utf8) }
    return start..<end
  }
}
