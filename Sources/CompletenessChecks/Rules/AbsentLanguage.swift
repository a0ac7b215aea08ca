import LocalizationModel
import SourceFiles

extension Rule {
  /// The project declares a language that no table has.
  static let absentLanguage = Rule(
    id: "absent-language",
    severity: .warning,
    summary: "The project declares a language that no string table has",
    explanation: """
      ## What it does

      Compares the regions of the Xcode project, and the `CFBundleLocalizations` of an `Info.plist`
      beside the tables, with the languages of all tables.

      ## Why it is bad

      The App Store and the system's settings offer the language, and the app does not speak it.

      ## Example

      `knownRegions` has `sv`, and there is neither an `sv.lproj` nor a catalog with Swedish texts.

      ## What to do

      Add the texts, or take the language out of the project.
      """,
    check: .project { project, findings in
      let present = Set(project.tables.flatMap(\.languages)).union([project.languages.development])
      for list in project.declared.lists {
        for language in list.languages where !present.contains(language) {
          findings.report(
            "no string table is in \(language.name), which \(list.name) declares",
            at: SourceLocation(path: list.path),
            help: "add the texts, or take the language out",
            subject: .init(language: language.id, detail: list.name)
          )
        }
      }
    }
  )
}
