import LocalizationModel
import SourceFiles
import Testing

@Suite struct EntryIndexTests {
  private func entries(_ keys: [String]) -> TableEntries {
    TableEntries(keys.map { TableEntry(key: $0, location: SourceLocation(path: "A.strings")) })
  }

  @Test func `of some keys those are found that any file has, by their bytes`() {
    let files = [entries(["a", "Größe", "b"]), entries([]), entries(["c", "a"])]
    #expect(EntryIndex.keys(among: ["a", "c", "d", ""], in: files, jobs: 2) == ["a", "c"])
    #expect(EntryIndex.keys(among: ["Größe"], in: files, jobs: 2) == ["Größe"])
    #expect(EntryIndex.keys(among: ["Gro\u{308}ße"], in: files, jobs: 2).isEmpty)
    #expect(EntryIndex.keys(among: [], in: files, jobs: 2).isEmpty)
    #expect(EntryIndex.keys(among: ["a"], in: [], jobs: 2).isEmpty)
  }

  @Test func `keys of another file have the number of the first entry with the same key`() {
    let index = EntryIndex(of: entries(["a", "b", "a", "Größe", "c"]))
    let file = entries(["a", "b", "a", "Größe", "c", "d", "c", "b", "Gro\u{308}ße", "a"])
    #expect(index.numbers(ofKeysIn: file) == [0, 1, 0, 3, 4, -1, 4, 1, -1, 0])
    #expect(index.numbers(ofKeysIn: entries(["c", "d", "d"])) == [4, -1, -1])
    #expect(index.numbers(ofKeysIn: entries([])) == [])
    #expect(EntryIndex(of: entries([])).numbers(ofKeysIn: file).allSatisfy { $0 == -1 })
  }
}
