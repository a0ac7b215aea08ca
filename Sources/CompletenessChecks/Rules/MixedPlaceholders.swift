import Diagnostics
import LocalizationModel

extension Rule {
  /// A text with numbered and unnumbered placeholders.
  static let mixedPlaceholders = Rule(
    id: "mixed-placeholders",
    severity: .warning,
    isFixable: true,
    summary: "A text mixes numbered and unnumbered placeholders",
    explanation: """
      ## What it does

      Finds texts in which some placeholders have a position and some have none, as `%1$@` and `%@`.

      ## Why it is bad

      An unnumbered placeholder takes the next argument in turn, whatever the numbered ones took:
      arguments appear twice or in the wrong place.

      ## Example

      ```
      "moved" = "%2$@ was moved by %@";
      ```

      ## What to do

      Number all of them, or none.
      """,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        guard case .mixed = problem else { continue }
        findings.report(
          "\(context.name(of: unit)) mixes numbered and unnumbered placeholders",
          in: unit,
          of: context,
          help: "number all of them",
          fixes: context.numberingFix(of: unit)
        )
      }
    }
  )
}
