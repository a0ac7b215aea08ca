import Diagnostics
import LocalizationModel

extension Rule {
  /// A word mixes letters of two scripts that look alike.
  static let mixedScripts = Rule(
    id: "mixed-scripts",
    severity: .warning,
    summary: "A word mixes letters of two scripts that look alike",
    explanation: """
      ## What it does

      Finds words in which single letters come from another script and look like letters of the
      word's own, such as a Latin `c` within a Russian word.

      ## Why it is bad

      Searching, sorting, spell checking and reading aloud fail for the word, and fonts may draw it
      unevenly.

      ## Example

      `Cохранить` with a Latin `C`.

      ## What to do

      Type the word again on the keyboard of its language.
      """,
    check: .translation(with: .mixedScripts) { context, findings in
      for unit in context.allUnits {
        guard let word = unit.text.wordOfMixedScripts else { continue }
        findings.report(
          "\(context.name(of: unit)) mixes look-alike letters of two scripts in '\(word)'",
          in: unit,
          of: context,
          help: "type the word again"
        )
      }
    }
  )
}
