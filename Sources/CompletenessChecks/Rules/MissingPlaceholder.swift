import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation that leaves out an argument.
  static let missingPlaceholder = Rule(
    id: "missing-placeholder",
    severity: .warning,
    risk: .wrongText,
    summary: "A translation leaves out an argument",
    explanation: PackageResources.missing_placeholder_md,
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
