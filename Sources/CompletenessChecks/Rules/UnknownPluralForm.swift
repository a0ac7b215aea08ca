import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A text has a plural form of a category that does not exist.
  static let unknownPluralForm = Rule(
    id: "unknown-plural-form",
    severity: .error,
    summary: "A text has a plural form of a category that does not exist",
    explanation: """
      ## What it does

      Finds plural forms whose category is none of `zero`, `one`, `two`, `few`, `many` and `other`.

      ## Why it is bad

      The form is never shown; where the name is a typing error, a needed one is missing.

      ## Example

      ```xml
      <key>ohter</key>
      <string>%d files</string>
      ```

      ## What to do

      Correct the name of the category.
      """,
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
