import Diagnostics
import LocalizationModel

extension Rule {
  /// A word mixes letters of two scripts that look alike.
  static let mixedScripts = Rule(
    id: "mixed-scripts",
    severity: .warning,
    summary: "A word mixes letters of two scripts that look alike",
    explanation: PackageResources.mixed_scripts_md,
    check: .translation(with: .mixedScripts) { context, findings in
      for unit in context.allUnits {
        guard let word = unit.text.wordOfMixedScripts else { continue }
        findings.report(
          "\(context.name(of: unit)) mixes look-alike letters of two scripts in '\(word)'",
          in: unit,
          of: context,
          help: "type the word again"
        )
      }
    }
  )
}
