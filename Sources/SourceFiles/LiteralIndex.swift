/// Returns which of many patterns a text may match, by the literal parts that a match must hold.
///
/// To ask each pattern takes the product of texts and patterns.
package struct LiteralIndex: Hashable, Sendable {
  /// The numbers of patterns by three bytes of one of their literals, or by the fewer that it has.
  private var numbers: [UInt32: [Int]] = [:]
  /// Those of patterns without literals.
  private var others: [Int] = []
  /// How many bytes the keys have.
  private var lengths: Set<Int> = []

  /// For so few patterns it takes longer to look for them.
  package static let threshold = 24

  /// Indexes patterns by their literals; each is found by those bytes that the fewest have.
  package init(_ literals: [[[UInt8]]]) {
    let grams = literals.map { Set($0.flatMap(Self.grams)) }
    var counts: [UInt32: Int] = [:]
    for gram in grams.joined() { counts[gram, default: 0] += 1 }
    for (number, grams) in grams.enumerated() {
      let rarest = grams.min { (counts[$0, default: 0], $0) < (counts[$1, default: 0], $1) }
      guard let rarest else {
        others.append(number)
        continue
      }
      numbers[rarest, default: []].append(number)
      lengths.insert(Int(rarest &>> 24))
    }
  }

  /// Returns the numbers of the patterns that a text may match, in ascending order.
  package func candidates(for text: some StringProtocol) -> [Int] {
    let bytes = Array(text.utf8)
    var found = others
    for length in lengths where bytes.count >= length {
      for start in 0...bytes.count - length {
        if let more = numbers[Self.gram(bytes[start..<start + length])] { found += more }
      }
    }
    return found.count < 2 ? found : Set(found).sorted()
  }

  private static func grams(of literal: [UInt8]) -> [UInt32] {
    let length = min(3, literal.count)
    guard length > 0 else { return [] }
    return (0...literal.count - length).map { gram(literal[$0..<$0 + length]) }
  }

  private static func gram(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 &<< 8 | UInt32($1) } | UInt32(bytes.count) &<< 24
  }
}
