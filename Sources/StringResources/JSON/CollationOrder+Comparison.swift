extension CollationOrder {
  /// Returns a number below zero where one text comes before another, above where it comes after.
  ///
  /// Letters and the values of numbers count before marks, these before zeros in front of a number,
  /// then come letters in lower case before those in upper case, and at last what is stored.
  func compare(_ left: String, _ right: String) -> Int {
    let (elements, others) = (elements(of: left), elements(of: right))
    let levels: [([Element], [Element]) -> Int] = [
      comparePrimaries,
      { Self.compare($0, $1) { compare($0.secondary, $1.secondary) } },
      { Self.compare($0, $1) { compare($0.digits.count, $1.digits.count) } },
      { Self.compare($0, $1) { compare($0.isUpperCase ? 1 : 0, $1.isUpperCase ? 1 : 0) } },
    ]
    for level in levels {
      let order = level(elements, others)
      if order != 0 { return order }
    }
    return Self.compare(Array(left.utf16), Array(right.utf16), by: compare)
  }

  private func comparePrimaries(_ left: [Element], _ right: [Element]) -> Int {
    Self.compare(left.filter { $0.primary != 0 }, right.filter { $0.primary != 0 }) {
      guard $0.primary == $1.primary else { return compare($0.primary, $1.primary) }
      let (number, other) = ($0.digits.drop { $0 == 0 }, $1.digits.drop { $0 == 0 })
      guard number.count == other.count else { return compare(number.count, other.count) }
      return Self.compare(Array(number), Array(other), by: compare)
    }
  }

  private func compare<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
    left < right ? -1 : left > right ? 1 : 0
  }

  /// Compares two lists by their first elements that differ, or by their lengths.
  private static func compare<Element>(
    _ left: [Element],
    _ right: [Element],
    by compare: (Element, Element) -> Int
  ) -> Int {
    for (element, other) in zip(left, right) {
      let order = compare(element, other)
      if order != 0 { return order }
    }
    return left.count - right.count
  }
}
