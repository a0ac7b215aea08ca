import Diagnostics
import LocalizationModel

extension Rule {
  /// A sentence is composed of several texts.
  static let joinedText = Rule(
    id: "joined-text",
    severity: .note,
    isOnByDefault: false,
    summary: "A sentence is composed of several texts",
    explanation: PackageResources.joined_text_md,
    check: .key { key, table, project, findings in
      guard !key.references.isEmpty, key.needsTranslation else { return }
      if key.sourceText(in: table).endMark.endsSentence { return }
      let joined = key.references.lazy.map { project.references[$0] }
        .first { $0.traits.contains(.isJoined) && $0.context == .app }
      guard let joined else { return }
      findings.report(
        "text of key '\(key.key)' is joined with others",
        at: joined.location,
        help: "write one text with placeholders",
        subject: .init(table, key)
      )
    }
  )
}
