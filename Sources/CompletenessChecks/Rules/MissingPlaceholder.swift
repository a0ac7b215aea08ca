import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation that leaves out an argument.
  static let missingPlaceholder = Rule(
    id: "missing-placeholder",
    severity: .warning,
    summary: "A translation leaves out an argument",
    explanation: """
      ## What it does

      Finds translations that lack a placeholder which the development language's text has.
      A plural form may leave out the number; `missing-number` looks at those. So may the text of a key
      that is called a singular, such as `files (one)` beside `files`.

      ## Why it is bad

      The name, the number or the date that the sentence is about does not appear.

      ## Example

      ```
      /* en.lproj/Localizable.strings */
      "invited" = "%@ invited you to %@";

      /* de.lproj/Localizable.strings */
      "invited" = "Einladung von %@";
      ```

      A conference app told its Swahili users that four others would be invited, whatever their number
      was: the translator had typed the digit.

      ## What to do

      Add the placeholder, or leave the argument out in all languages.
      """,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        guard case .missing(let position, let expected) = problem else { continue }
        findings.report(
          "\(context.name(of: unit)) leaves out argument \(position)",
          in: unit,
          of: context,
          help: "add a placeholder such as '%\(position)$\(expected.exampleConversion)'",
          detail: "\(position)"
        )
      }
    }
  )
}
