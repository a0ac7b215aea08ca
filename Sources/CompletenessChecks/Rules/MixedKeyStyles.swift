import Diagnostics
import LocalizationModel

extension Rule {
  /// A key is written in another style than nearly all others of its table.
  static let mixedKeyStyles = Rule(
    id: "mixed-key-styles",
    severity: .note,
    isOnByDefault: false,
    summary: "A key is written in another style than nearly all others of its table",
    explanation: PackageResources.mixed_key_styles_md,
    check: .project { project, findings in
      for table in project.tables where !table.isReadBySystem {
        let keys = table.keys.filter { $0.needsTranslation && $0.key.utf8.count > 3 }
        let named = keys.filter(\.key.looksLikeIdentifier)
        let areNamed = named.count * 2 > keys.count
        let others = areNamed ? keys.count - named.count : named.count
        guard others > 0, others * 10 <= keys.count else { continue }
        for key in keys where key.key.looksLikeIdentifier != areNamed {
          findings.report(
            "key '\(key.key)' is a \(areNamed ? "text, where most keys are names" : "name, where most keys are texts")",
            at: table.location(of: key),
            help: "rename the key to fit the others",
            subject: .init(table, key)
          )
        }
      }
    }
  )
}
