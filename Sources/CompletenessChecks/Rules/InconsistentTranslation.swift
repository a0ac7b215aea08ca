import Diagnostics
import LocalizationModel

extension Rule {
  /// One text of the development language is translated in different ways.
  static let inconsistentTranslation = Rule(
    id: "inconsistent-translation",
    severity: .note,
    isOnByDefault: false,
    summary: "One text of the development language is translated in different ways",
    explanation: PackageResources.inconsistent_translation_md,
    check: .project { project, findings in
      for table in project.tables {
        var seen: [String: TableKey] = [:]
        for key in table.keys where key.needsTranslation {
          let text = key.sourceText(in: table)
          guard let first = seen[text] else {
            seen[text] = key
            continue
          }
          for translation in key.translations {
            guard let language = translation.language, let found = translation.text,
              let other = first.translation(in: language)?.text, other != found
            else { continue }
            findings.report(
              "\(language.name) has two translations of '\(text.shortened)'",
              at: translation.location,
              notes: [
                .text(found, in: language, at: nil),
                .text(other, in: language, at: first.translation(in: language)?.location),
              ],
              help: "use one translation where the meaning is the same",
              subject: .init(table, key, language)
            )
          }
        }
      }
    }
  )
}
