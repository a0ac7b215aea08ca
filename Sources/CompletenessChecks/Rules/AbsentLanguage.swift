import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// The project declares a language that no table has.
  static let absentLanguage = Rule(
    id: "absent-language",
    severity: .warning,
    risk: .untranslated,
    summary: "The project declares a language that no string table has",
    explanation: PackageResources.absent_language_md,
    check: .project { project, findings in
      // Files that say nothing, or that no target takes, are there all the same.
      let tables = project.tables + project.outsideTables.filter { $0.reasonOutside == .noTarget }
      let present = Set(tables.flatMap { $0.languages + $0.vacantLanguages })
        .union([project.languages.development])
      for list in project.declared.lists {
        for language in list.languages where !present.contains(language) {
          // Who speaks Chinese gets a script's texts; of a project the plain region is not built.
          if !list.isWhole, present.contains(where: { $0.base == language && $0.hasScript }) {
            continue
          }
          findings.report(
            "no string table is in \(language.name), which \(list.name) declares",
            at: SourceLocation(path: list.path),
            severity: list.isWhole ? .note : nil,
            help: "add the texts, or remove the language",
            subject: .init(language: language.id, detail: "\(list.kind) of", place: list.owner)
          )
        }
      }
    }
  )
}
