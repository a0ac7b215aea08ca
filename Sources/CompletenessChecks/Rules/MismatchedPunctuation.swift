import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation ends with other punctuation than the development language.
  static let mismatchedPunctuation = Rule(
    id: "mismatched-punctuation",
    severity: .note,
    isOnByDefault: false,
    summary: "A translation ends with other punctuation than the development language",
    explanation: """
      ## What it does

      Compares the punctuation at the end of every translation with that of the development
      language, each language's own signs taken as equal: `?` and `؟`, `.` and `。`.

      ## Why it is bad

      Labels of one screen look uneven, and a question may read as a statement.

      ## Example

      ```
      "quit.confirmation" = "Quit now?";
      "quit.confirmation" = "Jetzt beenden";
      ```

      ## What to do

      End the translation like the original, where the language allows it.
      """,
    check: .translation { context, findings in
      guard !context.isDevelopment, context.needsTranslation, context.hasOriginal else { return }
      for unit in context.units where unit.isWritten {
        let found = unit.text.endMark
        let wanted = context.developmentText(beside: unit).endMark
        guard found != wanted else { continue }
        findings.report(
          "\(context.name(of: unit)) ends with \(found.words), not \(wanted.words)",
          in: unit,
          of: context,
          help: "end the translation like the original"
        )
      }
    }
  )
}
