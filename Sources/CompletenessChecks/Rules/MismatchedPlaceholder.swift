import Diagnostics
import LocalizationModel

extension Rule {
  /// A placeholder that takes another kind of argument than the code passes.
  static let mismatchedPlaceholder = Rule(
    id: "mismatched-placeholder",
    severity: .error,
    risk: .crash,
    isFixable: true,
    summary: "A placeholder takes another kind of argument than in the development language",
    explanation: PackageResources.mismatched_placeholder_md,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        switch problem {
        case .mismatched(let position, let found, let expected):
          findings.report(
            "\(context.name(of: unit)) takes \(found.name) as argument \(position), not \(expected.name)",
            in: unit,
            of: context,
            help:
              "use the development language's placeholder for it, such as "
              + "'%\(position)$\(expected.exampleConversion)'",
            detail: "\(position)",
            fixes: context.argumentFix(of: unit)
          )
        case .slip(let position, let found, let expected):
          findings.report(
            """
            \(context.name(of: unit)) takes \(found.name) as argument \(position), and all other \
            languages take \(expected.name)
            """,
            in: unit,
            of: context,
            help: "write the placeholder that fits what the code passes, the same in all languages",
            detail: "\(position)"
          )
        default: continue
        }
      }
    }
  )
}
