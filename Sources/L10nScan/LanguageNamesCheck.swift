import CommandLineOptions
package import LocalizationModel

extension ScanSettings {
  /// Checks that named languages exist: those of the project, or others that
  /// there are in the world.
  ///
  /// - Throws: `AuditError` with the language that was probably meant.
  func checkLanguages(_ tables: TableScan) throws(AuditError) {
    let named =
      [self.developmentLanguage].compactMap(\.self) + self.languages + self.requiredLanguages
    guard !named.allSatisfy(\.isKnown) || !self.shownLanguages.isEmpty else { return }
    let present = tables.languages
    for language in named { try language.check(among: present) }
    for language in self.shownLanguages where !present.contains(language) {
      throw AuditError(
        "no table and no project has '\(language)'",
        hint: language.suggestion(among: present)
      )
    }
  }
}

extension TableScan {
  /// The languages of the tables, and those that the project declares.
  package var languages: Set<Language> {
    let texts = tables.flatMap { table in
      [table.language, table.sourceLanguage].compactMap(\.self) + table.entries.languages
    }
    return Set(texts).union(declaredLanguages.known)
  }
}

extension Language {
  /// Checks that there is a language of the code, or that the project has one.
  ///
  /// - Throws: `AuditError` with the language that was probably meant.
  package func check(among present: Set<Language>) throws(AuditError) {
    guard isKnown || present.contains(self) else {
      throw AuditError(
        "'\(self)' is not the code of a language",
        hint: suggestion(among: present)
      )
    }
  }

  /// Proposes what may have been meant: a language of that name, or one with nearly that code.
  package func suggestion(among present: Set<Language>) -> String {
    let word = id.lowercased()
    let byName = present.sorted().first { $0.name.lowercased().hasPrefix(word) }
    let spelled = Language(word.prefix(1).uppercased() + word.dropFirst())
    let byOthers =
      spelled.isKnown && spelled != self ? spelled : countryCodes[word].map { Language($0) }
    if let meant = byName ?? byOthers {
      return "did you mean '\(meant)' (\(meant.name))?"
    }
    return present.map(\.id).sorted().suggestion(for: id)
      ?? "there are \(present.sorted().map(\.id).joined(separator: ", "))"
  }
}

/// The languages of countries whose codes are taken for theirs, and are codes of no language.
private let countryCodes = [
  "cz": "cs", "dk": "da", "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "gr": "el", "ua": "uk",
  "us": "en", "uk-ua": "uk", "br-pt": "pt-BR",
]
