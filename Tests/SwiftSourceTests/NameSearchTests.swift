import SwiftSource
import Testing

/// A search finds whole words, and only where they are meant.
@Suite struct NameSearchTests {
  @Test(arguments: [
    ("let title = row.title", ["title"]),
    ("titles subtitle title2", []),
    ("self._title = $title", ["title"]),
    ("makeRow(Row())", ["Row", "makeRow"]),
    ("title", ["title"]),
    ("", []),
  ])
  func `names are found as whole words`(text: String, expected: [String]) {
    #expect(found(in: text) { _, _ in true } == expected)
  }

  @Test func `a name is found where a later place is meant`() {
    #expect(found(in: "title title") { _, place in place.lowerBound > 0 } == ["title"])
    #expect(found(in: "title title") { _, place in place.lowerBound > 6 } == [])
  }

  @Test func `some of the names are looked for`() {
    let search = NameSearch(for: [1], among: Self.names.map { Array($0.utf8) })
    #expect(search.names(in: Array("title makeRow".utf8)) { _, _ in true } == [1])
  }

  private static let names = ["title", "makeRow", "Row", ""]

  private func found(in text: String, where isMeant: (Int, Range<Int>) -> Bool) -> [String] {
    let search = NameSearch(for: Self.names.indices, among: Self.names.map { Array($0.utf8) })
    return search.names(in: Array(text.utf8), where: isMeant).map { Self.names[$0] }.sorted()
  }
}
