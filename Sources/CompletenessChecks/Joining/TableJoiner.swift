package import LocalizationModel
import SourceFiles

/// Puts the files of each table together.
struct TableJoiner {
  /// The language of `Base.lproj`, and of tables whose path names none.
  let development: Language
  /// How many threads to use.
  let jobs: Int

  /// Returns one table for each container and name, sorted.
  func join(_ files: [LocalizedTable]) -> [StringTable] { join(files, since: JoinedFiles()) }

  /// Returns one table for each container and name, sorted; those of which no file has changed are as
  /// before.
  func join(_ files: [LocalizedTable], since earlier: JoinedFiles) -> [StringTable] {
    files.byTable.sorted { $0.key < $1.key }.map { id, files in
      let known = earlier.table(id, development)
      let rejoiner = known.flatMap { TableRejoiner(files, since: $0, self) }
      return rejoiner?.unchanged ?? joinTable(id, files, rejoiner)
    }
  }

  private func joinTable(
    _ id: TableID,
    _ files: [LocalizedTable],
    _ rejoiner: TableRejoiner?
  ) -> StringTable {
    let source = files.lazy.compactMap(\.sourceLanguage).first ?? development
    var table = StringTable(
      name: id.name,
      container: id.container,
      developmentLanguage: source,
      files: files.concurrentMap(jobs: jobs) { file in
        let languages = file.isBase ? [source] : file.languages
        return LocalizedFile(
          path: file.path,
          format: file.format,
          languages: languages.isEmpty ? [source] : languages.sorted(),
          isVacant: file.isVacant,
          mayHoldDirectives: file.entries.mayHoldDirectives,
          membership: file.membership
        )
      },
      keys: rejoiner?.keys ?? joinKeys(of: files, source: source)
    )
    table.isReadBySystem = table.looksReadBySystem
    return table
  }

  private func joinKeys(of files: [LocalizedTable], source: Language) -> [TableKey] {
    let entries = zip(files, languages(of: files, source)).map { $0.entries.inLanguage($1) }
    let ranks = files.map(\.format.rank)
    let keys = group(entries).concurrentMap(jobs: jobs) { joinKey($0, ranks) }
    // To move numbers is cheaper than to move keys.
    return keys.indices.sorted { keys[$0].key.precedesInBytes(keys[$1].key) }.map { keys[$0] }
  }

  /// Returns the languages of texts in files that name none.
  func languages(of files: [LocalizedTable], _ source: Language) -> [Language] {
    files.map { $0.isBase ? source : $0.language ?? source }
  }

  /// Puts the entries of a key together, of which there is one.
  func joinKey(_ entries: [StoredEntry], _ ranks: [Int]) -> TableKey {
    TableKey(
      key: entries[0].entry.key,
      entries: entries,
      translations: effectiveTranslations(of: entries, ranks)
    )
  }

  /// Returns the entries of each key, in the order of the files.
  private func group(_ files: [TableEntries]) -> [[StoredEntry]] {
    guard let largest = files.max(by: { $0.count < $1.count }) else { return [] }
    let model = KeyModel(of: largest)
    let places = files.concurrentMap(jobs: jobs) { model.places(of: $0) }
    var groups = [[StoredEntry]](repeating: [], count: largest.count)
    // The keys that the largest file does not have.
    var others: [ExactKey: Int] = [:]
    for (index, (entries, places)) in zip(files, places).enumerated() {
      for (entry, place) in zip(entries, places) {
        var group = place
        if group < 0 {
          let key = ExactKey(entry.key)
          group = others[key] ?? groups.count
          others[key] = group
          if group == groups.count { groups.append([]) }
        }
        if groups[group].isEmpty { groups[group].reserveCapacity(files.count) }
        groups[group].append(StoredEntry(entry: entry, file: index))
      }
    }
    joinSpellings(of: others.keys, in: &groups)
    return groups.filter { !$0.isEmpty }
  }

  /// Joins keys that look the same and are not the same bytes, unless a file has both of them: one is
  /// a slip, which a rule tells, and the other languages' texts are not missing.
  ///
  /// `others` are keys that the largest file does not have.
  private func joinSpellings(
    of others: some Sequence<ExactKey>,
    in groups: inout [[StoredEntry]]
  ) {
    let doubtful = Set(others.lazy.map(\.text).filter { $0.utf8.contains { $0 >= 0x80 } })
    if doubtful.isEmpty { return }
    // A string is equal to itself in another spelling.
    var spellings: [String: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      guard let key = group.first?.entry.key, doubtful.contains(key) else { continue }
      spellings[key, default: []].append(number)
    }
    for numbers in spellings.values where numbers.count > 1 {
      let files = numbers.map { Set(groups[$0].map(\.file)) }
      let all = files.reduce(into: Set()) { $0.formUnion($1) }
      guard files.reduce(0, { $0 + $1.count }) == all.count else { continue }
      groups[numbers[0]] = numbers.flatMap { groups[$0] }.sorted { $0.file < $1.file }
      for number in numbers.dropFirst() { groups[number] = [] }
    }
  }

