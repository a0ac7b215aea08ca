import Diagnostics
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
      For the regions of a project it is a note: without a text in it the language is not built.

      ## Why it is bad

      The system takes the `Info.plist` at its word and offers a language that the app does not
      speak; a region of the project makes Xcode export texts for translators who are not there.

      ## Example

      `knownRegions` has `sv`, and there is neither an `sv.lproj` nor a catalog with Swedish texts.

      ## What to do

      Add the texts, or take the language out of the project.
      """,
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
            help: "add the texts, or take the language out",
            subject: .init(language: language.id, detail: "\(list.kind) of", place: list.owner)
          )
        }
      }
    }
  )
}
