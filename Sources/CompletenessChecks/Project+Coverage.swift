package import LocalizationModel
import Platform
import SourceFiles

extension Project {
  /// Returns how much of each table exists in each expected language, sorted by table and language.
  ///
  /// A key that code uses and no file has counts as well: a text that users of the development
  /// language alone can read. A table that has nothing to translate is left out. One thread for
  /// each processor is used where `jobs` does not tell how many.
  package func coverage(jobs: Int? = nil) -> [Coverage] {
    let absent = absentKeysByHome
    let bypassed = bypassedCounts
    return tables.enumerated().flatMap { index, table in
      let needed = table.neededLanguages(of: languages.expected)
      let parts = table.keys.indices.parts(of: 512).concurrentMap(jobs: jobs ?? processorCount) {
        table.coverage(of: $0, in: needed)
      }
      let asked = table.coverage(of: absent[index] ?? [], in: needed)
      return parts.reduce(into: asked) { sum, part in
        for index in sum.indices { sum[index].counts += part[index].counts }
      }.filter { $0.keys > 0 }.map { row in
        var row = row
        row.counts.bypassed = bypassed[index]?[row.language] ?? 0
        return row
      }
    }
  }
}

extension Project {
  /// The keys that count though no table has them, by the index of the table that they belong to.
  package var absentKeysByHome: [Int: [AbsentKey]] {
    Dictionary(grouping: absentKeys.filter { counts($0) }, by: \.home)
  }

  /// The same with the expected languages that need a text.
  package var absentTexts: [Int: [AbsentText]] {
    absentKeysByHome.reduce(into: [:]) { texts, home in
      let table = tables[home.key]
      let needed = table.neededLanguages(of: languages.expected)
      texts[home.key] = home.value.map { key in
        AbsentText(
          key,
          gaps: needed.reduce(into: [:]) { $0[$1] = table.status(of: key, in: $1).gap }
        )
      }
    }
  }

  /// Whether an absent key counts: a text needs a table only for further languages.
  private func counts(_ key: AbsentKey) -> Bool {
    key.isMissing && (key.text == nil || languages.expected.count > 1)
  }
}

extension StringTable {
  /// The status of a text, where a machine's counts although the key needs none: users see it.
  package func statusForReview(of key: Int, in language: Language) -> TextStatus? {
    let status = statuses[key, language]
    guard status == .notNeeded, keys[key].sparing?.isSeen == true, language != developmentLanguage,
      keys[key].translation(in: language)?.status == .machineTranslated
    else { return status }
    return .machineTranslated
  }
}

extension StringTable {
  /// Counts keys that code uses and the table lacks in each language.
  fileprivate func coverage(of keys: [AbsentKey], in languages: [Language]) -> [Coverage] {
    var coverages = languages.map { Coverage(of: self, in: $0) }
    for key in keys {
      let words = (key.text ?? key.key).wordCount
      for (index, language) in languages.enumerated() {
        coverages[index].counts.add(status(of: key, in: language), words: words)
      }
    }
    return coverages
  }

  /// Counts some of the table's keys in each language.
  fileprivate func coverage(of keys: Range<Int>, in languages: [Language]) -> [Coverage] {
    var coverages = languages.map { Coverage(of: self, in: $0) }
    let columns = languages.map { statuses.column(of: $0) }
    for index in keys {
      let row = statuses[index]
      guard row.first != .notNeeded else { continue }
      let words = self.keys[index].sourceText(in: self).wordCount
      for (language, column) in columns.enumerated() {
        guard let column, row[row.startIndex + column] != .notNeeded else { continue }
        coverages[language].counts.add(row[row.startIndex + column], words: words)
      }
    }
    return coverages
  }
}

extension Coverage {
  /// No key of a table.
  fileprivate init(of table: StringTable, in language: Language) {
    self.init(table: table.name, container: table.container, language: language)
  }
}
