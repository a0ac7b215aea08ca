import LocalizationModel
import SourceFiles

extension Rule {
  /// A text is empty although the development language has one.
  static let emptyValue = Rule(
    id: "empty-value",
    severity: .error,
    summary: "A translation is empty",
    explanation: """
      ## What it does

      Finds translations that are empty, in any plural form or device variation, where the development
      language has a text.
      An empty text in the development language itself is reported where the key is a name for
      programmers, as a warning, since it may be meant.

      ## Why it is bad

      The system shows an empty text as it stands: the button has no title.

      ## Example

      ```
      /* en.lproj/Localizable.strings */
      "save" = "Save";

      /* de.lproj/Localizable.strings */
      "save" = "";
      ```

      ## What to do

      Have the text translated.
      """
  ) { project, findings in
    for table in project.tables {
      for key in table.keys where key.needsTranslation {
        let development = key.translation(in: table.developmentLanguage)
        let isMeantEmpty = key.isMeantEmpty(in: table)
        for translation in key.translations {
          let isDevelopment = translation.language == development?.language
          if isMeantEmpty && !isDevelopment { continue }
          for unit in translation.allUnits where unit.text.isEmpty && unit.state != .new {
            findings.reportEmpty(unit, translation, key, table, isDevelopment)
          }
        }
      }
    }
  }
}

extension Findings {
  fileprivate mutating func reportEmpty(
    _ unit: TranslationUnit,
    _ translation: Translation,
    _ key: TableKey,
    _ table: StringTable,
    _ isDevelopment: Bool
  ) {
    // An empty text instead of a key in plain words is a way to have none.
    if isDevelopment && unit.variation.isEmpty && !key.key.looksLikeIdentifier { return }
    guard let language = translation.language else { return }
    let text = key.developmentText(in: table)
    report(
      "\(language.name) text of key '\(key.key)' is empty\(unit.variationPhrase)",
      at: unit.location,
      severity: isDevelopment ? .warning : nil,
      notes: isDevelopment ? [] : [.text(text, in: table.developmentLanguage, at: nil)],
      help: "have the text translated",
      subject: .init(table, key, language, detail: unit.variationName)
    )
  }
}

extension TranslationUnit {
  /// The unit's choices joined: `iphone.one`; nil for a text that does not vary.
  var variationName: String? {
    variation.isEmpty ? nil : variation.map(\.name).joined(separator: ".")
  }

  /// The end of a sentence that tells the unit from its neighbours: ` for 'one'`.
  var variationPhrase: String { variationName.map { " for '\($0)'" } ?? "" }
}
