import Diagnostics
import LocalizationModel

extension Rule {
  /// A percent sign in a formatted text that is not doubled.
  static let unescapedPercent = Rule(
    id: "unescaped-percent",
    severity: .warning,
    isFixable: true,
    summary: "A percent sign in a formatted text is not doubled",
    explanation: """
      ## What it does

      Finds percent signs that are neither doubled nor part of a placeholder, in texts that take
      arguments or that a call evidently formats, be it without any argument.
      A space counts as a flag, so `50% off` holds the placeholder `% o`.
      Texts that nothing formats may hold single signs; there `doubled-percent` looks for the others.
      The fix is offered where each sign stands beside a number, and where the text then takes the
      same arguments beside as many percent signs as the development language's.

      ## Why it is bad

      The system may take the sign and the letters behind it for a placeholder: it eats the letters
      and reads an argument that is not there.

      ## Example

      ```
      "discount" = "%d% off for %@";
      ```

      ## What to do

      Write `%%`.
      """,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        guard case .unescaped(let texts) = problem else { continue }
        let fixes = context.percentFix(of: unit)
        findings.report(
          "\(context.name(of: unit)) has \(texts.quotedList) with a percent sign that is not doubled",
          in: unit,
          of: context,
          help: fixes.isEmpty ? "write '%%', or take the sign out" : "write '%%'",
          fixes: fixes
        )
      }
    }
  )
}
