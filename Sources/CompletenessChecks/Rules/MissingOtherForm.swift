import Diagnostics
import LocalizationModel

extension Rule {
  /// A text lacks the form that stands for all others.
  static let missingOtherForm = Rule(
    id: "missing-other-form",
    severity: .error,
    concern: .crash,
    summary: "A text lacks the plural form that stands for all others",
    explanation: """
      ## What it does

      Finds plural forms without `other`.
      Outside of catalogs it is a note where the argument is a whole number, no whole number chooses
      `other` in the language, as in Russian and Polish, and all other forms are there.

      ## Why it is bad

      The formats ask for `other` in every language, also where no whole number chooses it.
      Without it Xcode refuses the table, or the app shows the key.

      ## Example

      ```xml
      <key>one</key>
      <string>%d file</string>
      <key>few</key>
      <string>%d files</string>
      ```

      ## What to do

      Add `other`.
      """,
    check: .translation(with: .varies) { context, findings in
      for group in context.translation.pluralGroups where group.forms["other"] == nil {
        let isNeeded = context.isInCatalog || !group.servesAllWholeNumbers(in: context.language)
        findings.report(
          "\(context.language.name) text of key '\(context.key.key)' lacks 'other'\(group.phrase)",
          at: group.location,
          severity: isNeeded ? nil : .note,
          help: "add the form 'other'",
          subject: .init(context.table, context.key, context.language, detail: group.detail)
        )
      }
    }
  )
}
