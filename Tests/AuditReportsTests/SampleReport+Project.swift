import CompletenessChecks
import LocalizationModel
import SourceFiles

extension SampleReport {
  /// What the sample's files hold, as a reader of sources and tables would tell it.
  static let project = {
    var project = stored
    project.judgeTexts(jobs: 1)
    return project
  }()

  private static let stored = Project(
    tables: [
      StringTable(
        name: "Localizable",
        container: "Resources",
        developmentLanguage: "en",
        files: ["ar", "en", "ja"].map { language in
          LocalizedFile(
            path: FilePath("Resources/\(language).lproj/Localizable.strings"),
            format: .strings,
            languages: [Language(language)]
          )
        },
        keys: [
          key("Größe", texts: [("en", "=SUM(A1:A9)"), ("ja", "サイズ: %@")]),
          key("Pay <now> & \"later\"", texts: [("en", "Pay <now> & \"later\"")], references: [1]),
          key(
            "cart.title",
            comment: "Title of the cart",
            texts: [("ar", "سلة التسوق %d"), ("en", "Your Cart"), ("ja", "カート")],
            references: [0]
          ),
          key("evil", texts: [("ar", "\u{1B}]0;pwned\u{7}</script>]]>\u{202E}")]),
          key("two\nlines", texts: [("en", "One\nTwo")]),
        ]
      )
    ],
    references: [
      reference("cart.title", at: "Text(\"cart.title\")", routine: "Text"),
      reference("Pay <now> & \"later\"", at: "Button", routine: "Button"),
    ],
    dynamicSites: [
      DynamicSite(
        pattern: .anything,
        reason: .notLiteral,
        cause: "parameter 'state' can be anything",
        routine: "LocalizedStringKey",
        location: place(of: "LocalizedStringKey(state)", in: "Sources/Cart View.swift")
      )
    ],
    languages: languages
  )

  private static func key(
    _ key: String,
    comment: String? = nil,
    texts: [(language: String, text: String)],
    references: [Int] = []
  ) -> TableKey {
    let files = ["ar", "en", "ja"]
    let entries = texts.map { language, text in
      let path = FilePath("Resources/\(language).lproj/Localizable.strings")
      let location = SourceLocation(path: path)
      let unit = TranslationUnit(
        text: text,
        state: language == "ar" && key == "evil" ? .needsReview : .translated,
        location: location
      )
      return StoredEntry(
        entry: TableEntry(
          key: key,
          comment: language == "en" ? comment : nil,
          location: location,
          translations: [
            Translation(language: Language(language), units: [unit], location: location)
          ]
        ),
        file: files.firstIndex(of: language) ?? 0
      )
    }
    return TableKey(
      key: key,
      entries: entries,
      translations: entries.flatMap(\.entry.translations),
      references: references
    )
  }

  private static func reference(
    _ key: String,
    at text: String,
    routine: String
  ) -> KeyReference {
    let location = place(of: text, in: "Sources/Cart View.swift")
    return KeyReference(key: key, routine: routine, location: location)
  }
}
