import Diagnostics
import LocalizationModel

extension Rule {
  /// A text with plural forms is formatted without a locale.
  static let missingLocale = Rule(
    id: "missing-locale",
    severity: .warning,
    summary: "A text with plural forms is formatted without a locale",
    explanation: """
      ## What it does

      Finds calls of `String(format:)` without `locale:`, of `stringWithFormat:` and of
      `initWithFormat:` whose text has plural forms in a table.

      ## Why it is bad

      The plural form is chosen by the rules of the locale.
      Without one, languages with other forms than English show the wrong one, and numbers appear
      without the separators of the user's region.

      ## Example

      ```swift
      String(format: NSLocalizedString("%d files", comment: "Number of files"), count)
      ```

      A transit app had plural forms in nine languages and formatted eight of them without a locale.

      ## What to do

      Call `String.localizedStringWithFormat`, or pass `locale: .current`.
      """,
    check: .key { key, table, project, findings in
      guard key.calls.contains(.lackOfLocale) else { return }
      let calls = key.references.filter { project.references[$0].traits.contains(.lacksLocale) }
        .map { project.references[$0].location }
      guard let first = calls.first,
        key.translations.contains(where: { !$0.pluralGroups.isEmpty })
      else { return }
      findings.report(
        "plural text of key '\(key.key)' is formatted without a locale",
        at: first,
        notes: calls.dropFirst().prefix(3).map { Diagnostic.Note("also here", at: $0) },
        help: "call 'localizedStringWithFormat', or pass 'locale:'",
        subject: .init(table, key)
      )
    }
  )
}
