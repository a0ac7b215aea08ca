import LocalizationModel
import SourceFiles

extension Rule {
  /// A catalog says that a translation must be looked at again.
  static let needsReview = Rule(
    id: "needs-review",
    severity: .warning,
    summary: "A String Catalog marks a translation as needing review",
    explanation: """
      ## What it does

      Finds translations in the state `needs_review`.

      ## Why it is bad

      Xcode sets the state when the text in the development language has changed after its translation:
      users may read something that is no longer true.

      ## Example

      ```json
      "de" : {
        "stringUnit" : {
          "state" : "needs_review",
          "value" : "Ihr Testzeitraum endet nach sieben Tagen."
        }
      }
      ```

      ## What to do

      Have the translation compared with the text of the development language, then mark it as reviewed.
      """
  ) { project, findings in
    for table in project.tables {
      for key in table.keys where key.needsTranslation {
        for translation in key.translations {
          guard let language = translation.language, language != table.developmentLanguage else {
            continue
          }
          let waiting = translation.allUnits.filter { $0.state == .needsReview }
          guard let first = waiting.first else { continue }
          findings.report(
            "\(language.name) translation of key '\(key.key)' needs review",
            at: first.location,
            notes: [
              .text(key.developmentText(in: table), in: table.developmentLanguage, at: nil),
              .text(first.text, in: language, at: nil),
            ],
            help: "compare the texts, then mark the translation as reviewed",
            subject: .init(table, key, language)
          )
        }
      }
    }
  }
}
