import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation is the same as the text of the development language.
  static let untranslatedValue = Rule(
    id: "untranslated-value",
    severity: .note,
    isOnByDefault: false,
    summary: "A translation is the same as the text of the development language",
    explanation: PackageResources.untranslated_value_md,
    check: .translation { context, findings in
      guard !context.isDevelopment, context.needsTranslation,
        context.language.base != context.table.developmentLanguage.base
      else { return }
      for unit in context.units where unit.isWritten {
        guard unit.text == context.developmentText(beside: unit), unit.text.isProse else {
          continue
        }
        findings.report(
          "\(context.name(of: unit)) is the same as the \(context.table.developmentLanguage.name) one",
          in: unit,
          of: context,
          help: "have the text translated"
        )
      }
    }
  )
}
