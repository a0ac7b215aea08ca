import CompletenessChecks
import LocalizationModel
import Platform
import SourceFiles
import StringResources
import TestSupport
import Testing

@testable import TextDifferences

/// Texts at random: what people see tells whether two sides differ, and nothing else does.
@Suite struct TextComparisonTests {
  @Test(arguments: 0..<60)
  func `to write texts otherwise makes no difference`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let texts = RandomTexts(&random)
    let before = try texts.tables(as: form(&random), &random)
    let after = try texts.tables(as: form(&random), &random)
    let comparison = TextComparison(of: before, with: after, jobs: 1)
    #expect(comparison.changes.isEmpty, "\(comparison.changes)")
  }

  @Test(arguments: 0..<200)
  func `each change is told, and nothing beside it`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let texts = RandomTexts(&random)
    var changed = texts
    let expected = changed.change(&random)
    let before = try texts.tables(as: form(&random), &random)
    let after = try changed.tables(as: form(&random), &random)
    let comparison = TextComparison(of: before, with: after, jobs: 1)
    #expect(comparison.changes.map(\.summary) == expected, "seed \(seed)")
  }

  @Test func `tables of one place are compared each with its own`() throws {
    // Files of one folder and name that are for two targets are two tables.
    let tables = try ["de", "fr"].map { language in
      let file = try ResourceFormat.read(
        "k = \(language);",
        at: FilePath("\(language).lproj/T.strings")
      )
      return try #require(StringTable(joining: [file], developmentLanguage: "en", jobs: 1))
    }
    #expect(tables[0].place == tables[1].place)
    #expect(TextComparison(of: tables, with: tables.reversed(), jobs: 1).changes.isEmpty)
  }

  @Test func `comments, states and marks are compared where that is asked for`() throws {
    let catalog = { (comment: String, state: String, isTranslatable: Bool) in
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"comment": "\#(comment)",
       "shouldTranslate": \#(isTranslatable), "localizations": {"de": {"stringUnit":
       {"state": "\#(state)", "value": "A"}}}}}}
      """#
    }
    let before = try tables(["A.xcstrings": catalog("One", "needs_review", true)])
    let after = try tables(["A.xcstrings": catalog("Two", "translated", false)])
    #expect(TextComparison(of: before, with: after, jobs: 1).changes.isEmpty)
    let all = Set(DetailChange.Kind.allCases)
    let details = TextComparison(of: before, with: after, besides: all, jobs: 1).changes
      .flatMap(\.details).map { "\($0.kind) \($0.language?.id ?? "-"): \($0.before), \($0.after)" }
    #expect(
      details == [
        "comments -: One, Two", "states de: needs_review, translated", "translatable -: yes, no",
      ]
    )
  }

  @Test func `a form for a number or a device is a text of its own`() throws {
    let catalog = { (few: String, other: String) in
      #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld files": {"localizations": {"pl":
       {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
       "few": {"stringUnit": {"state": "translated", "value": "\#(few)"}}, "many": {"stringUnit":
       {"state": "translated", "value": "%lld plików"}}, "other": {"stringUnit":
       {"state": "translated", "value": "\#(other)"}}}}}}}}}
      """#
    }
    let before = try tables(["A.xcstrings": catalog("%lld pliki", "%lld pliku")])
    let after = try tables(["A.xcstrings": catalog("%lld plika", "%lld pliku")])
    let changes = TextComparison(of: before, with: after, jobs: 1).changes
    #expect(changes.map(\.summary) == ["changed %lld files pl"])
    #expect(
      changes.first?.texts.first?.forms == [
        TextPair.Difference(forms: ["few"], before: "%1$lld pliki", after: "%1$lld plika")
      ]
    )
  }

  private func form(_ random: inout SeededGenerator) -> RandomTexts.Form {
    RandomTexts.Form.allCases.drawn(by: &random)
  }

  private func tables(_ files: KeyValuePairs<String, String>) throws -> [StringTable] {
    try files.map { name, text in
      try #require(
        StringTable(
          joining: [ResourceFormat.read(text, at: FilePath(name))],
          developmentLanguage: "en",
          jobs: 1
        )
      )
    }
  }
}

