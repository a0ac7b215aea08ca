import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources
import Testing

@Suite struct CatalogEditingTests {
  private let path: FilePath = "Localizable.xcstrings"

  private func edited(_ text: String, _ edits: TableEdit...) throws -> String {
    let format = try #require(ResourceFormat.format(of: path))
    let bytes = try format.applying(edits, to: Array(text.utf8), at: path)
    return String(decoding: bytes, as: UTF8.self)
  }

  private let empty = """
    {
      "sourceLanguage" : "en",
      "strings" : {

      },
      "version" : "1.0"
    }
    """

  /// What a reader of texts makes of a catalog after an edit.
  private func units(_ text: String, _ key: String, _ language: Language) throws -> [String] {
    let format = try #require(ResourceFormat.format(of: path))
    let table = format.table(from: Array(text.utf8), at: path)
    #expect(table.diagnostics.isEmpty)
    let translation = table.entries.first { $0.key == key }?.translations
      .first { $0.language == language }
    return translation?.allUnits.map { "\($0.variation.map(\.name)) \($0.text) \($0.state)" } ?? []
  }

  @Test func `a name in place of a language stays, and other texts can be edited`() throws {
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "Out" } }"#
    let text = #"""
      { "sourceLanguage" : "en", "version" : "1.0",
        "strings" : { "k" : { "localizations" : { "../../x" : \#(unit) } } } }
      """#
    let changed = try edited(text, .setText("Neu", key: "k", language: "de"))
    #expect(changed.contains(#""../../x""#) && changed.contains("Out") && changed.contains("Neu"))
    let format = try #require(ResourceFormat.format(of: path))
    let form = try format.canonicalForm(of: Array(changed.utf8), at: path)
    let table = format.table(from: form, at: path)
    #expect(String(decoding: form, as: UTF8.self).contains(#""../../x" : {"#))
    #expect(table.diagnostics.map(\.message) == ["'../../x' is not the name of a language"])
    #expect(table.entries.flatMap { $0.translations.map(\.language) } == ["de"])
  }

  @Test("A catalog grows from nothing to Xcode's form, in Xcode's order")
  func growth() throws {
    let location = SourceLocation(path: path)
    let text = try edited(
      empty,
      .insert(TableEntry(key: "item 10", location: location)),
      .insert(TableEntry(key: "Item 9", comment: "A \"comment\"/", location: location)),
      .setText("Zehn", key: "item 10", language: "de"),
      .setText("Dix", key: "item 10", language: "fr", state: .needsReview)
    )
    let expected = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Item 9" : {
            "comment" : "A \\"comment\\"/"
          },
          "item 10" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Zehn"
                }
              },
              "fr" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "Dix"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    #expect(text == expected)
    #expect(try edited(text, .remove(key: "Item 9"), .remove(key: "item 10")) == empty)
  }

  @Test("Keys of one look in two normal forms are two keys")
  func normalForms() throws {
    let location = SourceLocation(path: path)
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    var text = try edited(
      empty,
      .insert(TableEntry(key: composed, comment: "First", location: location)),
      .insert(TableEntry(key: decomposed, comment: "Second", location: location))
    )
    text = try edited(
      text,
      .setText("eins", key: composed, language: "de"),
      .setText("zwei", key: decomposed, language: "de")
    )
    let format = try #require(ResourceFormat.format(of: path))
    let entries = format.table(from: Array(text.utf8), at: path).entries
    #expect(entries.map { $0.translations.first?.text ?? "" }.sorted() == ["eins", "zwei"])
    text = try edited(text, .remove(key: composed), .rename(key: decomposed, to: composed))
    let rest = format.table(from: Array(text.utf8), at: path).entries
    #expect(rest.map(\.comment) == ["Second"])
    #expect(rest.first.map { $0.key.utf8.elementsEqual(composed.utf8) } == true)
  }

  @Test("Variations and substitutions are reached, and made where they are missing")
  func variations() throws {
    let location = SourceLocation(path: path)
    var text = try edited(empty, .insert(TableEntry(key: "k", location: location)))
    text = try edited(
      text,
      .setText("%#@n@", key: "k", language: "de"),
      .setText("eins", key: "k", language: "de", variation: [.plural("one")], substitution: "n"),
      .setText("viele", key: "k", language: "de", variation: [.plural("other")], substitution: "n"),
      .setText("Tap", key: "k", language: "fr", variation: [.device("other")])
    )
    #expect(
      try units(text, "k", "de") == [
        "[] %#@n@ translated", "[\"one\"] eins translated", "[\"other\"] viele translated",
      ]
    )
    #expect(try units(text, "k", "fr") == ["[\"other\"] Tap translated"])
  }

  @Test("A set of phrases is set, and takes the place of a text")
  func phrases() throws {
    let location = SourceLocation(path: path)
    var text = try edited(empty, .insert(TableEntry(key: "k", location: location)))
    text = try edited(text, .setText("One", key: "k", language: "de"))
    text = try edited(text, .setPhrases(["One", "Two"], key: "k", language: "de"))
    #expect(try units(text, "k", "de") == ["[] One translated", "[] Two translated"])
    #expect(!text.contains("stringUnit"))
    let same = TableEdit.setPhrases(["One", "Two"], key: "k", language: "de")
    #expect(try edited(text, same) == text)
    #expect(throws: EditError.self) {
      try edited(text, .setText("Three", key: "k", language: "de"))
    }
    text = try edited(text, .setPhrases(["Un"], key: "k", language: "fr", state: .needsReview))
    #expect(try units(text, "k", "fr") == ["[] Un needsReview"])
  }

  @Test("A file in another form keeps all bytes but those of the edited entry")
  func foreignForm() throws {
    let text = """
      {"sourceLanguage": "en",
       "strings": {
          "b": {"comment": "caf\\u00e9", "unknown": [1, 2.50]},
          "a": {}
       },
       "version": "1.0"}

      """
    #expect(try edited(text, .setComment("café", key: "b")) == text)
    #expect(
      try edited(text, .setComment("new", key: "a"))
        == text.replacing("\"a\": {}", with: "\"a\": {\n     \"comment\": \"new\"\n    }")
    )
    #expect(
      try edited(text, .remove(key: "a"))
        == text.replacing(",\n    \"a\": {}", with: "")
    )
    #expect(try edited(text, .rename(key: "a", to: "c")).contains("\"c\": {"))
  }

  @Test("A damaged catalog and an edit that does not fit are refused")
  func misfits() throws {
    #expect(throws: EditError.self) { try edited("{", .remove(key: "a")) }
    #expect(throws: EditError.self) { try edited(empty, .remove(key: "a")) }
    let twice = empty.replacing("{\n\n", with: "{ \"a\": {}, \"a\": {}\n")
    #expect(throws: EditError.self) { try edited(twice, .remove(key: "a")) }
  }
}
