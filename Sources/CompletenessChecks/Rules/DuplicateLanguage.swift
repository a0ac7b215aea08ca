import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// Two folders hold the same language.
  static let duplicateLanguage = Rule(
    id: "duplicate-language",
    severity: .warning,
    risk: .untranslated,
    summary: "Two folders hold the same language",
    explanation: PackageResources.duplicate_language_md,
    check: .project { project, findings in
      var seen: [String: FilePath] = [:]
      for (file, language, spelling) in project.languageFolders {
        let container = file.folder.folder
        let id = "\(container)/\(language.withoutDefaultScript)"
        guard let first = seen[id] else {
          seen[id] = file
          continue
        }
        findings.report(
          "'\(spelling).lproj' and '\(first.folder.name)' both hold \(language.name)",
          at: SourceLocation(path: file),
          notes: [Diagnostic.Note("the other one", at: SourceLocation(path: first))],
          help: "join the folders",
          subject: .init(language: language.id, place: container)
        )
      }
    }
  )
}
