import SourceFiles

extension [String] {
  /// The keys that were there before, by their numbers, with the number of the first of each.
  ///
  /// Keys are the same when their bytes are, as Apple's dictionaries compare them: `é` in one scalar
  /// and in two are different keys, which `String`'s own equality would confuse.
  ///
  /// Complexity: linear in the length of all keys.
  var duplicates: [(number: Int, first: Int)] {
    var size = 16
    while size < count * 2 { size *= 2 }
    // Numbers of keys, each at or behind the place that its hash gives; -1 where there is none.
    var slots = [Int32](repeating: -1, count: size)
    let hashes = map(\.hashOfBytes)
    var duplicates: [(number: Int, first: Int)] = []
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] >= 0 {
        let other = Int(slots[slot])
        if hashes[other] == hash, self[other].hasSameBytes(as: self[number]) {
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
