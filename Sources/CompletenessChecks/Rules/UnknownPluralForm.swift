import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A text has a plural form of a category that does not exist.
  static let unknownPluralForm = Rule(
    id: "unknown-plural-form",
    severity: .error,
    risk: .wrongText,
    summary: "A text has a plural form of a category that does not exist",
    explanation: PackageResources.unknown_plural_form_md,
    check: .translation(with: .varies) { context, findings in
      for group in context.translation.pluralGroups {
        for (name, unit) in group.forms.ordered(by: \.key)
        where !Variation.pluralCategories.contains(name) {
          findings.report(
            "key '\(context.key.key)' has a plural form '\(name)', which does not exist",
            in: unit,
            of: context,
            help: "use zero, one, two, few, many or other"
          )
        }
      }
    }
  )
}
