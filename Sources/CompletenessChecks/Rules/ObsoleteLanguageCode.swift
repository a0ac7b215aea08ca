import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A folder is named in an old spelling of its language.
  static let obsoleteLanguageCode = Rule(
    id: "obsolete-language-code",
    severity: .note,
    summary: "A folder is named in an old spelling of its language",
    explanation: """
      ## What it does

      Finds `.lproj` folders whose name is not what Xcode writes today: names in English,
      underscores, withdrawn codes such as `iw`.

      ## Why it is bad

      Today's tools and systems match such names only by special rules, and the same language easily
      gets a second folder.

      ## Example

      `German.lproj`, `zh_CN.lproj`.

      ## What to do

      Rename the folder, and the region in the Xcode project.
      """,
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
