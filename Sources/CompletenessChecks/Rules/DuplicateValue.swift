import Diagnostics
import LocalizationModel

extension Rule {
  /// Several keys have the same text in the development language.
  static let duplicateValue = Rule(
    id: "duplicate-value",
    severity: .note,
    isOnByDefault: false,
    summary: "Several keys have the same text in the development language",
    explanation: PackageResources.duplicate_value_md,
    check: .project { project, findings in
      for table in project.tables where !table.isReadBySystem {
        var seen: [String: TableKey] = [:]
        for key in table.keys where key.needsTranslation {
          guard let text = key.sourceTranslation(in: table)?.text, text.hasLetter
          else {
            continue
          }
          guard let first = seen[text] else {
            seen[text] = key
            continue
          }
          findings.report(
            "keys '\(first.key)' and '\(key.key)' have the same text",
            at: table.location(of: key),
            notes: [.text(text, in: table.developmentLanguage, at: table.location(of: first))],
            help: "use one key where the meaning is the same",
            subject: .init(table, key)
          )
        }
      }
    }
  )
}
