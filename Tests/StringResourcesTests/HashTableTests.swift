import Testing

@testable import StringResources

@Suite struct HashTableTests {
  /// More than 96 units, of which the first, middle and last 32 count.
  private static let long = String(
    repeating: "The quick brown fox jumps over the lazy dog, and ",
    count: 3
  )

  @Test(
    arguments: [
      ("", 0), ("Field", 12_998_813_819_145), ("field", 17_605_582_562_601),
      ("Åland 🌿", 12165083537222414599), (long, 5087489279216363869),
    ] as [(String, UInt64)]
  )
  func `a text has the hash that it has on a 64-bit Mac`(text: String, hash: UInt64) {
    #expect(HashTable.hash(text) == hash)
  }

  @Test func `a table that has grown lists every text once`() {
    for count in [0, 1, 3, 4, 85, 86, 7392, 346_700] {
      let table = HashTable((0..<count).map { "Key \($0)" })
      #expect(table.order.sorted() == Array(0..<count))
    }
  }

  @Test func `of two texts that want one place the first has it`() {
    #expect(HashTable.hash("a") % 3 == HashTable.hash("b") % 3)
    #expect(HashTable(["a", "b"]).order == [0, 1])
    #expect(HashTable(["b", "a"]).order == [0, 1])
  }
}
