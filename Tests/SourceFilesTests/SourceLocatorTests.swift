import SourceFiles
import Testing

@Suite struct SourceLocatorTests {
  /// Line ends of all three kinds, the last line without one; `é` is two bytes long.
  private let text = SourceText(path: "a", bytes: Array("ab\ncé\rd\r\n\r\ne\n\rf".utf8))

  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 1), (4, 2, 2), (6, 2, 4), (7, 3, 1), (8, 3, 2),
    (9, 3, 3), (10, 4, 1), (12, 5, 1), (13, 5, 2), (14, 6, 1), (15, 7, 1), (16, 7, 2),
  ])
  func `CR, LF and CR LF end a line, and columns count bytes`(offset: Int, line: Int, column: Int) {
    var locator = SourceLocator(text)
    let location = locator.location(of: offset..<offset)
    #expect(location.line == line)
    #expect(location.column == column)
  }

  @Test func `Ranges in any order have the same locations as in ascending order`() {
    let ranges = (0..<16).map { $0..<$0 + 1 }
    var ascending = SourceLocator(text)
    let expected = ranges.map { ascending.location(of: $0) }
    var descending = SourceLocator(text)
    #expect(ranges.reversed().map { descending.location(of: $0) } == expected.reversed())
    var leaping = SourceLocator(text)
    let order = ranges.indices.map { ($0 * 7) % ranges.count }
    #expect(order.map { leaping.location(of: ranges[$0]) } == order.map { expected[$0] })
  }

  @Test func `plain line ends are counted in any order of the ranges`() {
    let plain = SourceText(path: "a", bytes: Array("ab\n\ncdé\ne".utf8))
    var locator = SourceLocator(plain)
    let places = [9, 0, 3, 2, 4, 8, 9, 1].map { locator.location(of: $0..<$0) }
    #expect(places.map(\.line) == [4, 1, 2, 1, 3, 3, 4, 1])
    #expect(places.map(\.column) == [1, 1, 1, 3, 1, 5, 1, 2])
  }

  @Test(.timeLimit(.minutes(20)))
  func `a line of any length is searched for its end once`() {
    let text = SourceText(path: "a", bytes: [UInt8](repeating: 0x20, count: 1 << 26))
    var locator = SourceLocator(text)
    for offset in 0..<200_000 {
      #expect(locator.location(of: offset..<offset).column == offset + 1)
    }
  }

  @Test(arguments: [(15..<99, 15..<16), (99..<100, 16..<16), (16..<16, 16..<16)])
  func `What lies behind the end of the text is cut off`(range: Range<Int>, location: Range<Int>) {
    var locator = SourceLocator(text)
    #expect(locator.location(of: range).range == location)
  }

  @Test func `Locations are ordered by path and place`() {
    let first = SourceLocation(path: "a", offset: 5, length: 1, line: 9, column: 1)
    let longer = SourceLocation(path: "a", offset: 5, length: 2, line: 9, column: 1)
    let later = SourceLocation(path: "a", offset: 6, length: 1, line: 9, column: 2)
    let other = SourceLocation(path: "b")
    #expect([other, later, longer, first].sorted() == [first, longer, later, other])
    #expect(first.description == "a:9:1")
    #expect(longer.range == 5..<7)
  }

  @Test func `A file too large for a location still has one`() {
    let location = SourceLocation(path: "a", offset: 1 << 40, length: 1, line: 1, column: -1)
    #expect(location.offset == Int(UInt32.max))
    #expect(location.column == 0)
  }
}
