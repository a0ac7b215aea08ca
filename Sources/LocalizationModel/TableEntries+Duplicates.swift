import SourceFiles

extension TableEntries {
  /// The entries whose keys were there before, with the first one of each, by their numbers.
  ///
  /// Keys are the same when their bytes are, as Apple's dictionaries compare them: `é` in one scalar
  /// and in two are different keys, which `String`'s own equality would confuse.
  ///
  /// Complexity: linear in the length of all keys.
  package var duplicates: [(number: Int, first: Int)] {
    var size = 16
    while size < count * 2 { size *= 2 }
    // Numbers of keys, each at or behind the place that its hash gives; -1 where there is none.
    var slots = [Int32](repeating: -1, count: size)
    let hashes = lists.entries.map { lists.hash(of: $0.key) }
    var duplicates: [(number: Int, first: Int)] = []
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] >= 0 {
        let other = Int(slots[slot])
        if hashes[other] == hash, self[other].hasSameKey(as: self[number]) {
          duplicates.append((number, other))
          break
        }
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot] < 0 { slots[slot] = Int32(number) }
    }
    return duplicates
  }
}
