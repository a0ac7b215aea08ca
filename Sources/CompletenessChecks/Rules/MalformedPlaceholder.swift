import Diagnostics
import LocalizationModel

extension Rule {
  /// Something that looks like a placeholder and is none.
  static let malformedPlaceholder = Rule(
    id: "malformed-placeholder",
    severity: .error,
    concern: .crash,
    summary: "A text has something that looks like a placeholder and is none",
    explanation: PackageResources.malformed_placeholder_md,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        guard case .malformed(let texts) = problem else { continue }
        findings.report(
          "\(context.name(of: unit)) has \(texts.quotedList), not a placeholder",
          in: unit,
          of: context,
          help: "write the placeholder as in the development language"
        )
      }
    }
  )
}
