import Diagnostics
import LocalizationModel

extension Rule {
  /// A percent sign in a formatted text that is not doubled.
  static let unescapedPercent = Rule(
    id: "unescaped-percent",
    severity: .warning,
    risk: .crash,
    isFixable: true,
    summary: "A percent sign in a formatted text is not doubled",
    explanation: PackageResources.unescaped_percent_md,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        guard case .unescaped(let texts) = problem else { continue }
        let fixes = context.percentFix(of: unit)
        findings.report(
          "\(context.name(of: unit)) has \(texts.quotedList) with a percent sign that is not doubled",
          in: unit,
          of: context,
          help: fixes.isEmpty ? "write '%%', or remove the sign" : "write '%%'",
          fixes: fixes
        )
      }
    }
  )
}
