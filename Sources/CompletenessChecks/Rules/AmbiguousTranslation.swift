import Diagnostics
import LocalizationModel

extension Rule {
  /// Different texts have one translation.
  static let ambiguousTranslation = Rule(
    id: "ambiguous-translation",
    severity: .note,
    isOnByDefault: false,
    summary: "Different texts of the development language have one translation",
    explanation: PackageResources.ambiguous_translation_md,
    check: .project { project, findings in
      for table in project.tables where !table.isReadBySystem {
        for language in table.languages where language != table.developmentLanguage {
          findings.reportSharedTexts(in: language, of: table)
        }
      }
    }
  )
}

extension Findings {
  fileprivate mutating func reportSharedTexts(in language: Language, of table: StringTable) {
    var seen: [String: TableKey] = [:]
    for key in table.keys where key.needsTranslation {
      guard let translation = key.translation(in: language), let text = translation.text,
        text.utf8.count > 1
      else { continue }
      guard let first = seen[text] else {
        seen[text] = key
        continue
      }
      let texts = [first, key].map { $0.sourceText(in: table) }
      guard texts[0].foldedForComparison != texts[1].foldedForComparison else { continue }
      report(
        "\(language.name) has one text for '\(texts[0].shortened)' and '\(texts[1].shortened)'",
        at: translation.location,
        notes: [.text(text, in: language, at: first.translation(in: language)?.location)],
        help: "use different texts where the meanings differ",
        subject: .init(table, key, language)
      )
    }
  }
}
