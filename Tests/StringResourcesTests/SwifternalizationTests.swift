import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

@Suite struct SwifternalizationTests {
  private static let base = """
    {
      "cars": { "one": "%d car", "few": "%d cars", "ie:x>5": { "@10": "cars", "@20": "many cars" } },
      "title": "G\\u00e4rage \\"1\\""
    }
    """
  private static let expressions = #"{"base": {"few": "iex:1<x<=5"}, "pl": {"few": "exp:^[2-4]$"}}"#
  private static let files: [FilePath: String] = [
    "base.json": base, "pl.json": base, "de.json": base, "expressions.json": expressions,
    "package.json": "{}", "Contents.json": "no JSON",
  ]

  private func read(_ files: [FilePath: String]) -> [LocalizedTable] {
    Swifternalization.readTables(of: ["base.json"], in: .memory(files))
  }

  @Test func `names stand for the expressions of the file's own language`() throws {
    let tables = read(Self.files)
    #expect(tables.map(\.path) == ["base.json", "de.json", "pl.json"])
    #expect(tables.map(\.isBase) == [true, false, false])
    #expect(tables.map(\.language) == [nil, "de", "pl"])
    let patterns = tables.map { $0.entries[0].translations[0].units[1].variation }
    #expect(patterns[1] == [.expression("few", pattern: "iex:1<x<=5")])
    #expect(patterns[2] == [.expression("few", pattern: "exp:^[2-4]$")])
  }

  @Test func `texts have their places`() throws {
    let table = try #require(read(Self.files).first)
    let units = table.entries[0].translations[0].units
    #expect(units.map(\.text) == ["%d car", "%d cars", "cars", "many cars"])
    #expect(units[3].variation == [.expression("ie:x>5", pattern: nil), .width("20")])
    #expect(units.map(\.location.line) == [2, 2, 2, 2] && units[0].location.column == 20)
    #expect(table.entries[1].translations[0].text == "Gärage \"1\"")
  }

  @Test func `a file that ends anywhere is read as far as it goes`() {
    for length in 0..<Self.base.utf8.count {
      var files = Self.files
      files["base.json"] = String(decoding: Self.base.utf8.prefix(length), as: UTF8.self)
      let tables = Swifternalization.readTables(of: ["base.json"], in: .memory(files)) { _ in true }
      #expect(tables[0].diagnostics.count == 1, "\(length) bytes")
      #expect(tables.count == 3 && tables[1].diagnostics.isEmpty)
    }
  }

  @Test func `expressions that end anywhere are told once`() {
    for length in 0..<Self.expressions.utf8.count {
      var files = Self.files
      files["expressions.json"] = String(Self.expressions.prefix(length))
      let tables = Swifternalization.readTables(of: ["base.json"], in: .memory(files)) { _ in true }
      #expect(tables[0].diagnostics.count == 1, "\(length) bytes")
    }
  }

  @Test(arguments: [
    [#"{"a": {"b": {"c": {"d": "e"}}}}"#], [#"["@1"]"#], [#"{"a": "b"}"#], ["{}"],
    [#"{"a": {"one": "b", "other": "c"}}"#], [#"{"@1": "b"}"#], [#"{"a": {"@1": 1}}"#],
  ])
  func `other JSON is left alone`(contents: [String]) {
    let files: [FilePath: String] = ["base.json": contents[0], "en.json": contents[0]]
    #expect(read(files).isEmpty)
  }
}
