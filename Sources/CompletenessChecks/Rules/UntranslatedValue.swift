import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation is the same as the text of the development language.
  static let untranslatedValue = Rule(
    id: "untranslated-value",
    severity: .note,
    risk: .untranslated,
    isOnByDefault: false,
    summary: "A translation is the same as the text of the development language",
    explanation: PackageResources.untranslated_value_md,
    check: .translation { context, findings in
      guard !context.isDevelopment, context.needsTranslation else { return }
      for unit in context.units where unit.isWritten && unit.text.isProse {
        guard let language = context.languageWithSameText(as: unit) else { continue }
        findings.report(
          "\(context.name(of: unit)) is the same as the \(language.name) one",
          in: unit,
          of: context,
          help: "translate the text"
        )
      }
    }
  )
}

extension TranslationContext {
  /// Returns the development language, or else English, where the text is the same in it.
  ///
  /// Translators from a language that few can read get English beside it.
  fileprivate func languageWithSameText(as unit: TranslationUnit) -> Language? {
    let development = table.developmentLanguage
    if language.base != development.base, unit.text == developmentText(beside: unit) {
      return development
    }
    guard language.base != "en", development.base != "en" else { return nil }
    let english = key.translations.first { $0.language?.base == "en" }
    let same = english?.units.contains { $0.variation == unit.variation && $0.text == unit.text }
    return same == true ? english?.language : nil
  }
}
