import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A placeholder for an integer of another size than the code passes.
  static let mismatchedIntegerSize = Rule(
    id: "mismatched-integer-size",
    severity: .warning,
    risk: .crash,
    summary: "A placeholder takes an integer of another size",
    explanation: PackageResources.mismatched_integer_size_md,
    check: .translation(with: .percentSign) { context, findings in
      for (problem, unit) in context.placeholderProblems {
        guard case .size(let position, let found, let expected) = problem else { continue }
        findings.report(
          "\(context.name(of: unit)) takes \(found.name) as argument \(position), not \(expected.name)",
          in: unit,
          of: context,
          severity: found.isSmallInteger ? nil : .note,
          help: context.isDevelopment
            ? "use the key's placeholder" : "use the development language's placeholder",
          detail: "\(position)",
          fixes: context.conversionFix(of: unit)
        )
      }
    }
  )
}

extension ArgumentKind {
  /// Whether large numbers lose their upper digits: `%hhd` shows 44 for 300.
  fileprivate var isSmallInteger: Bool {
    if case .integer(let bits, _) = self { bits < 32 } else { false }
  }
}
