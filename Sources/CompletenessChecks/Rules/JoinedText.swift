import Diagnostics
import LocalizationModel

extension Rule {
  /// A sentence is put together from texts.
  static let joinedText = Rule(
    id: "joined-text",
    severity: .note,
    isOnByDefault: false,
    summary: "A sentence is put together from texts",
    explanation: """
      ## What it does

      Finds texts that code joins with something else to one: by `+`, by `stringByAppendingString:`,
      or within a literal with other words.
      Punctuation behind a text, as in `title + ":"`, does not count, and whole sentences may follow
      each other.

      ## Why it is bad

      Other languages put the parts in another order, or need another form of a word beside them;
      translators see the pieces only.

      ## Example

      ```swift
      label.text = NSLocalizedString("Welcome, ", comment: "Before the name") + name
      ```

      ## What to do

      Write one text with placeholders.
      """,
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
