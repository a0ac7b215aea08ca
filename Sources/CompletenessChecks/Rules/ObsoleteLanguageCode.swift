import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A folder is named in an old spelling of its language.
  static let obsoleteLanguageCode = Rule(
    id: "obsolete-language-code",
    severity: .note,
    summary: "A folder is named in an old spelling of its language",
    explanation: PackageResources.obsolete_language_code_md,
    check: .project { project, findings in
      let folders = project.languageFolders
      let paths = Set(folders.map(\.file.folder))
      for (file, language, spelling) in folders
      where spelling != language.id && !language.isUnknown {
        let isThere = paths.contains(file.folder.folder.appending("\(language).lproj"))
        findings.report(
          "'\(spelling).lproj' is an old spelling of '\(language).lproj'",
          at: SourceLocation(path: file),
          help: isThere ? "join the folders" : "rename the folder",
          subject: .init(language: language.id, place: file.folder)
        )
      }
    }
  )
}
