import Diagnostics
import LocalizationModel

extension Rule {
  /// Calls for one key have different comments.
  static let conflictingComments = Rule(
    id: "conflicting-comments",
    severity: .note,
    isOnByDefault: false,
    summary: "Calls for one key have different comments",
    explanation: PackageResources.conflicting_comments_md,
    check: .key { key, table, project, findings in
      guard !key.references.isEmpty else { return }
      let references = key.references.map { project.references[$0] }
      let comments = references.compactMap(\.certainComment)
      guard let first = comments.first,
        let other = references.first(where: { ($0.certainComment ?? first) != first })
      else { return }
      findings.report(
        "key '\(key.key)' has different comments",
        at: other.location,
        notes: [
          Diagnostic.Note("here it is '\((other.certainComment ?? "").shortened)'"),
          Diagnostic.Note(
            "elsewhere it is '\(first.shortened)'",
            at: references.first { $0.certainComment == first }?.location
          ),
        ],
        help: "use one comment, or two keys",
        subject: .init(table, key)
      )
    }
  )
}
