import Diagnostics
import LocalizationModel

extension Rule {
  /// A String Catalog has a state that Xcode does not know.
  static let unknownState = Rule(
    id: "unknown-state",
    severity: .warning,
    summary: "A String Catalog has a state that Xcode does not know",
    explanation: PackageResources.unknown_state_md,
    check: .translation(with: .unfinished) { context, findings in
      for unit in context.allUnits {
        guard case .other(let word) = unit.state else { continue }
        findings.report(
          "\(context.name(of: unit)) is in the unknown state '\(word)'",
          in: unit,
          of: context,
          help: "use translated, machine_translated, needs_review or new",
          detail: word
        )
        return
      }
    }
  )
}
