import Diagnostics
import LocalizationModel

extension Rule {
  /// A machine has translated a text, and no person has looked at it.
  static let unreviewedTranslation = Rule(
    id: "unreviewed-translation",
    severity: .note,
    isOnByDefault: false,
    summary: "A machine has translated a text, and no person has reviewed it",
    explanation: PackageResources.unreviewed_translation_md,
    check: .translation(with: .unfinished) { context, findings in
      guard !context.isDevelopment, context.needsTranslation,
        let unit = context.allUnits.first(where: { $0.state == .machineTranslated })
      else { return }
      findings.report(
        "a machine has translated the \(context.language.name) text of key '\(context.key.key)'",
        in: unit,
        of: context,
        help: "compare the texts, then give the translation the state 'translated'"
      )
    }
  )
}
