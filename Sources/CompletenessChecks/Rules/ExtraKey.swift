import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A language has a key that the development language does not have.
  package static let extraKey = Rule(
    id: "extra-key",
    severity: .warning,
    summary: "A language has a key that the development language does not have",
    explanation: PackageResources.extra_key_md,
    check: .project { project, findings in
      let protection = DynamicProtection(project.dynamicSites)
      for table in project.tables where !table.isReadBySystem {
        let isDynamic =
          protection.mentions(table.name) && table.keys.allSatisfy(\.references.isEmpty)
        for key in table.keys
        where key.references.isEmpty && key.isExtra(in: table) {
          findings.reportExtra(
            key,
            of: table,
            project.languages,
            isMild: isDynamic,
            isMentioned: project.mentionedKeys.contains(key.key)
          )
        }
      }
    }
  )
}

extension Findings {
  fileprivate mutating func reportExtra(
    _ key: TableKey,
    of table: StringTable,
    _ languages: LanguageSet,
    isMild: Bool,
    isMentioned: Bool
  ) {
    let translations = key.translations.filter {
      $0.language.map { !languages.isChosen || languages.expected.contains($0) } ?? false
    }
    guard let first = translations.first, let language = first.language else { return }
    let others = translations.dropFirst().compactMap(\.language)
    var notes = [Diagnostic.Note.text(first.text ?? "", in: language, at: nil)]
    if !others.isEmpty { notes.append(.also(in: others)) }
    report(
      "\(language.name) has key '\(key.key)', \(table.developmentLanguage.name) does not",
      at: table.location(of: key, in: language),
      severity: isMild ? .note : nil,
      notes: notes,
      help: isMentioned
        ? "add the key to the \(table.developmentLanguage.name) table: code has it as a literal"
        : "correct the key, or remove it",
      subject: .init(table, key)
    )
  }
}

extension TableKey {
  /// Whether the development language lacks the key, which is not a form or rule for other languages.
  func isExtra(in table: StringTable) -> Bool {
    !isDefined(in: table) && !(PluralKey(key)?.isSpread(in: table) ?? false)
      && !table.dividesRules(of: self, where: { $0.isDefined(in: table) })
  }
}

extension StringTable {
  /// Returns the place where a language's file stores a key.
  func location(of key: TableKey, in language: Language) -> SourceLocation {
    let entry = key.entries.first { files[$0.file].languages == [language] }
    return entry?.entry.location ?? key.translation(in: language)?.location ?? location(of: key)
  }
}
