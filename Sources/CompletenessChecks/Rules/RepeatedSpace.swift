import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation has several spaces in a row.
  static let repeatedSpace = Rule(
    id: "repeated-space",
    severity: .note,
    summary: "A translation has several spaces in a row",
    explanation: PackageResources.repeated_space_md,
    check: .translation(with: .repeatedSpace) { context, findings in
      guard !context.isDevelopment, !context.developmentText.utf8.containsRepeatedSpace else {
        return
      }
      for unit in context.allUnits
      where unit.text.utf8.containsRepeatedSpace && !unit.text.isSpacedOut {
        findings.report(
          "\(context.name(of: unit)) has several spaces in a row",
          in: unit,
          of: context,
          help: "remove all but one"
        )
      }
    }
  )
}

extension String {
  /// Whether every letter stands by itself, as in `取  消`.
  fileprivate var isSpacedOut: Bool { split(separator: " ").allSatisfy { $0.count == 1 } }
}
