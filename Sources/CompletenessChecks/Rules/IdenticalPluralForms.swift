import Diagnostics
import LocalizationModel

extension Rule {
  /// All plural forms of a text are the same.
  static let identicalPluralForms = Rule(
    id: "identical-plural-forms",
    severity: .note,
    risk: .wrongText,
    isOnByDefault: false,
    summary: "All plural forms of a text are the same",
    explanation: PackageResources.identical_plural_forms_md,
    check: .translation(with: .varies) { context, findings in
      guard !PluralRules.languagesOfOneForm.contains(context.language.base) else { return }
      for group in context.translation.pluralGroups where group.names.count > 1 {
        let texts = Set(group.forms.values.map(\.text))
        guard texts.count == 1, let unit = group.forms["other"], unit.text.hasLetter else {
          continue
        }
        findings.report(
          "all plural forms of the \(context.name(of: unit)) are the same",
          in: unit,
          of: context,
          help: "write the forms, or make it a text without plural forms",
          detail: group.detail
        )
      }
    }
  )
}
