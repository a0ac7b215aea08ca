import LocalizationModel
import SourceFiles
import StringResources
import Testing

@Suite struct SharedTextsTests {
  private func table(_ path: FilePath, _ entries: [(String, String?)]) -> LocalizedTable {
    var table = LocalizedTable(path: path, format: "strings")
    table.entries = entries.map { key, comment in
      TableEntry(key: key, comment: comment, location: SourceLocation(path: path))
    }
    return table
  }

  @Test func `sharing texts changes none of them`() {
    var random = SeededGenerator(seed: 3)
    let words = ["a", "b", "\u{E9}", "e\u{301}", "a longer key that has a text of its own", "c"]
    for _ in 0..<200 {
      let tables = ["de", "en", "fr"].flatMap { language in
        ["A", "B"].map { name in
          let entries = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
            (words.randomElement(using: &random) ?? "", words.randomElement(using: &random))
          }
          return table(FilePath("\(language).lproj/\(name).strings"), entries)
        }
      }
      var shared = tables
      shared.shareTexts()
      #expect(shared.map(\.path) == tables.map(\.path))
      for (table, other) in zip(shared, tables) {
        let texts = table.entries.map { Array("\($0.key) \($0.comment ?? "-")".utf8) }
        #expect(texts == other.entries.map { Array("\($0.key) \($0.comment ?? "-")".utf8) })
      }
    }
  }
}
