import SourceFiles

/// The order in which Xcode writes the members of every object of a String Catalog.
///
/// It is Foundation's comparison with `.numeric`, `.caseInsensitive` and `.forcedOrdering` in the
/// system locale, hence the same on every machine: CLDR's root collation. What is ASCII, which nearly
/// all is, is compared without its tables.
enum CatalogOrder {
  /// Whether `left` stands before `right`.
  static func precedes(_ left: String, _ right: String) -> Bool {
    let order = compareASCII(Array(left.utf8), Array(right.utf8))
    return (order ?? CollationOrder.root.compare(left, right)) < 0
  }

  /// Compares two ASCII texts.
  ///
  /// - Returns: nil for other characters, and for texts that differ in nothing that is compared here.
  static func compareASCII(_ left: [UInt8], _ right: [UInt8]) -> Int? {
    if left == right { return 0 }
    guard left.allSatisfy({ $0 < 0x80 }), right.allSatisfy({ $0 < 0x80 }) else { return nil }
    var leftElements = Elements(left)
    var rightElements = Elements(right)
    var caseOrder = 0
    while true {
      switch (leftElements.next(), rightElements.next()) {
      case (nil, nil): return caseOrder == 0 ? nil : caseOrder
      case (nil, _): return -1
      case (_, nil): return 1
      case (let left?, let right?):
        let order = left.compare(right)
        if order != 0 { return order }
        if caseOrder == 0 {
          caseOrder = Int(left.isUpperCase ? 1 : 0) - (right.isUpperCase ? 1 : 0)
        }
      }
    }
  }

  /// A character, or a run of digits, which counts as one number.
  private struct Element {
    var rank: UInt8
    var number: ArraySlice<UInt8> = []
    var isUpperCase = false

    func compare(_ other: Element) -> Int {
      if rank != other.rank { return rank < other.rank ? -1 : 1 }
      if number.count != other.number.count { return number.count < other.number.count ? -1 : 1 }
      if number.elementsEqual(other.number) { return 0 }
      return number.lexicographicallyPrecedes(other.number) ? -1 : 1
    }
  }

  private struct Elements {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func next() -> Element? {
      while index < bytes.count {
        let byte = bytes[index]
        let rank = ranks[Int(byte)]
        index += 1
        if rank == ignoredRank { continue }
        if byte.isDigit { return Element(rank: rank, number: readNumber(from: index - 1)) }
        return Element(rank: rank, isUpperCase: "A"..."Z" ~= byte)
      }
      return nil
    }

    private mutating func readNumber(from start: Int) -> ArraySlice<UInt8> {
      while index < bytes.count, bytes[index].isDigit { index += 1 }
      return bytes[start..<index].drop { $0 == "0" }
    }
  }

  private static let ignoredRank: UInt8 = 0

  /// The place of each ASCII character in the root collation.
  private static let ranks: [UInt8] = {
    var ranks = [UInt8](repeating: ignoredRank, count: 128)
    let symbols = "\t\n\u{B}\u{C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$"
    for (index, byte) in symbols.utf8.enumerated() { ranks[Int(byte)] = UInt8(index + 1) }
    for digit in 0x30...0x39 { ranks[digit] = 100 }
    for letter in 0..<26 {
      ranks[0x41 + letter] = UInt8(101 + letter)
      ranks[0x61 + letter] = UInt8(101 + letter)
    }
    return ranks
  }()
}
