/// Finds out which keys of a file were there before.
///
/// Keys are the same when their bytes are, as Apple's dictionaries compare them: `é` in one scalar
/// and in two are different keys, which `String`'s own equality would confuse.
struct KeyIndex {
  /// Numbers of keys, each at or behind the place that its hash gives; -1 where there is none.
  private var slots: [Int32]
  private var hashes: [UInt64] = []
  private var keys: [String] = []

  /// Makes an index for at most `capacity` keys.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    hashes.reserveCapacity(capacity)
    keys.reserveCapacity(capacity)
  }

  /// Adds the next key.
  ///
  /// - Returns: The number of the first key that equals it, counted from 0; nil for a new key.
  mutating func insert(_ key: String) -> Int? {
    let hash = Self.hash(key)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    let number = Int32(keys.count)
    keys.append(key)
    hashes.append(hash)
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if hashes[other] == hash, keys[other].utf8.elementsEqual(key.utf8) { return other }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = number
    return nil
  }

  /// Multiplies eight bytes at a time into the hash; the order of nothing depends on it.
  private static func hash(_ key: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var word: UInt64 = 0
    var count = 0
    for byte in key.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count & 7 == 0 { hash = mix(hash ^ word) }
    }
    return mix(hash ^ word)
  }

  private static func mix(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }
}
