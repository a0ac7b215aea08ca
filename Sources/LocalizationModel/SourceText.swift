package import SourceFiles

extension TableKey {
  /// The text that a user of the development language sees, with its variations: the table's, else
  /// the one that calls bring along; nil where it is the key itself.
  ///
  /// Whatever compares, counts or shows source texts asks here, so that an app may keep them in its
  /// tables or in its code.
  package func sourceTranslation(in table: StringTable) -> Translation? {
    let stored = translation(in: table.developmentLanguage).flatMap { $0.hasNoText ? nil : $0 }
    guard let suppliedText, stored?.isEmpty ?? true else { return stored }
    return suppliedText
  }

  /// The text that translators start from.
  package func sourceText(in table: StringTable) -> String {
    sourceTranslation(in: table)?.text ?? key
  }

  /// Whether the development language has the key in its files, or shows it as its own text.
  package func isListed(in table: StringTable) -> Bool {
    !table.hasDevelopmentFile || translation(in: table.developmentLanguage) != nil
      || isInCatalog(of: table)
  }

  package func isInCatalog(of table: StringTable) -> Bool {
    entries.contains { table.files[$0.file].isCatalog }
  }
}

extension StringTable {
  /// Enters the calls that use a key, which are some of the project's references.
  package mutating func use(_ key: Int, by calls: KeyCalls, of references: [KeyReference]) {
    keys[key].use(calls)
    guard let number = calls.firstWithText, let text = references[number].value,
      keys[key].translation(in: developmentLanguage)?.isEmpty ?? true
    else { return }
    keys[key].supply(text, at: references[number].location, in: developmentLanguage)
  }
}

extension TableKey {
  /// Enters the text that a call brings along.
  package mutating func supply(_ text: String, at location: SourceLocation, in language: Language) {
    suppliedText = Translation(
      language: language,
      units: [TranslationUnit(text: text, location: location)],
      location: location
    )
  }
}
