import Diagnostics
package import LocalizationModel
import Platform
import SourceFiles

/// Puts the files of each table together.
struct TableJoiner {
  /// The language of `Base.lproj`, and of tables whose path names none.
  let development: Language
  /// How many threads to use.
  let jobs: Int

  /// Returns one table for each container and name, sorted.
  func join(_ files: [LocalizedTable]) -> [StringTable] {
    files.byTable.joinedInTargets(development).ordered(by: \.key).map { id, files in
      joinTable(id, files)
    }
  }

  private func joinTable(_ id: TableID, _ files: [LocalizedTable]) -> StringTable {
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
          membership: file.membership,
          controls: file.controls
        )
      },
      keys: joinKeys(of: files, source: source)
    )
    table.isReadBySystem = table.looksReadBySystem
    return table
  }

  private func joinKeys(of files: [LocalizedTable], source: Language) -> [TableKey] {
    let languages = languages(of: files, source)
    let precedence = TextPrecedence(files, languages)
    let entries = zip(files, languages).map { $0.entries.inLanguage($1) }
    let (places, groups) = group(entries)
    let keys = groups.concurrentMap(jobs: jobs) { group in
      let stored = places[group].map {
        StoredEntry(entry: entries[Int($0.file)][Int($0.number)], file: Int($0.file))
      }
      return joinKey(stored, precedence)
    }
    // To move numbers is cheaper than to move keys.
    return keys.map(\.key).indicesInOrderOfBytes.map { keys[$0] }
  }

  /// Returns the languages of texts in files that name none.
  func languages(of files: [LocalizedTable], _ source: Language) -> [Language] {
    files.map { $0.isBase ? source : $0.language ?? source }
  }

  /// Puts the entries of a key together, of which there is one.
  func joinKey(_ entries: [StoredEntry], _ precedence: TextPrecedence) -> TableKey {
    TableKey(
      key: entries[0].entry.key,
      entries: entries,
      translations: precedence.effectiveTranslations(of: entries)
    )
  }

  /// Returns the places of all entries by their keys, those of a key in the order of the files, and
  /// the range of each key.
  private func group(_ files: [TableEntries]) -> ([EntryPlace], [Range<Int>]) {
    guard let largest = files.max(by: { $0.count < $1.count }) else { return ([], []) }
    // The other files mostly have its keys in the same order.
    let model = EntryIndex(of: largest)
    var groups = files.concurrentMap(jobs: jobs) { model.numbers(ofKeysIn: $0) }
    var count = largest.count
    // The keys that the largest file does not have.
    var others: [ExactKey: Int] = [:]
    for (file, entries) in files.enumerated() {
      for number in entries.indices where groups[file][number] < 0 {
        let key = ExactKey(entries[number].key)
        groups[file][number] = others[key] ?? count
        if groups[file][number] == count {
          others[key] = count
          count += 1
        }
      }
    }
    joinSpellings(of: Array(others.keys), in: files, &groups, count)
    return sort(groups, count)
  }

  /// Sorts the entries of all files by the numbers of their keys, of which there are `count`; some
  /// may have no entry.
  private func sort(_ groups: [[Int]], _ count: Int) -> ([EntryPlace], [Range<Int>]) {
    var ends = [Int](repeating: 0, count: count)
    for group in groups.joined() { ends[group] += 1 }
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(count)
    var end = 0
    for group in ends.indices {
      let start = end
      end += ends[group]
      // From here on the end moves with each entry.
      ends[group] = start
      if end > start { ranges.append(start..<end) }
    }
    var places = [EntryPlace](repeating: EntryPlace(file: 0, number: 0), count: end)
    for (file, groups) in groups.enumerated() {
      for (number, group) in groups.enumerated() {
        places[ends[group]] = EntryPlace(file: Int32(file), number: Int32(number))
        ends[group] += 1
      }
    }
    return (places, ranges)
  }

  /// Joins keys that look the same and are not the same bytes, unless a file has both of them: one is
  /// a slip, which a rule tells, and the other languages' texts are not missing.
  ///
  /// `others` are keys that the largest file does not have, `count` is the number of all.
  private func joinSpellings(
    of others: [ExactKey],
    in files: [TableEntries],
    _ groups: inout [[Int]],
    _ count: Int
  ) {
    let doubtful = Set(others.lazy.map(\.text).filter { !$0.isASCII })
    if doubtful.isEmpty { return }
    // A string is equal to itself in another spelling.
    var spellings: [String: Set<Int>] = [:]
    var users = [Set<Int>](repeating: [], count: count)
    for (file, entries) in files.enumerated() {
      for number in entries.indices {
        let key = entries[number].key
        guard doubtful.contains(key) else { continue }
        spellings[key, default: []].insert(groups[file][number])
        users[groups[file][number]].insert(file)
      }
    }
    var joined = Array(users.indices)
    for spelling in spellings.values {
      let all = spelling.reduce(into: Set()) { $0.formUnion(users[$1]) }
      guard let first = spelling.min(), spelling.reduce(0, { $0 + users[$1].count }) == all.count
      else { continue }
      for group in spelling { joined[group] = first }
    }
    for file in groups.indices {
      for number in groups[file].indices { groups[file][number] = joined[groups[file][number]] }
    }
  }
}

