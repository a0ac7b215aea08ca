import LocalizationModel
import Platform
import SourceFiles
import StringResources
import TestSupport
import Testing

@Suite struct StoredTextsTests {
  private let keys = [
    ("a", "a"), ("b", "b"), ("\u{E9}", "\u{E9}"), ("e\u{301}", "e\u{301}"), ("q\\\"q", "q\"q"),
    ("a longer key with a text of its own", "a longer key with a text of its own"),
    ("\\U00E9\\n", "\u{E9}\n"),
  ]
  private let comments = [
    ("", nil), ("/* One */", "One"), ("/* Two\n   lines */", "Two\nlines"), ("// One", "One"),
    ("/* One *//* Two */", "One\nTwo"), ("/* \u{E9} */", "\u{E9}"), ("/* e\u{301} */", "e\u{301}"),
    ("/* Two\r\nlines */", "Two\nlines"), ("/* O * e */", "O * e"), ("/* *One* */", "*One*"),
    ("/*  One  */", "One"), ("// /* One */", "/* One */"), ("/* // One */", "// One"),
    ("/* /* One */", "/* One"), ("/**/", nil), ("/*  */", nil),
    ("/*\n Two\n\n lines\n*/", "Two\n\nlines"),
  ]

  @Test func `keys, comments and texts say what they said in the file`() throws {
    var random = SeededGenerator(seed: 3)
    let format = try #require(ResourceFormat.format(of: "a.strings"))
    for _ in 0..<500 {
      let entries = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        (keys.randomElement(using: &random)!, comments.randomElement(using: &random)!)
      }
      let text = entries.map { key, comment in
        "\(comment.0)\n\"\(key.0)\" = \"<\(key.0)>\";\n\n"
      }.joined()
      let table = format.table(from: Array(text.utf8), at: "en.lproj/a.strings")
      let found = table.entries.map { ($0.key, $0.comment, $0.translations.first?.text) }
      #expect(found.count == entries.count)
      for ((key, comment, text), (expectedKey, expectedComment)) in zip(found, entries) {
        #expect(key.hasSameBytes(as: expectedKey.1))
        #expect((comment ?? "").hasSameBytes(as: expectedComment.1 ?? ""))
        #expect((comment == nil) == (expectedComment.1 == nil))
        #expect(text == "<\(expectedKey.1)>")
      }
    }
  }

  @Test(arguments: Fixture.all(in: "Resources/Tables"))
  func `copies of entries say the same`(fixture: Fixture) throws {
    guard let format = ResourceFormat.format(of: fixture.path) else { return }
    var table = format.table(from: fixture.text.bytes, at: fixture.path)
    let listing = table.listing
    table.entries = TableEntries(table.entries.map { $0 })
    #expect(table.listing == listing)
  }

  @Test func `tables are read in the order of their paths`() {
    let texts: [FilePath: String] = [
      "de.lproj/a.strings": "\"k\" = \"de\";", "en.lproj/a.strings": "\"k\" = \"en\";",
      "de.lproj/b.strings": "\"l\" = \"b\";", "x/a.strings": "\"k\" = \"x\";",
    ]
    let files = FileSystem.memory(texts)
    let paths = texts.keys.sorted() + ["gone.strings"]
    for jobs in [1, 4] {
      let tables = ResourceFormat.readTables(at: paths, in: files, jobs: jobs)
      #expect(tables.map(\.path) == paths)
      let found = tables.map { $0.entries.map { $0.translations.first?.text ?? "" } }
      #expect(found == [["de"], ["b"], ["en"], ["x"], []])
      #expect(tables.last?.diagnostics.count == 1)
    }
  }
}
