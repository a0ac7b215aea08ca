import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A language that is required is nowhere to be found.
  static let missingLanguage = Rule(
    id: "missing-language",
    severity: .error,
    risk: .untranslated,
    summary: "A language that is required has no text at all",
    explanation: PackageResources.missing_language_md,
    check: .project { project, findings in
      let present = Set(project.tables.flatMap(\.languages))
      guard let table = project.tables.first, let file = table.files.first else { return }
      for language in Set(project.requirements.languages).subtracting(present).sorted() {
        findings.report(
          "required language \(language.name) (\(language.id)) has no text at all",
          at: SourceLocation(path: file.path),
          help: "add \(language.id).lproj, or the language to the catalogs",
          subject: .init(language: language.id)
        )
      }
    }
  )
}
