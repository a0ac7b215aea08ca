import LocalizationModel
import SourceFiles

extension Rule {
  /// A language has a key that the development language lacks.
  static let extraKey = Rule(
    id: "extra-key",
    severity: .warning,
    summary: "A language has a key that the development language lacks",
    explanation: """
      ## What it does

      Finds keys in `.strings` and `.stringsdict` files that the development language's files do not
      have.
      A key that code asks for is reported at the code instead, by `missing-key`.

      ## Why it is bad

      It is a left-over of a key that was renamed or removed, or a key with a typing error: then its
      translation is never shown.

      ## Example

      ```
      /* en.lproj/Localizable.strings */
      "greeting" = "Hello";

      /* de.lproj/Localizable.strings */
      "greting" = "Hallo";
      ```

      ## What to do

      Correct the key, or remove it.
      """
  ) { project, findings in
    for table in project.tables {
      let completeness = Completeness(of: table)
      for key in table.keys where key.references.isEmpty && !completeness.isDefined(key) {
        for translation in key.translations {
          guard let language = translation.language else { continue }
          findings.report(
            "\(language.name) has key '\(key.key)', which \(table.developmentLanguage.name) lacks",
            at: table.location(of: key, in: language),
            notes: [.text(translation.text ?? "", in: language, at: nil)],
            help: "correct the key, or remove it",
            subject: .init(table, key, language)
          )
        }
      }
    }
  }
}

extension StringTable {
  /// Returns the place where a language's file stores a key.
  func location(of key: TableKey, in language: Language) -> SourceLocation {
    let entry = key.entries.first { files[$0.file].languages == [language] }
    return entry?.entry.location ?? key.translation(in: language)?.location ?? location(of: key)
  }
}
