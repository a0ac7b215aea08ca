import Diagnostics
import LocalizationModel

extension Rule {
  /// A catalog says that a translation must be looked at again.
  package static let needsReview = Rule(
    id: "needs-review",
    severity: .warning,
    summary: "A String Catalog marks a translation as needing review",
    explanation: """
      ## What it does

      Finds translations in the state `needs_review`.
      In a language that translators are still at it is a note, as a missing translation is.

      ## Why it is bad

      Xcode sets the state when the text in the development language has changed after its
      translation: users may read something that is no longer true.

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

      Have the translation compared with the text of the development language, then mark it as
      reviewed.
      """,
    check: .translation(with: .unfinished) { context, findings in
      guard !context.isDevelopment, context.needsTranslation,
        let unit = context.allUnits.first(where: { $0.state == .needsReview }),
        // An empty text is to be written first.
        !context.translation.isBlank
      else { return }
      findings.report(
        "\(context.language.name) translation of key '\(context.key.key)' needs review",
        in: unit,
        of: context,
        severity: context.traits.isInProgress ? .note : nil,
        help: "compare the texts, then mark the translation as reviewed"
      )
    }
  )
}
