import Platform
import SourceFiles

/// The order in which genstrings writes the entries of a table.
///
/// Keys are compared as they stand in the file, in lower case, decomposed, by code unit; neither by
/// the numbers in them nor by any language's alphabet. Keys that differ in case alone are equal.
struct OldStyleOrder: Comparable {
  /// The code units, which have one byte for ASCII and three for others, the first of them beyond
  /// ASCII: these bytes are in the order of the units.
  private let folded: [UInt8]
  /// The first eight bytes as one number, which distinguishes most keys in one comparison, and
  /// zeros where there are less.
  private let beginning: UInt64

  /// Makes the sort key of a key as it is spelled in the file.
  init(spelling: String) {
    var bytes = Array(spelling.utf8)
    for index in bytes.indices where "A"..."Z" ~= bytes[index] { bytes[index] += 0x20 }
    let end = bytes.endOfASCII(from: 0)
    let folded = end == bytes.count ? bytes : bytes[..<end] + Self.fold(bytes[end...])
    self.folded = folded
    beginning = (0..<8).reduce(0) { $0 << 8 | ($1 < folded.count ? UInt64(folded[$1]) : 0) }
  }

  /// Folds a text, of which only what is not ASCII needs Unicode's tables: no letter changes with those
  /// beside it.
  private static func fold(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      if byte < 0x80 {
        folded.append(byte)
        rest.removeFirst()
        continue
      }
      let run = rest.prefix { $0 >= 0x80 }
      rest = rest[run.endIndex...]
      for unit in String(decoding: run, as: UTF8.self).lowercased().decomposed.utf16 {
        if unit >= 0x80 { folded += [0x80, UInt8(unit >> 8)] }
        folded.append(UInt8(truncatingIfNeeded: unit))
      }
    }
    return folded
  }

  static func < (left: OldStyleOrder, right: OldStyleOrder) -> Bool {
    left.difference(from: right) < 0
  }

  /// Returns a number below zero where this comes first, above where the other one does, and zero
  /// for equal keys.
  private func difference(from other: OldStyleOrder) -> Int {
    let common = min(folded.count, other.folded.count)
    for index in 0..<common where folded[index] != other.folded[index] {
      return Int(folded[index]) - Int(other.folded[index])
    }
    return folded.count - other.folded.count
  }

  fileprivate static func indices(sorting spellings: [String], jobs: Int) -> [Int] {
    let orders = spellings.concurrentMap(jobs: jobs) { OldStyleOrder(spelling: $0) }
    // Apart from the rest, so that most comparisons need nothing else in the cache.
    let beginnings = orders.map(\.beginning)
    return orders.indices.sorted { left, right in
      if beginnings[left] != beginnings[right] { return beginnings[left] < beginnings[right] }
      let difference = orders[left].difference(from: orders[right])
      return difference == 0 ? left < right : difference < 0
    }
  }

  /// Compares two keys, decoded.
  static func precedes(_ left: String, _ right: String) -> Bool {
    Self(spelling: SpelledEntry.spelling(left)) < Self(spelling: SpelledEntry.spelling(right))
  }
}

extension [String] {
  /// The indices of keys, spelled as in a file, in the order in which genstrings writes them.
  ///
  /// Who sorts other things by their keys sorts these: code for types of other modules is called
  /// slowly, and sorting calls it much.
  package func indicesInOrderOfKeys(jobs: Int) -> [Int] {
    OldStyleOrder.indices(sorting: self, jobs: jobs)
  }
}

extension Sequence {
  /// Returns the elements in the order in which genstrings writes their keys, which are spelled as
  /// in the file; those with keys that differ in case alone keep theirs.
  package func sorted(asKeys spelling: (Element) -> String) -> [Element] {
    let elements = Array(self)
    return elements.map(spelling).indicesInOrderOfKeys(jobs: 1).map { elements[$0] }
  }
}
