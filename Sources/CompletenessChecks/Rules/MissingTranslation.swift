import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A key of the development language has no text in another one.
  static let missingTranslation = Rule(
    id: "missing-translation",
    severity: .error,
    risk: .untranslated,
    summary: "A key has no translation in one of the expected languages",
    exceptions: SparedText.summaries(
      of: Sparing.allCases.filter { ![.phrase, .vendored].contains($0) }
    ),
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
        let others = expected.filter { $0 != table.developmentLanguage }.sorted()
        for index in table.keys.indices {
          guard let sparing = table.keys[index].sparing, sparing.exception != nil else { continue }
          let exception = findings.exception(for: SparedText(sparing: sparing))
          for language in others where table.lacksText(of: table.keys[index], in: language) {
            if findings.merelyCounts(exception) { continue }
            let key = table.keys[index]
            findings.reportMissing(key, of: table, in: language, project, unless: exception)
          }
        }
        findings.report(.design, "text", of: table)
        findings.report(.sign, "sign", of: table)
      }
    }
  )
}

extension StringTable {
  /// Whether a language has no text for a key, and reads none of another one.
  fileprivate func lacksText(of key: TableKey, in language: Language) -> Bool {
    key.translation(in: language) == nil && !isWrittenInScripts(language)
      && inheritedStatus(of: key, in: language) == .missing
  }
}

extension Findings {
  /// Reports once the texts that no language has, for a reason for which that may be right.
  fileprivate mutating func report(_ sparing: Sparing, _ noun: String, of table: StringTable) {
    let others = table.languages.filter { $0 != table.developmentLanguage }
    let keys = table.keys.filter { key in
      key.sparing == sparing && others.contains { table.lacksText(of: key, in: $0) }
    }
    guard let first = keys.first, !others.isEmpty else { return }
    let texts = keys.prefix(3).map { "'\($0.sourceText(in: table).shortened)'" }
    let rest = keys.count > 3 ? " and \(keys.count - 3) more" : ""
    report(
      "no language translates \(keys.count.counting(noun)) of table '\(table.name)'",
      at: table.location(of: first),
      severity: .note,
      notes: [.init(texts.joined(separator: ", ") + rest)],
      help:
        "translate what users read; what code sets, and what is the same everywhere, needs none",
      subject: .init(table: table.name, detail: noun, place: table.container)
    )
  }

  fileprivate mutating func reportMissing(
    _ key: TableKey,
    of table: StringTable,
    in language: Language,
    _ project: Project,
    unless exception: RuleException? = nil
  ) {
    let text = key.sourceText(in: table)
    var notes = project.usageNotes(of: key)
    if key.hasForeignText(in: table) {
      notes.insert(.init("the Info.plist says '\(text.shortened)'"), at: 0)
    } else if text != key.key, !table.hasDifferentReasons(for: key) {
      notes.insert(.text(text, in: table.developmentLanguage, at: nil), at: 0)
    }
    if let path = project.unbuiltFile(with: key, of: table, in: language) {
      notes.append(
        .init("'\(path.folder.name)/\(path.name)' has it, and no target includes that file")
      )
    }
    let isSource = language == table.developmentLanguage && !table.isOfInfoPropertyList
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
      subject: .init(table, key, language),
      unless: exception
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
  var lacksText: Bool { self == .missing || self == .new }
}

extension StringTable {
  fileprivate var hasCatalog: Bool { files.contains(where: \.isCatalog) }
}
