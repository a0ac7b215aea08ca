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
    explanation: """
      ## What it does

      Finds keys that the development language or the catalog has and that another expected language
      lacks.
      In a catalog a text in the state `new` counts as none, and a name for programmers that has no
      text in the development language, but is used by the app, was entered by hand or is translated,
      is shown as it is.
      Where most keys are texts, a name has a dot or an underscore, or begins like another one that has
      a text: `welcome-title` like `welcome-body`, `welcomeTitle` like `welcomeBody`.
      The text of the development language is that of its table, else the one that calls bring along
      as `value:` or `defaultValue:`, else the key.
      Keys that a catalog marks as not to be translated, stale keys, texts without any letter, the
      app's own name, names that `properNames` lists, what Interface Builder puts into new controls,
      what a binding replaces or a note in Interface Builder says not to localize, and the names and
      licences of packages need no translation; neither do keys that `unused-key` wants removed,
      unless that rule is off.
      A key that only previews and debug builds ask for is a note, and so is one in a language that translators are
      still at: one of which less than 60 % is translated, unless `inProgressBelow` says otherwise,
      or that `languagesInProgress` names, and that `requiredLanguages` does not.
      A regional form of the development language reads that language's texts.
      What an app says in place of a package's text may be in some languages alone, where nothing but
      that package's own wrapper asks for it and the package has the others.
      A language that lacks the whole table is reported once, by `missing-localization`.

      ## Why it is bad

      Users of that language see a text of the development language, or the key itself.

      ## Example

      ```
      /* en.lproj/Localizable.strings */
      "greeting" = "Hello";

      /* de.lproj/Localizable.strings has no "greeting" */
      ```

      ## What to do

      Have the text translated, and add it to the language's table.
      """,
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
