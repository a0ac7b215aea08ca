import SourceFiles

/// The order in which genstrings writes the entries of a table.
///
/// Keys are compared as they stand in the file, in lower case, decomposed, by code unit; neither by
/// the numbers in them nor by any language's alphabet. Keys that differ in case alone are equal.
struct OldStyleOrder: Comparable {
  private let folded: [UInt16]

  /// Makes the sort key of a key as it is spelled in the file.
  init(spelling: String) {
    // Only ASCII has as many units of the one kind as of the other.
    if spelling.utf8.count == spelling.utf16.count {
      folded = spelling.utf8.map { UInt16("A"..."Z" ~= $0 ? $0 + 0x20 : $0) }
    } else {
      folded = Array(spelling.lowercased().decomposed.utf16)
    }
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

  /// Returns the indices of keys in the order of the keys.
  ///
  /// The indices are sorted and not what they stand for, whose type only other modules know: code
  /// for any type is called slowly, and sorting calls it much.
  fileprivate static func indices(sorting spellings: [String]) -> [Int] {
    let orders = spellings.map { OldStyleOrder(spelling: $0) }
    let beginnings = orders.map(\.beginning)
    return orders.indices.sorted { left, right in
      if beginnings[left] != beginnings[right] { return beginnings[left] < beginnings[right] }
      let difference = orders[left].difference(from: orders[right])
      return difference == 0 ? left < right : difference < 0
    }
  }

  /// The first eight code units as one number, which tells most keys apart in one comparison.
  ///
  /// It ends at the first code unit that takes more than a byte: keys with equal beginnings may well
  /// differ.
  private var beginning: UInt64 {
    var beginning: UInt64 = 0
    var isOver = false
    for index in 0..<8 {
      let unit = index < folded.count && !isOver ? min(folded[index], 0xFF) : 0
      isOver = isOver || unit == 0xFF
      beginning = beginning << 8 | UInt64(unit)
    }
    return beginning
  }

  /// Compares two keys, decoded.
  static func precedes(_ left: String, _ right: String) -> Bool {
    Self(spelling: SpelledEntry.spelling(left)) < Self(spelling: SpelledEntry.spelling(right))
  }
}

extension Sequence {
  /// Returns the elements in the order in which genstrings writes their keys, which are spelled as
  /// in the file; those with keys that differ in case alone keep theirs.
  package func sorted(asKeys spelling: (Element) -> String) -> [Element] {
    let elements = Array(self)
    return OldStyleOrder.indices(sorting: elements.map(spelling)).map { elements[$0] }
  }
}