/// The place of an entry: its file's number in the table and its own in the file.
private struct EntryPlace: Sendable {
  let file: Int32
  let number: Int32
}

/// Decides which of the texts of a key and a language counts, by the files that they stand in.
struct TextPrecedence: Sendable {
  private let ranks: [Int]
  /// The places of languages among all of the table, sorted, for one file behind the other.
  private let languages: [Int]
  /// Where the languages of each file begin.
  private let firstLanguages: [Int]

  /// - Parameters:
  ///   - files: The files of a table.
  ///   - defaults: The language of texts that name none, for each file.
  init(_ files: [LocalizedTable], _ defaults: [Language]) {
    ranks = files.map(\.format.rank)
    let numbered = zip(files, defaults).map { file, language in
      file.entries.numberedLanguages.map { $0 ?? language }
    }
    let sorted = Set(numbered.joined()).sorted()
    languages = numbered.joined().map { sorted.firstIndex(of: $0) ?? 0 }
    var end = 0
    firstLanguages = numbered.map { languages in
      defer { end += languages.count }
      return end
    }
  }

  /// Chooses what the running system finds: the last of duplicates, a `.stringsdict` entry rather
  /// than one of a `.strings` file, and either of them rather than the text that it translates.
  func effectiveTranslations(of entries: [StoredEntry]) -> [Translation] {
    var translations: [Translation] = []
    translations.reserveCapacity(max(entries.count, entries[0].entry.translations.count))
    // Files and the languages of a catalog mostly come in the order of the languages.
    var last = -1
    var areSorted = true
    for index in entries.indices {
      let firstLanguage = firstLanguages[entries[index].file]
      entries[index].entry.forEachTranslation { translation, number in
        let language = languages[firstLanguage + number]
        areSorted = areSorted && language > last
        last = language
        translations.append(translation)
      }
    }
    return areSorted ? translations : chosenTranslations(of: entries)
  }

  /// Chooses in the same way, whatever order the languages come in.
  private func chosenTranslations(of entries: [StoredEntry]) -> [Translation] {
    // Sorted by language.
    var translations: [Translation] = []
    var found: [(language: Int, rank: Int)] = []
    for stored in entries {
      let rank = ranks[stored.file]
      let firstLanguage = firstLanguages[stored.file]
      stored.entry.forEachTranslation { translation, number in
        let language = languages[firstLanguage + number]
        var index = found.count
        while index > 0, language < found[index - 1].language { index -= 1 }
        if index > 0, found[index - 1].language == language {
          let other = translations[index - 1]
          let isHidden = found[index - 1].rank > rank
          let (rule, text) = isHidden ? (other, translation) : (translation, other)
          translations[index - 1] = rule.fallingBack(to: text)
          found[index - 1].rank = max(rank, found[index - 1].rank)
        } else {
          translations.insert(translation, at: index)
          found.insert((language, rank), at: index)
        }
      }
    }
    return translations
  }
}

