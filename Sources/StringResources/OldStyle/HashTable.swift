/// The order in which Foundation's dictionaries and sets list strings.
///
/// genstrings gathers keys and comments in them and sorts what they list without regard to case, so
/// that texts that differ in case alone stay in this order. It follows from the hash of a text and
/// from the size of the table; a text whose place is taken stands in the next free one. Tables that
/// genstrings wrote on Macs since 2009 show it.
struct HashTable {
  private var hashes: [UInt64] = []
  /// The numbers of the texts, in the places where they stand.
  private var slots: [Int?] = Array(repeating: nil, count: sizes[0].size)
  private var growth = 0

  /// Inserts texts that differ from each other, one after the other.
  init(_ texts: some Sequence<String>) {
    for text in texts { insert(Self.hash(text)) }
  }

  /// The numbers of the texts in the order in which the table lists them.
  var order: [Int] { slots.compactMap(\.self) }

  private mutating func insert(_ hash: UInt64) {
    if hashes.count == capacity { grow() }
    hashes.append(hash)
    place(hashes.count - 1)
  }

  private var capacity: Int {
    Self.sizes.indices.contains(growth) ? Self.sizes[growth].capacity : slots.count / 2
  }

  /// Moves all texts to a larger table, in the order of their places.
  private mutating func grow() {
    growth += 1
    let size = Self.sizes.indices.contains(growth) ? Self.sizes[growth].size : slots.count * 2 + 1
    let old = order
    slots = Array(repeating: nil, count: size)
    for number in old { place(number) }
  }

  private mutating func place(_ number: Int) {
    var slot = Int(hashes[number] % UInt64(slots.count))
    while slots[slot] != nil { slot = slot + 1 == slots.count ? 0 : slot + 1 }
    slots[slot] = number
  }

  /// How many texts a table takes before it grows, and how many places it has.
  private static let sizes: [(capacity: Int, size: Int)] = [
    (3, 3), (6, 7), (11, 13), (19, 23), (32, 41), (52, 71), (85, 127), (118, 191), (155, 251),
    (237, 383), (390, 631), (672, 1087), (1065, 1723), (1732, 2803), (2795, 4523), (4543, 7351),
    (7391, 11959), (12019, 19447), (19302, 31231), (31324, 50683), (50629, 81919),
    (81956, 132_607), (132_580, 214_519), (214_215, 346_607),
  ]

  /// Returns the hash of a text as Foundation computes it on 64-bit Macs: over all its UTF-16 units,
  /// or of a long text the first, middle and last 32.
  static func hash(_ text: String) -> UInt64 {
    var units = Array(text.utf16)[...]
    let count = units.count
    if count > 96 {
      let middle = count / 2 - 16
      units = units[..<32] + units[middle..<middle + 32] + units[(count - 32)...]
    }
    var hash = UInt64(count)
    var index = units.startIndex
    // Four units at once are not four single ones: 257 to the power of 4 is cut to 32 bits.
    while index + 4 <= units.endIndex {
      let (first, second) = (UInt64(units[index]), UInt64(units[index + 1]))
      let (third, fourth) = (UInt64(units[index + 2]), UInt64(units[index + 3]))
      hash = hash &* 67_503_105 &+ first &* 16_974_593 &+ second &* 66049
      hash = hash &+ third &* 257 &+ fourth
      index += 4
    }
    for unit in units[index...] { hash = hash &* 257 &+ UInt64(unit) }
    return hash &+ (hash << UInt64(count & 31))
  }
}

extension Array {
  /// Returns elements in the order in which a dictionary of Foundation's lists their keys.
  package func listedAsKeys(_ spelling: (Element) -> String) -> [Element] {
    HashTable(lazy.map(spelling)).order.map { self[$0] }
  }
}
