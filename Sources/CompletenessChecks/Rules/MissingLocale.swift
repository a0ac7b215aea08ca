import Diagnostics
import LocalizationModel

extension Rule {
  /// A text with plural forms is formatted without a locale.
  static let missingLocale = Rule(
    id: "missing-locale",
    severity: .warning,
    risk: .wrongText,
    summary: "A text with plural forms is formatted without a locale",
    explanation: PackageResources.missing_locale_md,
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
