import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// An expected language lacks a whole table.
  static let missingLocalization = Rule(
    id: "missing-localization",
    severity: .error,
    concern: .gap,
    summary: "An expected language lacks a whole string table",
    explanation: """
      ## What it does

      Finds tables that an expected language does not have at all.
      It stands in place of one `missing-translation` for every key of the table.
      Tables of tests and of licences are left out.
      The development language needs a table where code asks for keys that are names, such as
      `main_title`, and finds them in no other table: its users see them.
      Otherwise a table in one language alone that is not the development language belongs to
      something else.
      Where at least three tables of a name have one language each, and none the same, they are those
      of an app that is built once for each language, and need no other.
      For a language that nothing in the same target or folder is in, its regional forms count, as the
      system has it, and for a regional form the language.
      Of several projects in one folder, an app for phones and one for Macs, those count that take the
      table.
      A file without any entry is as good as none, and hides the texts of the language that it is a
      regional form of.
      For tables that the system reads by itself, such as `InfoPlist`, and for the development
      language beside one other it is a warning, and for a language in progress a note.
      A regional form of the development language reads that language's texts.

      ## Why it is bad

      Users of that language see whole screens in the development language, or keys.
      A language folder without the table also hides the gap: the app claims to speak the language.

      ## Example

      There are `en.lproj/Errors.strings` and `de.lproj/Localizable.strings`, but no
      `de.lproj/Errors.strings`.

      ## What to do

      Add the table in that language, or take the language out of the expected ones.
      """,
    check: .project { project, findings in
      for table in project.tables
      where table.isLocalized && table.strayLanguage == nil && !table.isOfTests
        && !table.isBareInfoPropertyList && !table.isFinished
      {
        let present = Set(table.languages)
        for language in table.neededLanguages(of: project.languages.expected)
        where !present.contains(language) && table.lacks(language) {
          let (needed, finished) = table.statuses.progress(in: language)
          let missing = needed - finished
          if missing == 0 { continue }
          let unbuilt = project.unbuiltFile(of: table, in: language)
          // `unbuilt-table` names the files that no target takes.
          if unbuilt?.membership == .outside(.noTarget) { continue }
          findings.report(
            "table '\(table.name)'\(project.unbuiltFiles(of: table).isEmpty ? table.loneliness : "") has no "
              + "\(language.name) localization",
            at: table.location,
            severity: project.isInProgress(language)
              ? .note : table.isReadBySystem || table.isInOneOtherLanguage ? .warning : nil,
            notes: [
              Diagnostic.Note("\(missing) \(missing == 1 ? "key needs" : "keys need") a text")
            ]
              + (unbuilt.map { [.init("no target takes this file", at: .init(path: $0.path))] }
                ?? [])
              + (table.vacantFile(in: language).map {
                [.init("this file has no entry", at: .init(path: $0.path))]
              } ?? []),
            help: unbuilt == nil
              ? table.advice("add the texts to", in: language) : "add the file to the target",
            subject: .init(
              table: table.name,
              language: language.id,
              place: table.container
            )
          )
        }
      }
    }
  )
}

extension StringTable {
  /// Words about a table that is in one language alone: nobody has begun to translate it.
  fileprivate var loneliness: String {
    languages.count == 1 && vacantLanguages.isEmpty
      ? " exists in \(languages[0].name) only and"
      : ""
  }

  /// Whether the table belongs to tests or to Xcode's previews.
  fileprivate var isOfTests: Bool {
    let path = location.path
    return SourceContext(of: path) == .test || path.components.contains("Preview Content")
  }

  /// Whether the table is in one language alone, which is not the development language.
  fileprivate var isInOneOtherLanguage: Bool {
    languages.count == 1 && languages[0] != developmentLanguage
  }

  /// Returns the file that is there for a language and says nothing.
  fileprivate func vacantFile(in language: Language) -> LocalizedFile? {
    guard vacantLanguages.contains(language) else { return nil }
    return files.first { $0.isVacant && $0.languages.contains(language) }
  }

  /// Whether a language without any text is a gap.
  fileprivate func lacks(_ language: Language) -> Bool {
    guard language == developmentLanguage else {
      return !inherits(language) && !isWrittenInScripts(language)
    }
    return showsNames
  }

  /// Whether the texts of a language that the table has stand in for the regional form's.
  private func inherits(_ language: Language) -> Bool {
    guard let parent = language.parent, !vacantLanguages.contains(language) else { return false }
    if parent == developmentLanguage || regionsInherit && languages.contains(parent) { return true }
    return inherits(parent)
  }
}
