import Foundation
import LocalizationModel
import SourceFiles
import Testing

@testable import ScanCommands

@Suite struct StringsTextTests {
  @Test func `an entry is a comment, the assignment, and an empty line`() {
    #expect(
      text(reference("Title", comment: "Of the window")) == """
        /* Of the window */
        "Title" = "Title";


        """
    )
  }

  @Test func `a key without a comment says so, as genstrings does`() {
    #expect(text(reference("Title")).hasPrefix("/* No comment provided by engineer. */\n"))
  }

  @Test func `several comments stand sorted in one, each once`() {
    let text = text(
      reference("Title", comment: "zoo"),
      reference("Title"),
      reference("Title", comment: "Ape"),
      reference("Title", comment: "zoo")
    )
    #expect(text.hasPrefix("/* Ape\n   zoo */\n\"Title\""))
  }

  @Test func `the first text that a use supplies is the value`() {
    let text = text(
      reference("title"),
      reference("title", value: "Title"),
      reference("title", value: "Other")
    )
    #expect(text.contains("\"title\" = \"Title\";"))
  }

  @Test func `keys are ordered without regard to case, by their decomposed letters`() {
    let keys = ["b", "Åland", "Az", "a_c", "aBc", "A", "a", "10", "9", "\"q\"", "_x"]
    let text = text(keys.map { reference($0) })
    let order = text.split(separator: "\n").filter { $0.contains(" = ") }.map {
      $0.prefix { $0 != "=" }.dropLast()
    }
    #expect(
      order == [
        "\"10\"", "\"9\"", #""\"q\"""#, "\"_x\"", "\"A\"", "\"a\"", "\"a_c\"", "\"aBc\"", "\"Az\"",
        "\"Åland\"", "\"b\"",
      ]
    )
  }

  @Test func `what a table cannot hold as it is becomes an escape, and reads back`() throws {
    let keys = ["\"quoted\"", "back\\slash", "line\nbreak", "tab\t", "\u{1B}[31m", "snow ☃ 😀"]
    let text = text(keys.map { reference($0, comment: "ends */ here") })
    let table = try PropertyListDecoder().decode([String: String].self, from: Data(text.utf8))
    #expect(Set(table.keys) == Set(keys))
    #expect(table.allSatisfy { $0.key == $0.value })
  }

  @Test func `an empty key has no entry`() {
    #expect(text(reference("")).isEmpty)
  }

  private func text(_ references: KeyReference...) -> String { text(references) }

  private func text(_ references: [KeyReference]) -> String {
    let tables = GeneratedTable.merged(for: references, jobs: 1)
    return tables.map { StringsText($0).text }.joined()
  }

  private func reference(
    _ key: String,
    comment: String? = nil,
    value: String? = nil
  ) -> KeyReference {
    let location = SourceLocation(path: "App.swift")
    return KeyReference(
      key: key,
      comment: comment,
      value: value,
      routine: "NSLocalizedString",
      location: location
    )
  }
}
