import Diagnostics
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@testable import CompletenessChecks

@Suite struct TextFeaturesTests {
  private static let languages: [Language] = [
    "ar", "de", "el", "en", "es", "he", "hi", "ja", "ko", "ru", "th", "zh-Hans", "zh-Hant",
  ]

  /// What any rule may look for, in many scripts.
  private static let pieces = [
    "%@", "%1$@", "%2$d", "%d", "%", "%%", "100 %", "%-a", "%#@items@", "％@", "٪@", "1$%@", "%$1@",
    "{name}", "$(NAME)", "<b>", "</b>", "]", "\n", " ", "  ", "\u{A0}", "\u{3000}", "\u{2028}",
    "\u{200B}", "\u{FEFF}", "\u{202A}", "\u{7}", "TODO", "XXX: later", "#VALUE!", "Lorem ipsum",
    "not translated yet", "the the", "a a", "Save", "settings.title", "привет", "Cохранить", "кофe",
    "Ελληνικά", "ἄλφα", "שלום", "سلام", "हिन्दी", "ไทย", "ひらがな", "、", "한글", "保存设置", "設定載入",
    "“", "’", "é", "e\u{301}", ".", "?", "1", "🙂",
  ]

  private func project(_ random: inout SeededGenerator) -> Project {
    func text() -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined(separator: Bool.random(using: &random) ? " " : "")
    }
    let keys = (0..<8).map { "\($0) \(text())" } + ["settings.title", "%d items"]
    let tables = Self.languages.map { language in
      let path = FilePath("\(language).lproj/Localizable.strings")
      var table = LocalizedTable(path: path, format: .strings)
      let entries = keys.map { key in
        let place = SourceLocation(path: path)
        let unit = TranslationUnit(text: text(), location: place)
        let translation = Translation(language: language, units: [unit], location: place)
        return TableEntry(key: key, location: place, translations: [translation])
      }
      table.entries = TableEntries(entries)
      if Bool.random(using: &random) { table.noteFeatures() }
      return table
    }
    return Project(extractions: [], tables: tables, developmentLanguage: "en")
  }

  @Test func `no rule finds more where it looks at every text`() {
    let eager = Rule.all.map { rule in
      guard case .translation(_, let check) = rule.check else { return rule }
      return Rule(
        id: rule.id,
        severity: rule.severity,
        summary: rule.summary,
        explanation: [],
        check: .translation(check)
      )
    }
    var random = SeededGenerator(seed: 3)
    var found: Set<RuleID> = []
    for _ in 0..<60 {
      let project = project(&random)
      let findings = Checker(rules: eager).check(project)
      #expect(Checker(rules: Rule.all).check(project) == findings)
      found.formUnion(findings.map(\.rule))
    }
    // Else the texts would prove nothing.
    #expect(found.isSuperset(of: ["mismatched-script", "mixed-scripts", "placeholder-value"]))
    #expect(found.isSuperset(of: ["mismatched-white-space", "invisible-character"]))
    #expect(found.isSuperset(of: ["malformed-placeholder", "undefined-substitution"]))
    #expect(found.isSuperset(of: ["repeated-word", "mismatched-token"]))
  }

  @Test func `features that are noted are those that a look at the texts finds`() {
    var random = SeededGenerator(seed: 5)
    func unit(_ variation: [Variation] = []) -> TranslationUnit {
      let text = Self.pieces.randomElement(using: &random) ?? ""
      return TranslationUnit(
        variation: variation,
        text: text,
        state: Bool.random(using: &random) ? .translated : .new,
        location: SourceLocation(path: "a")
      )
    }
    func substitution() -> Substitution {
      Substitution(
        name: "items",
        argumentNumber: nil,
        formatSpecifier: nil,
        units: [unit([.plural("one")]), unit([.plural("other")])],
        location: SourceLocation(path: "a")
      )
    }
    var table = LocalizedTable(path: "en.lproj/Localizable.strings", format: .strings)
    table.entries = TableEntries(
      (0..<500).map { number in
        let translation = Translation(
          language: "en",
          units: Bool.random(using: &random) ? [unit()] : [unit([.plural("one")]), unit()],
          substitutions: number.isMultiple(of: 3) ? [substitution()] : [],
          location: SourceLocation(path: "a")
        )
        let location = SourceLocation(path: "a")
        return TableEntry(key: "\(number)", location: location, translations: [translation])
      }
    )
    var noted = table
    noted.noteFeatures()
    for (entry, other) in zip(table.entries, noted.entries) {
      let (translation, other) = (entry.translations[0], other.translations[0])
      #expect(translation.note == nil && other.note != nil)
      #expect(translation.features == other.features)
      let texts = translation.allUnits.map { TextFeatures(of: $0.text) }
      #expect(other.features.isSuperset(of: texts.reduce([]) { $0.union($1) }))
    }
  }

  @Test func `every filler and every mark has the feature that its rule is asked for by`() {
    for phrase in String.wholePhrases.union(String.phrases) {
      for text in [phrase, phrase.uppercased(), "a \(phrase)", "\(phrase) b"] {
        #expect(TextFeatures(of: text).contains(.filler), "\(text)")
      }
    }
    for mark in String.wholeMarks.union(String.firstMarks) {
      for text in [mark, " \(mark)", "\(mark) "] {
        #expect(TextFeatures(of: text).contains(.mark), "\(text)")
      }
    }
    for mark in String.firstMarks {
      #expect(TextFeatures(of: "\(mark) ask the lawyers").contains(.mark), "\(mark)")
    }
  }

  @Test func `texts with the placeholders of the original, all of them plain, have no problems`()
    throws
  {
    let pieces = [
      "%@", "%1$@", "%2$@", "%d", "%1$d", "%ld", "%lld", "%f", "%s", "%", "%%", "$", "1", "{a}",
      "*", "％@", " ", " ", "d", "é", "(", "%COUNT%", "、",
    ]
    var random = SeededGenerator(seed: 11)
    var count = 0
    for _ in 0..<3_000 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          pieces.randomElement(using: &random) ?? ""
        }.joined()
      }
      let project = Project(
        extractions: [],
        tables: [
          .strings("en.lproj/Localizable.strings", ["a": texts[0]]),
          .strings(
            "de.lproj/Localizable.strings",
            ["a": texts[Int.random(in: 0...1, using: &random)]]
          ),
        ]
      )
      let table = try #require(project.tables.first)
      let key = KeyContext(of: table.keys[0], in: table)
      for translation in table.keys[0].translations {
        let traits = LanguageTraits(of: try #require(translation.language))
        let features = translation.features(in: traits, of: table.keys[0].key)
        let context = TranslationContext(translation, features, in: traits, of: key)
        guard context.placeholderProblems.isEmpty else { continue }
        count += context.hasPlainPlaceholders ? 1 : 0
        #expect(context.placeholders?.problems.isEmpty != false, "\(texts)")
        let tokens = context.units.tokens(areCounted: true)
        #expect(!context.hasPlainPlaceholders || tokens.isEmpty, "\(texts)")
      }
    }
    // Else the texts would prove nothing.
    #expect(count > 100)
  }

  @Test func `white space at an end is a loose end, whatever its scalar`() throws {
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isWhitespace else { continue }
      for text in ["\(scalar)a", "a\(scalar)", "é\(scalar)", "\(scalar)"] {
        #expect(TextFeatures(of: text).contains(.looseEnd), "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func `a translation without letters of other scripts has their features not`() {
    for (text, features) in [
      ("Straße – “Ÿ” 1 €", []), ("Да", .cyrillic), ("αβγ", .greek), ("כן", .hebrew),
      ("نعم", .arabic),
      ("हाँ", .devanagariOrThai), ("ใช่", .devanagariOrThai), ("네", .hangul), ("はい", [.kana, .han]),
      ("好。", .han),
    ] as [(String, TextFeatures)] {
      #expect(TextFeatures(of: text).intersection(.scripts) == features, "\(text)")
    }
  }
}

extension KeyContext {
  /// The context of a key that no code asks for.
  convenience init(of key: TableKey, in table: StringTable) {
    self.init(key, TextFeatures(comparedOf: key, in: table), of: table, [])
  }
}