extension Translation {
  /// The translation with a text for all devices that its rule does not name: Xcode's builds write that
  /// text to the `.strings` file.
  fileprivate func fallingBack(to other: Translation) -> Translation {
    let units = units
    guard !other.varies, let text = other.units.first,
      units.allSatisfy({ unit in
        if case .device? = unit.variation.first { !unit.variation[0].isOther } else { false }
      })
    else { return self }
    let fallback = TranslationUnit(
      variation: [.device("other")],
      text: text.text,
      state: text.state,
      location: text.location
    )
    return Translation(
      language: language,
      units: units + [fallback],
      substitutions: substitutions,
      location: location
    )
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
  /// The rank of an entry: it prevails over one of a lower rank, in the same language.
  var rank: Int {
    switch self {
    case .stringsDictionary: 2
    case .interfaceBuilder, .intentDefinition, .settingsPage, .infoPropertyList,
      .infoPropertyListSettings:
      0
    default: 1
    }
  }
}

extension LocalizedTable {
  /// Whether the file of one language has no entry, and is not broken.
  ///
  /// Swifternalization reads its files by itself, and takes what one lacks from another.
  fileprivate var isVacant: Bool {
    entries.isEmpty && !diagnostics.contains { $0.severity == .error }
      && (isBase || language != nil)
      && (format == .strings || format == .stringsDictionary)
  }
}

extension [LocalizedTable] {
  /// The files of each table, sorted by path.
  var byTable: [TableID: [LocalizedTable]] {
    Dictionary(grouping: self) { TableID(container: $0.container, name: $0.name) }
      .mapValues { $0.ordered(by: \.path) }
  }
}

extension [TableID: [LocalizedTable]] {
  /// The tables, of which those are one that targets put together: all of their files go to the same
  /// targets, each language from one folder.
  fileprivate func joinedInTargets(_ development: Language) -> Self {
    let groups = Dictionary<TargetsOfTable, [TableID]>(
      grouping: keys.filter { self[$0]?.targets != nil }
    ) { TargetsOfTable(name: $0.name, places: self[$0]?.targets ?? []) }
    var joined = self
    for ids in groups.values where ids.count > 1 {
      let parts = ids.sorted().map { (id: $0, files: self[$0] ?? []) }
      let languages = parts.map { Set($0.files.map(\.path.folder.stem)) }
      guard languages.reduce(0, { $0 + $1.count }) == Set(languages.joined()).count else {
        continue
      }
      let first = parts.first { part in
        part.files.contains { $0.isBase || $0.language == development }
      }
      for id in ids { joined[id] = nil }
      joined[(first ?? parts[0]).id] = parts.flatMap(\.files).ordered(by: \.path)
    }
    return joined
  }
}

/// The targets that take all files of a table.
private struct TargetsOfTable: Hashable {
  let name: String
  let places: [TargetPlace]
}

extension [LocalizedTable] {
  /// The targets that take all of the files as texts of a language; nil where that is not so.
  fileprivate var targets: [TargetPlace]? {
    guard let places = first?.membership.places, !places.isEmpty, places.allSatisfy(\.isFlat),
      allSatisfy({ file in
        file.membership.places == places && file.path.folder.fileExtension == "lproj"
          && (file.format == .strings || file.format == .stringsDictionary)
      })
    else { return nil }
    return places
  }
}

/// The identity of a table.
struct TableID: Hashable, Comparable {
  let container: FilePath
  let name: String

  static func < (left: TableID, right: TableID) -> Bool {
    left.container != right.container
      ? left.container < right.container
      : left.name.precedesInBytes(right.name)
  }
}
