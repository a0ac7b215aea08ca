import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

@Suite struct CanonicalFormTests {
  private func canonical(_ text: String, _ path: FilePath) throws -> String {
    let format = try #require(ResourceFormat.format(of: path))
    let bytes = try format.canonicalForm(of: Array(text.utf8), at: path)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A table in canonical form stays as it is, and holds what it held")
  func fixtures() throws {
    // Nobody writes plural rules in the old style; nothing would have to be lost for its sake.
    for fixture in Fixture.all(in: "Resources/Tables")
    where fixture.path != "old-style.stringsdict" {
      let once = try canonical(fixture.text.string, fixture.path)
      #expect(try canonical(once, fixture.path) == once, "\(fixture.place)")
      #expect(
        texts(once, fixture.path) == texts(fixture.text.string, fixture.path),
        "\(fixture.place)"
      )
      Golden.check(once, "Resources/Canonical/\(fixture.path)")
    }
  }

  private func texts(_ text: String, _ path: FilePath) -> Set<String> {
    let table = ResourceFormat.readTable(at: path, in: .memory([path: text]))
    return Set(
      table.entries.map { entry in
        let units = entry.translations.flatMap(\.allUnits).map { "\($0.variation) \($0.text)" }
        return "\(entry.key) \(entry.comment ?? "") \(units.sorted())"
      }
    )
  }

  @Test(arguments: [
    // The lines of a header stay together.
    (
      "//\n// Localizable.strings\n//\n\"a\" = \"1\";\n",
      "//\n// Localizable.strings\n//\n\n\"a\" = \"1\";\n\n"
    ),
    ("// One\n\n// Two\n\na=1;\n", "// One\n\n// Two\n\n\"a\" = \"1\";\n\n"),
    // Lines that are no entry each would be one together.
    ("\n// \"b\" =\n// \"2\";\na=1;\n", "// \"b\" =\n// \"2\";\n\"a\" = \"1\";\n\n"),
    // What floats above the entry that comes first is no header of it.
    (
      "b=1;\n/* Copyright 2020 */\n\na=1;\n",
      "/* Copyright 2020 */\n\n\"a\" = \"1\";\n\n\"b\" = \"1\";\n\n"
    ),
  ])
  func `comments stay what they are`(text: String, expected: String) throws {
    #expect(try canonical(text, "a.strings") == expected)
    #expect(try canonical(expected, "a.strings") == expected)
    #expect(texts(text, "a.strings") == texts(expected, "a.strings"))
  }

  @Test("No comment is lost")
  func comments() throws {
    let text = """
      // Header

      /* Bee */
      b = 2; // behind
      // floating

      a /* inside */ = 1;
      // end
      """
    let expected = """
      // Header

      // floating

      "a" = "1"; /* inside */

      /* Bee */
      "b" = "2"; // behind

      // end


      """
    #expect(try canonical(text, "a.strings") == expected)
  }

  @Test("A comment that no key follows makes a property list stay as it is")
  func looseComment() throws {
    let text = "<plist><dict><key>a</key><string>1</string><!-- end --></dict></plist>"
    #expect(throws: EditError.self) { try canonical(text, "a.stringsdict") }
  }
}
