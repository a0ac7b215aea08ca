import Diagnostics
import LocalizationModel

extension Rule {
  /// A text repeats a word.
  static let repeatedWord = Rule(
    id: "repeated-word",
    severity: .note,
    summary: "A text repeats a word",
    explanation: """
      ## What it does

      Finds a word that stands twice in a row in English texts, a common slip; words that may well
      do so, such as `that that`, are left out, and so is what stands three times.

      ## Why it is bad

      Readers stumble, and the app looks careless.

      ## Example

      ```
      "delete.confirmation" = "Do you want to to delete it?";
      ```

      ## What to do

      Remove one of them.
      """,
    check: .translation(with: .repeatedWord) { context, findings in
      guard context.traits.isEnglish else { return }
      for unit in context.allUnits {
        guard let word = unit.text.repeatedWord else { continue }
        findings.report(
          "\(context.name(of: unit)) repeats '\(word)'",
          in: unit,
          of: context,
          help: "remove one of them"
        )
      }
    }
  )
}
