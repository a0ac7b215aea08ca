import Diagnostics
import LocalizationModel

extension Rule {
  /// A machine has translated a text, and no person has reviewed it.
  package static let unreviewedTranslation = Rule(
    id: "unreviewed-translation",
    severity: .warning,
    summary: "A machine has translated a text, and no person has reviewed it",
    explanation: PackageResources.unreviewed_translation_md,
    check: .translation(with: .unfinished) { context, findings in
      let value = context.traits.machineTranslations
      guard value != .finished, context.needsTranslation,
        let unit = context.allUnits.first(where: { $0.state == .machineTranslated })
      else { return }
      let verb = context.isDevelopment ? "written" : "translated"
      findings.report(
        "a machine has \(verb) the \(context.language.name) text of key '\(context.key.key)'",
        in: unit,
        of: context,
        severity: value == .note || context.traits.isInProgress ? .note : nil,
        help: context.isDevelopment
          ? "read the text, then give it the state 'translated'"
          : "compare the texts, then give the translation the state 'translated'"
      )
    }
  )
}
