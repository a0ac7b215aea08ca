import Diagnostics
import LocalizationModel

extension Rule {
  /// A key has no comment for translators.
  static let missingComment = Rule(
    id: "missing-comment",
    severity: .note,
    isOnByDefault: false,
    summary: "A key has no comment for translators",
    explanation: PackageResources.missing_comment_md,
    check: .key { key, table, project, findings in
      guard !table.isReadBySystem, key.needsTranslation, let first = key.references.first,
        !key.isExplained(in: project)
      else { return }
      findings.report(
        "key '\(key.key)' has no comment",
        at: project.references[first].location,
        help: "say where the text appears",
        subject: .init(table, key)
      )
    }
  )
}

extension TableKey {
  /// Whether a table or a call has a comment on the key.
  fileprivate func isExplained(in project: Project) -> Bool {
    entries.contains { !($0.entry.comment ?? "").isEmpty }
      || references.contains { !(project.references[$0].comment ?? "").isEmpty }
  }
}
