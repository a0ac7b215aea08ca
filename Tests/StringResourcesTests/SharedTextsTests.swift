import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

@Suite struct SharedTextsTests {
  private let keys = [
    "a", "b", "\u{E9}", "e\u{301}", "a longer key with a text of its own", "q\\\"q",
  ]
  private let comments = [
    "", "/* One */", "/* Two\n   lines */", "// One\n", "/* One *//* Two */", "/* \u{E9} */",
    "/* e\u{301} */", "/* Two\r\nlines */", "/* Two\nlines */", "/* O * e */", "/* *One* */",
    "/*  One  */", "// /* One */\n", "/* // One */", "/* /* One */", "/**/", "/*  */",
  ]

  private func file(_ random: inout SeededGenerator) -> [UInt8] {
    let entries = (0..<Int.random(in: 0..<12, using: &random)).map { number in
      let comment = comments.randomElement(using: &random) ?? ""
      let key = keys.randomElement(using: &random) ?? ""
      return "\(comment)\n\"\(key)\" = \"text \(number)\";\n\n"
    }
    let end = ["", "\"a\" = 1; /* One", "/* One */ \"b\"; /* One x"].randomElement(using: &random)
    return Array((entries.joined() + (end ?? "")).utf8)
  }

  @Test func `a file says the same beside another one`() throws {
    var random = SeededGenerator(seed: 3)
    let format = try #require(ResourceFormat.format(of: "a.strings"))
    for _ in 0..<500 {
      let other = format.table(from: file(&random), at: "de.lproj/a.strings")
      let bytes = file(&random)
      let alone = format.table(from: bytes, at: "en.lproj/a.strings")
      let beside = format.table(from: bytes, at: "en.lproj/a.strings", beside: other)
      #expect(beside.listing == alone.listing)
      #expect(beside.diagnostics == alone.diagnostics)
      for (entry, other) in zip(beside.entries, alone.entries) {
        #expect(entry.key.utf8.elementsEqual(other.key.utf8))
        #expect((entry.comment ?? "").utf8.elementsEqual((other.comment ?? "").utf8))
      }
    }
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
