import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A key of the development language has no text in another one.
  static let missingTranslation = Rule(
    id: "missing-translation",
    severity: .error,
    concern: .gap,
    summary: "A key has no translation in one of the expected languages",
    explanation: PackageResources.missing_translation_md,
    check: .project { project, findings in
      for table in project.tables {
        let expected = Set(table.shippedLanguages(of: project.languages.expected))
          .intersection(table.languages)
        for index in table.keys.indices
        where table.statuses[index].contains(where: \.lacksText)
          && findings.hasRoom(in: table.location(of: table.keys[index]).path)
        {
          let key = table.keys[index]
          for (language, status) in zip(table.statuses.languages, table.statuses[index])
          where status.lacksText && expected.contains(language) {
            // What the development language lacks altogether is reported at the code.
            guard language != table.developmentLanguage || key.isDefined(in: table) else {
              continue
            }
            findings.reportMissing(key, of: table, in: language, project)
          }
        }
      }
    }
  )
}

extension Findings {
  fileprivate mutating func reportMissing(
    _ key: TableKey,
    of table: StringTable,
    in language: Language,
    _ project: Project
  ) {
    let text = key.sourceText(in: table)
    var notes = project.usageNotes(of: key)
    if text != key.key, !table.hasDifferentReasons(for: key) {
      notes.insert(.text(text, in: table.developmentLanguage, at: nil), at: 0)
    }
    if let path = project.unbuiltFile(with: key, of: table, in: language) {
      notes.append(
        .init("'\(path.folder.name)/\(path.name)' has it, and no target takes that file")
      )
    }
    let isSource = language == table.developmentLanguage
    let isAround = key.translation(in: language)?.isNewAroundForms ?? false
    report(
      isSource
        ? "key '\(key.key)' has no \(language.name) text, and users see the key"
        : isAround
          ? "\(language.name) text around the plural forms of key '\(key.key)' is still marked new"
          : "key '\(key.key)' has no \(language.name) translation",
      at: table.location(of: key),
      severity: project.isForDevelopers(key) || project.isInProgress(language) ? .note : nil,
      notes: notes,
      help: table.advice(
        table.hasCatalog ? "translate it in" : "add it to",
        in: language,
        like: key
      ),
      subject: .init(table, key, language)
    )
  }
}

extension Translation {
  /// Whether all plural forms that the text puts in are written, and the text itself is not.
  fileprivate var isNewAroundForms: Bool {
    let forms = substitutions.flatMap(\.units)
    return !forms.isEmpty && forms.allSatisfy { $0.state != .new }
  }
}

extension TextStatus {
  /// Whether there is no text, or none in a catalog that has a place for it.
  fileprivate var lacksText: Bool { self == .missing || self == .new }
}

extension StringTable {
  fileprivate var hasCatalog: Bool { files.contains(where: \.isCatalog) }
}
