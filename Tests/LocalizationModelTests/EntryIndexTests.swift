import LocalizationModel
import SourceFiles
import Testing

@Suite struct EntryIndexTests {
  private func entries(_ keys: [String]) -> TableEntries {
    TableEntries(keys.map { TableEntry(key: $0, location: SourceLocation(path: "A.strings")) })
  }

  @Test func `of some keys those are found that any file has, by their bytes`() {
    let files = [entries(["a", "Größe", "b"]), entries([]), entries(["c", "a"])]
    #expect(EntryIndex.keys(among: ["a", "c", "d", ""], in: files) == ["a", "c"])
    #expect(EntryIndex.keys(among: ["Größe"], in: files) == ["Größe"])
    #expect(EntryIndex.keys(among: ["Gro\u{308}ße"], in: files).isEmpty)
    #expect(EntryIndex.keys(among: [], in: files).isEmpty)
    #expect(EntryIndex.keys(among: ["a"], in: []).isEmpty)
  }
}
