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
        var seen: [[String]: TableKey] = [:]
        for key in table.keys where key.needsTranslation {
          guard let source = key.sourceTranslation(in: table), let text = source.text,
            text.hasLetter
          else { continue }
          let texts = source.allUnits.map(\.text)
          guard let first = seen[texts] else {
            seen[texts] = key
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
