import Diagnostics
import LocalizationModel

extension Rule {
  /// Numbers for which a text has no branch.
  static let uncoveredNumbers = Rule(
    id: "uncovered-numbers",
    severity: .warning,
    summary: "A text has no branch for some numbers",
    explanation: """
      ## What it does

      Tries the expressions of Swifternalization's JSON on whole numbers from 0 on: the first
      thousands, some larger ones, and those around the limits of inequalities.
      It finds those for which no branch is.

      ## Why it is bad

      The user sees the default value of the call, or the key.

      ## Example

      ```json
      "cars" : {
        "one" : "%d car",
        ">one" : "%d cars"
      }
      ```

      Nothing is for 0.

      ## What to do

      Add a branch, or widen an expression.
      """,
    check: .project { project, findings in
      var coverages = NumberCoverages()
      for text in project.expressionTranslations where text.choosesByNumber {
        let numbers = coverages[text.branches].uncovered
        guard !numbers.isEmpty else { continue }
        findings.report(
          "\(text.name) has no branch for \(numbers.listedNumbers)",
          at: text.translation.location,
          help: "add a branch, or widen an expression",
          subject: .init(text.table, text.key, text.language)
        )
      }
    }
  )
}
