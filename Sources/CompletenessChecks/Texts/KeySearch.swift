import LocalizationModel
import SourceFiles

// A table's keys are sorted by their bytes: one is found in O(log n), and those with one beginning
// stand together.

extension StringTable {
  func key(named name: String) -> TableKey? {
    let index = keys.firstIndex(from: { !$0.key.precedesInBytes(name) })
    guard index < keys.count, keys[index].key == name else { return nil }
    return keys[index]
  }
}

extension [TableKey] {
  /// The range of the keys that begin with a text.
  func range(beginningWith beginning: String) -> Range<Int> {
    guard !beginning.isEmpty else { return indices }
    let start = firstIndex(from: { !$0.key.precedesInBytes(beginning) })
    let bytes = beginning.utf8
    let end = firstIndex(from: {
      !$0.key.precedesInBytes(beginning) && !$0.key.utf8.starts(with: bytes)
    })
    return start..<end
  }

  /// The first index at which a condition holds that then holds for all keys behind.
  fileprivate func firstIndex(from condition: (TableKey) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
