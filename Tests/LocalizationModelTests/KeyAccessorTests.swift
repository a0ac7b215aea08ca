import LocalizationModel
import SourceFiles
import Testing

@Suite struct KeyAccessorTests {
  private func symbols(_ keys: [String], table name: String = "Localizable") -> [[String]] {
    var table = LocalizedTable(path: FilePath("\(name).xcstrings"), format: .stringCatalog)
    let entries = keys.map { key in
      TableEntry(
        key: key,
        location: SourceLocation(path: table.path),
        extractionState: .manual
      )
    }
    table.entries = TableEntries(entries)
    return table.generatedSymbols.map(\.components)
  }

  @Test(arguments: [
    ("paywall.error.productUnavailable", "paywallErrorProductUnavailable"),
    ("A Local store exists without…", "aLocalStoreExistsWithout"),
    ("Room available", "roomAvailable"),
    ("SwiftData", "swiftData"),
    ("JSON", "json"),
    ("landmarks %lld count", "landmarksCount"),
    ("Save %@", "save"), ("You're Offline", "youreOffline"),
    ("Don’t ask me again", "dontAskMeAgain"),
    ("rock 'n' roll", "rockNRoll"),
  ])
  func `a symbol is the key's words in lower camel case`(key: String, symbol: String) {
    #expect(symbols([key]) == [[symbol]])
  }

  @Test func `a key without letters has no symbol`() {
    #expect(symbols(["", "%lld", "…"]).isEmpty)
  }

  @Test func `another table's symbols are members of a type with its name`() {
    #expect(symbols(["title"], table: "Booking") == [["Booking", "title"]])
    #expect(symbols(["CFBundleName"], table: "InfoPlist").isEmpty)
  }
}
