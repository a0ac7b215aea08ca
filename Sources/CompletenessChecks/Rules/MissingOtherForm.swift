import Diagnostics
import LocalizationModel

extension Rule {
  /// A text lacks the form that stands for all others.
  static let missingOtherForm = Rule(
    id: "missing-other-form",
    severity: .error,
    risk: .wrongText,
    summary: "A text has no plural form 'other'",
    explanation: PackageResources.missing_other_form_md,
    check: .translation(with: .varies) { context, findings in
      for group in context.translation.pluralGroups where group.forms["other"] == nil {
        let isNeeded = context.isInCatalog || !group.servesAllWholeNumbers(in: context.language)
        findings.report(
          "\(context.language.name) text of key '\(context.key.key)' has no form 'other'\(group.phrase)",
          at: group.location,
          severity: isNeeded ? nil : .note,
          help: "add the form 'other'",
          subject: .init(context.table, context.key, context.language, detail: group.detail)
        )
      }
    }
  )
}
