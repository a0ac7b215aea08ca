import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A folder is named like no known language.
  static let unknownLanguage = Rule(
    id: "unknown-language",
    severity: .warning,
    summary: "A folder or catalog names no known language",
    explanation: PackageResources.unknown_language_md,
    check: .project { project, findings in
      for (file, language, spelling) in project.languageFolders where language.isUnknown {
        findings.report(
          "'\(spelling)' is not the code of a known language",
          at: SourceLocation(path: file),
          help: "correct the name of the folder",
          subject: .init(language: language.id, place: file.folder)
        )
      }
      for (file, spelling) in project.foldersOfBase where spelling != "Base" {
        findings.report(
          "'\(spelling)' is not the code of a known language",
          at: SourceLocation(path: file),
          help: "name the folder 'Base.lproj'",
          subject: .init(language: spelling, place: file.folder)
        )
      }
      for file in project.tables.flatMap(\.files) where file.isCatalog {
        for language in file.languages where !language.isTag {
          findings.report(
            "'\(language)' is not the code of a known language",
            at: SourceLocation(path: file.path),
            help: "correct the language in the catalog",
            subject: .init(language: language.id, place: file.path)
          )
        }
      }
      for misnomer in project.declared.misnomers {
        findings.report(
          "'\(misnomer.spelling)' in \(misnomer.kind) is not the name of a language",
          at: SourceLocation(path: misnomer.path),
          help: "correct it in \(misnomer.owner)",
          subject: .init(detail: misnomer.kind)
        )
      }
    }
  )
}