extension ResourceFormat {
  static func read(_ text: String, at path: FilePath) throws -> LocalizedTable {
    let table = try #require(format(of: path)).table(from: Array(text.utf8), at: path)
    try #require(text.isEmpty || table.diagnostics.isEmpty, "\(table.diagnostics)")
    return table
  }
}

extension KeyChange {
  /// The change in a line: `changed key de fr`.
  var summary: String {
    let languages = kind == .changed ? texts.map(\.language.id) : []
    let names = formerKey.map { [$0, key] } ?? [key]
    return ([kind.rawValue] + names + languages).joined(separator: " ")
  }
}

/// The texts of a table in three languages.
private struct RandomTexts {
  enum Form: CaseIterable {
    case strings
    case catalog
  }

  static let languages: [Language] = ["de", "en", "fr"]
  private var texts: [String: [Language: String]] = [:]

  init(_ random: inout SeededGenerator) {
    for number in 0..<Int.random(in: 3..<12, using: &random) {
      var own: [Language: String] = [:]
      for language in Self.languages where language == "en" || Bool.random(using: &random) {
        own[language] = Self.text(&random)
      }
      texts["key.\(number)"] = own
    }
  }

  private static let words = [
    "One", "%@", "\"two\"", "é", "e\u{301}", "\\", "\n", "100 %%", "%1$lld",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<4).map { _ in words.drawn(by: &random) }.joined(separator: " ")
      + " \(UInt32.random(in: 0 ... .max, using: &random))"
  }

  /// Changes something, and returns how that is told.
  mutating func change(_ random: inout SeededGenerator) -> [String] {
    let key = texts.keys.sorted().drawn(by: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      texts["new"] = ["en": Self.text(&random)]
      return ["added new"]
    case 1:
      texts[key] = nil
      return ["removed \(key)"]
    case 2:
      let own = texts.removeValue(forKey: key)
      texts["renamed"] = own
      return ["renamed \(key) renamed"]
    case 3:
      let isThere = texts[key]?["fr"] != nil
      texts[key]?["fr"] = isThere ? nil : Self.text(&random)
      return ["changed \(key) fr"]
    case 4:
      texts[key]?["en"] = Self.text(&random)
      return ["changed \(key) en"]
    default:
      let text = texts[key]?["en"] ?? ""
      texts[key]?["en"] = text + "\u{301}"
      return ["changed \(key) en"]
    }
  }

  /// Writes the texts in a form, with the keys in any order.
  func tables(as form: Form, _ random: inout SeededGenerator) throws -> [StringTable] {
    let keys = texts.keys.sorted().shuffled(using: &random)
    let files: [LocalizedTable] =
      switch form {
      case .strings:
        try Self.languages.map { language in
          let lines = keys.compactMap { key in
            texts[key]?[language].map { "\(key.quoted) = \($0.quoted);\n" }
          }
          return try ResourceFormat.read(
            lines.joined(),
            at: FilePath("App/\(language.id).lproj/T.strings")
          )
        }
      case .catalog:
        [try ResourceFormat.read(catalog(keys), at: "App/T.xcstrings")]
      }
    return [
      try #require(StringTable(joining: files, developmentLanguage: "en", jobs: 1))
    ]
  }

  private func catalog(_ keys: [String]) -> String {
    let entries = keys.map { key in
      let units = (texts[key] ?? [:]).map { language, text in
        "\(language.id.quoted): {\"stringUnit\": {\"state\": \"translated\", \"value\": \(text.quoted)}}"
      }
      return "\(key.quoted): {\"localizations\": {\(units.joined(separator: ", "))}}"
    }
    return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": "
      + "{\(entries.joined(separator: ", "))}}"
  }
}

extension Array {
  fileprivate func drawn(by random: inout SeededGenerator) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}

extension String {
  /// The text with quotes and escapes, as JSON and old-style property lists have it.
  fileprivate var quoted: String {
    let escaped = map { character -> String in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
