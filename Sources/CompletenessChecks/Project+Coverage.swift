public import LocalizationModel

extension Project {
  /// Returns how much of each table exists in each expected language, sorted by table and language.
  ///
  /// A table that has nothing to translate is left out.
  public func coverage() -> [Coverage] {
    tables.flatMap { table in
      Completeness(of: table).coverage(in: languages.expected).filter { $0.keys > 0 }
    }
  }
}

extension Completeness {
  /// Counts the keys of each language.
  fileprivate func coverage(in languages: [Language]) -> [Coverage] {
    var coverages = languages.map { language in
      Coverage(
        table: table.name,
        container: table.container,
        language: language,
        keys: 0,
        translated: 0,
        unfinished: 0
      )
    }
    for key in table.keys {
      let words = key.developmentText(in: table).wordCount
      forEachStatus(of: key, in: languages) { coverages[$0].add($1, words: words) }
    }
    return coverages
  }
}

extension Coverage {
  fileprivate mutating func add(_ status: Completeness.Status, words: Int) {
    switch status {
    case .finished:
      translated += 1
      translatedWords += words
    case .needsReview: unfinished += 1
    case .new, .empty, .missing: break
    }
    keys += 1
    self.words += words
  }
}
