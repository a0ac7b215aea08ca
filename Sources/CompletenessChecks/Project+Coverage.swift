public import LocalizationModel
import SourceFiles

extension Project {
  /// Returns how much of each table exists in each expected language, sorted by table and language.
  ///
  /// What code asks for and no file has counts as well: a text that users of the development language
  /// alone can read. A table that has nothing to translate is left out. One thread for each processor is used where
  /// `jobs` does not tell how many.
  public func coverage(jobs: Int? = nil) -> [Coverage] {
    let absent = Dictionary(grouping: absentKeys.filter { counts($0) }, by: \.home)
    return tables.enumerated().flatMap { index, table in
      let completeness = Completeness(of: table)
      let parts = table.keys.indices.parts(of: 512).concurrentMap(jobs: jobs ?? processorCount) {
        completeness.coverage(of: $0, in: languages.expected)
      }
      let asked = completeness.coverage(of: absent[index] ?? [], in: languages.expected)
      return parts.reduce(into: asked) { sum, part in
        for index in sum.indices { sum[index].add(part[index]) }
      }.filter { $0.keys > 0 }
    }
  }
}

extension Project {
  /// Whether an absent key counts: it is asked for by the app for certain, and no file has it.
  private func counts(_ key: AbsentKey) -> Bool {
    key.languages.isEmpty && !key.isPreviewed && !key.isChoice
      && (key.text == nil || languages.expected.count > 1)
  }
}

extension Completeness {
  /// Counts keys that code asks for and the table lacks in each language.
  fileprivate func coverage(of keys: [AbsentKey], in languages: [Language]) -> [Coverage] {
    var coverages = languages.map { Coverage(of: table, in: $0) }
    for key in keys {
      let words = (key.text ?? key.key).wordCount
      for (index, language) in languages.enumerated() {
        coverages[index].add(status(of: key, in: language), words: words)
      }
    }
    return coverages
  }

  /// Counts some of the table's keys in each language.
  fileprivate func coverage(of keys: Range<Int>, in languages: [Language]) -> [Coverage] {
    var coverages = languages.map { Coverage(of: table, in: $0) }
    for key in table.keys[keys] {
      let words = key.sourceText(in: table).wordCount
      forEachStatus(of: key, in: languages) { coverages[$0].add($1, words: words) }
    }
    return coverages
  }
}

extension Coverage {
  /// No key of a table.
  fileprivate init(of table: StringTable, in language: Language) {
    self.init(
      table: table.name,
      container: table.container,
      language: language,
      keys: 0,
      translated: 0,
      unfinished: 0
    )
  }

  /// Adds what was counted of other keys.
  fileprivate mutating func add(_ other: Coverage) {
    keys += other.keys
    translated += other.translated
    unfinished += other.unfinished
    words += other.words
    translatedWords += other.translatedWords
  }

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
