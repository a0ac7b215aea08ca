import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A folder is named like no known language.
  static let unknownLanguage = Rule(
    id: "unknown-language",
    severity: .warning,
    summary: "A folder is named like no known language",
    explanation: """
      ## What it does

      Finds `.lproj` folders whose name is not the code of a language, `base.lproj` among them, which
      should be called `Base.lproj`.

      ## Why it is bad

      No user can choose the language: its texts are never shown.

      ## Example

      `jp.lproj` for Japanese, whose code is `ja`.

      ## What to do

      Correct the name of the folder.
      """,
    check: .project { project, findings in
      for (file, language, spelling) in project.languageFolders where language.isUnknown {
        findings.report(
          "'\(spelling)' is not the code of a known language",
          at: SourceLocation(path: file),
          help: "correct the name of the folder",
          subject: .init(language: language.id, detail: file.folder.string)
        )
      }
      for (file, spelling) in project.foldersOfBase where spelling != "Base" {
        findings.report(
          "'\(spelling)' is not the code of a known language",
          at: SourceLocation(path: file),
          help: "name the folder 'Base.lproj'",
          subject: .init(language: spelling, detail: file.folder.string)
        )
      }
    }
  )
}
