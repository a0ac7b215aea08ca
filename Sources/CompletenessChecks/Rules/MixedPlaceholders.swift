import Diagnostics
import LocalizationModel

extension Rule {
  /// A text with numbered and unnumbered placeholders.
  static let mixedPlaceholders = Rule(
    id: "mixed-placeholders",
    severity: .warning,
    risk: .wrongText,
    isFixable: true,
    summary: "A text mixes numbered and unnumbered placeholders",
    explanation: PackageResources.mixed_placeholders_md,
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
