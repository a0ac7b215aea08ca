import Diagnostics
import LocalizationModel

extension Rule {
  /// A text takes one argument as two kinds.
  static let conflictingPlaceholders = Rule(
    id: "conflicting-placeholders",
    severity: .error,
    risk: .crash,
    summary: "A text takes one argument as two kinds",
    explanation: PackageResources.conflicting_placeholders_md,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        guard case .conflicting(let position, let first, let second) = problem else { continue }
        findings.report(
          """
          \(context.language.name) text of key '\(context.key.key)' takes argument \(position) as \
          \(first.name) and as \(second.name)
          """,
          in: unit,
          of: context,
          help: "use one kind of placeholder for the argument",
          detail: "\(position)"
        )
      }
    }
  )
}
