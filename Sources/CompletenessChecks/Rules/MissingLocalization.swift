import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// An expected language lacks a whole table.
  static let missingLocalization = Rule(
    id: "missing-localization",
    severity: .error,
    risk: .untranslated,
    summary: "A string table does not exist in an expected language",
    exceptions: LackedTable.summaries,
    explanation: PackageResources.missing_localization_md,
    check: .project { project, findings in
      for table in project.tables where table.isLocalized && !table.isBareInfoPropertyList {
        let present = Set(table.languages)
        let exception = findings.exception(for: LackedTable(table: table))
        for language in table.wantedLanguages(of: project.languages.expected)
        where !present.contains(language) && table.lacks(language) {
          let (needed, finished) = table.statuses.progress(in: language)
          let missing = table.holdsLicenses ? table.keys.count : needed - finished
          if missing == 0 { continue }
          let unbuilt = project.unbuiltFile(of: table, in: language)
          // `unbuilt-table` names the files that no target takes.
          if unbuilt?.membership == .outside(.noTarget) { continue }
          if findings.merelyCounts(exception) { continue }
          findings.report(
            "table '\(table.name)'\(project.unbuiltFiles(of: table).isEmpty ? table.onlyLanguageNote : "") has no "
              + "\(language.name) localization",
            at: table.location,
            severity: project.isInProgress(language)
              ? .note
              : table.isReadBySystem || table.isInOneOtherLanguage(besides: language)
                ? .warning : nil,
            notes: [
              Diagnostic.Note("\(missing) \(missing == 1 ? "key needs" : "keys need") a text")
            ]
              + (unbuilt.map { [.init("no target includes this file", at: .init(path: $0.path))] }
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
            ),
            unless: exception
          )
        }
      }
    }
  )
}

/// A table that lacks languages.
private struct LackedTable: Defect {
  let table: StringTable

  static let exceptions: [Exception<Self>] = [
    Exception(.tableOfTests) { $0.table.isOfTests },
    Exception(.finishedBundle) { $0.table.isFinished },
    Exception(.listOfLicences) { $0.table.holdsLicenses },
    Exception(
      "table-of-something-else",
      "code uses no key of it, and its only language is another one"
    ) {
      $0.table.strayLanguage != nil && $0.table.keys.allSatisfy(\.references.isEmpty)
    },
  ]
}

extension StringTable {
  /// Whether no user needs the table in further languages.
  var needsNoFurtherLanguage: Bool {
    let defect = LackedTable(table: self)
    return LackedTable.exceptions.contains { $0.applies(defect) }
  }

  /// Words about a table that is in one language alone: its translation was never begun.
  fileprivate var onlyLanguageNote: String {
    languages.count == 1 && vacantLanguages.isEmpty
      ? " exists in \(languages[0].name) only and"
      : ""
  }

  /// Whether the table belongs to tests or to Xcode's previews.
  var isOfTests: Bool {
    let path = location.path
    return SourceContext(of: path) == .test || path.components.contains("Preview Content")
  }

  /// Whether the table is in one language alone, which is not the development language, so that users of
  /// other languages read that one; not those of a language whose file is there and says nothing.
  fileprivate func isInOneOtherLanguage(besides language: Language) -> Bool {
    languages.count == 1 && languages[0] != developmentLanguage
      && (language != developmentLanguage || vacantFile(in: language) == nil)
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