  /// Chooses what the running system finds: the last of duplicates, a `.stringsdict` entry rather
  /// than one of a `.strings` file, and either of them rather than the text that it translates.
  private func effectiveTranslations(
    of entries: [StoredEntry],
    _ ranks: [Int]
  ) -> [Translation] {
    // Sorted by language. Files and the languages of a catalog mostly come in that order.
    var translations: [Translation] = []
    var found: [Int] = []
    translations.reserveCapacity(max(entries.count, entries[0].entry.translations.count))
    found.reserveCapacity(translations.capacity)
    for stored in entries {
      let rank = ranks[stored.file]
      for translation in stored.entry.translations {
        guard let language = translation.language else { continue }
        var index = translations.count
        while index > 0, translations[index - 1].language.map({ language < $0 }) ?? false {
          index -= 1
        }
        if index > 0, translations[index - 1].language == language {
          if found[index - 1] > rank { continue }
          translations[index - 1] = translation
          found[index - 1] = rank
        } else if index == translations.count {
          translations.append(translation)
          found.append(rank)
        } else {
          translations.insert(translation, at: index)
          found.insert(rank, at: index)
        }
      }
    }
    return translations
  }
}

extension StringTable {
  /// Puts the files of one table together; nil where there is none.
  package init?(joining files: [LocalizedTable], developmentLanguage: Language, jobs: Int) {
    let joiner = TableJoiner(development: developmentLanguage, jobs: jobs)
    guard let table = joiner.join(files).first else { return nil }
    self = table
  }
}

extension TableFormat {
  /// What an entry prevails over: one of a lower rank, in the same language.
  var rank: Int {
    switch self {
    case .stringsDictionary: 2
    case .interfaceBuilder, .settingsPage, .infoPropertyList, .infoPropertyListSettings: 0
    default: 1
    }
  }
}

extension LocalizedTable {
  /// Whether the file of one language has no entry, and is not broken.
  ///
  /// Swifternalization reads its files by itself, and takes what one lacks from another.
  fileprivate var isVacant: Bool {
    entries.isEmpty && diagnostics.isEmpty && (isBase || language != nil)
      && (format == .strings || format == .stringsDictionary)
  }
}

/// The keys of a table's largest file, which its other files mostly have in the same order.
private struct KeyModel: Sendable {
  private let entries: TableEntries
  /// The number of each entry, or that of the first one with the same key.
  private let firsts: [Int]
  private let numbers: [ExactKey: Int]

  init(of entries: TableEntries) {
    self.entries = entries
    var numbers: [ExactKey: Int] = [:]
    numbers.reserveCapacity(entries.count)
    firsts = entries.enumerated().map { number, entry in
      let key = ExactKey(entry.key)
      if let first = numbers[key] { return first }
      numbers[key] = number
      return number
    }
    self.numbers = numbers
  }

  /// Returns the numbers that a file's keys have here; -1 for one that is not here.
  func places(of file: TableEntries) -> [Int] {
    var next = 0
    return file.map { entry in
      let isExpected = next < entries.count && entries[next].hasSameKey(as: entry)
      guard let place = isExpected ? next : numbers[ExactKey(entry.key)] else { return -1 }
      next = place + 1
      return firsts[place]
    }
  }
}

extension [LocalizedTable] {
  /// The files of each table, sorted by path.
  var byTable: [TableID: [LocalizedTable]] {
    Dictionary(grouping: self) { TableID(container: $0.container, name: $0.name) }
      .mapValues { $0.sorted { $0.path < $1.path } }
  }
}

/// The identity of a table.
struct TableID: Hashable, Comparable {
  let container: FilePath
  let name: String

  init(container: FilePath, name: String) {
    self.container = container
    self.name = name
  }

  init(of table: StringTable) {
    self.init(container: table.container, name: table.name)
  }

  static func < (left: TableID, right: TableID) -> Bool {
    left.container != right.container
      ? left.container < right.container
      : left.name.precedesInBytes(right.name)
  }
}
