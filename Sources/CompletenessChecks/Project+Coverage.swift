public import LocalizationModel

extension Project {
  /// Returns how much of each table exists in each expected language, sorted by table and language.
  ///
  /// A table that has nothing to translate is left out.
  public func coverage() -> [Coverage] {
    tables.flatMap { table in
      let completeness = Completeness(of: table)
      let words = table.keys.map { $0.developmentText(in: table).wordCount }
      return languages.expected.compactMap { language in
        let coverage = completeness.coverage(in: language, words: words)
        return coverage.keys == 0 ? nil : coverage
      }
    }
  }
}

extension Completeness {
  /// Counts the keys of one language; `words` holds the number of words of each key's first text.
  fileprivate func coverage(in language: Language, words: [Int]) -> Coverage {
    var coverage = Coverage(
      table: table.name,
      container: table.container,
      language: language,
      keys: 0,
      translated: 0,
      unfinished: 0
    )
    for (key, words) in zip(table.keys, words) {
      switch status(of: key, in: language) {
      case .unneeded: continue
      case .finished:
        coverage.translated += 1
        coverage.translatedWords += words
      case .needsReview: coverage.unfinished += 1
      case .new, .empty, .missing: break
      }
      coverage.keys += 1
      coverage.words += words
    }
    return coverage
  }
}
