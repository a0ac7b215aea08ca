import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// Two keys differ only by case or white space.
  static let similarKeys = Rule(
    id: "similar-keys",
    severity: .note,
    isOnByDefault: false,
    summary: "Two keys differ only by case or white space",
    explanation: PackageResources.similar_keys_md,
    check: .project { project, findings in
      for table in project.tables where !table.isReadBySystem {
        var seen: [String: TableKey] = [:]
        for key in table.keys where !key.isStale && FormatString.hasLetters(key.key) {
          let folded = key.key.foldedForComparison
          guard let first = seen[folded] else {
            seen[folded] = key
            continue
          }
          let texts = [first, key].map { $0.sourceText(in: table).foldedForComparison }
          guard texts[0] == texts[1] else { continue }
          findings.report(
            "keys '\(first.key)' and '\(key.key)' differ only by case or white space",
            at: table.location(of: key),
            notes: [Diagnostic.Note("the other one", at: table.location(of: first))],
            help: "use one key for both",
            subject: .init(table, key)
          )
        }
      }
    }
  )
}
