import Diagnostics
import LocalizationModel

extension Rule {
  /// A key that is not to be translated has translations.
  static let needlessTranslation = Rule(
    id: "needless-translation",
    severity: .note,
    summary: "A key that is not to be translated has translations",
    explanation: PackageResources.needless_translation_md,
    check: .key { key, table, _, findings in
      guard !key.isTranslatable else { return }
      // Xcode exports all texts of a storyboard, whatever a note or a binding says.
      let isMarked = key.entries.contains {
        !$0.entry.isTranslatable && table.files[$0.file].isCatalog
      }
      guard isMarked else { return }
      let text = key.sourceText(in: table)
      let others = key.translations.filter {
        $0.language != table.developmentLanguage && $0.text != text
      }
      guard let first = others.first, let language = first.language else { return }
      findings.report(
        "key '\(key.key)' is not to be translated but has \(language.name) text",
        at: first.location,
        notes: [.text(first.text ?? "", in: language, at: nil)],
        help: "remove the translations, or the mark",
        subject: .init(table, key)
      )
    }
  )
}
