import CompletenessChecks
import LocalizationModel
import Platform
import SourceFiles
import StringResources

/// The update of one table of a project: the edits of each of its files.
struct TablePlan {
  let table: StringTable
  /// The files of the table that can be edited.
  let files: [LocalizedTable]
  let options: UpdateOptions
  private let drafts: TableDrafts
  /// The keys that another table has brought up to date, which has the same file by a link.
  private let settled: [FilePath: Set<ExactKey>]
  /// The texts of a storyboard or an `Info.plist` for the table.
  let system: SystemTexts?
  private(set) var edits: [(path: FilePath, edits: [TableEdit])] = []
  private(set) var changes: [TableChange] = []
  /// The keys that no file of the table can take.
  private(set) var homeless: [KeyDemand] = []
  /// The names for programmers that translations get only when they have a text.
  private(set) var textless: Set<ExactKey> = []
  /// The keys that no file gets, since only translations have files, or the keys are texts of another
  /// language.
  private(set) var unlisted: [KeyDemand] = []

  init(
    _ table: StringTable,
    _ files: [LocalizedTable],
    listed: [ExactKey: KeyDemand],
    missing: [KeyDemand],
    gone: Set<ExactKey>,
    system: SystemTexts?,
    options: UpdateOptions,
    settled: [FilePath: Set<ExactKey>],
    in drafts: TableDrafts
  ) {
    self.files = drafts.distinct(files, for: table.developmentLanguage)
    (self.table, self.options, self.system) = (table, options, system)
    (self.drafts, self.settled) = (drafts, settled)
    if let catalog = self.files.first(where: { $0.format == .stringCatalog }) {
      update(catalog, listed, missing, gone)
    } else {
      updateFiles(listed, missing, gone)
    }
  }

  private mutating func update(
    _ catalog: LocalizedTable,
    _ listed: [ExactKey: KeyDemand],
    _ missing: [KeyDemand],
    _ gone: Set<ExactKey>
  ) {
    let source = catalog.sourceLanguage ?? table.developmentLanguage
    var sync = CatalogSync(catalog, source: source, options: options)
    // What only the system uses is extracted from elsewhere.
    let isOfCode = !table.isReadBySystem || table.holdsPhrases
    let texts = (system?.shown ?? []).map { (ExactKey($0.key), $0) }
    let shown = Dictionary(texts) { first, _ in first }
    for entry in catalog.entries where !isSettled(entry, in: catalog) {
      let key = ExactKey(entry.key)
      if let demand = shown[key] ?? (isOfCode ? listed[key] : nil) {
        sync.refresh(entry, by: demand)
      } else if entry.extractionState == .extractedWithValue,
        let text = system?.settledTexts[entry.key]
      {
        sync.refreshText(of: entry, text)
      } else if gone.contains(key) || system?.hasLost(entry.key) == true {
        sync.leaveBehind(entry)
      }
    }
    var known = Set(catalog.entries.map { ExactKey($0.key) })
    for demand in (system?.demands ?? []) + (system?.names ?? []) + missing
    where known.insert(ExactKey(demand.key)).inserted {
      sync.insert(demand)
    }
    keep(sync.edits, sync.changes, of: catalog)
  }

  private mutating func updateFiles(
    _ listed: [ExactKey: KeyDemand],
    _ all: [KeyDemand],
    _ gone: Set<ExactKey>
  ) {
    // Keys that are texts of another language are no texts of the development language.
    let isForeign = { [table] (demand: KeyDemand) in
      table.languageOfKeys != nil && !demand.bringsValue && !demand.key.looksLikeIdentifier
    }
    let missing = all.filter { !isForeign($0) }
    unlisted = all.filter(isForeign)
    // Where only translations have files, or the first language few texts, the keys are the texts: a
    // file with some more of them would make all others missing.
    let main = table.hasDevelopmentFile || !hasFirstLanguage ? mainFile : nil
    if !files.contains(where: { $0.format == .strings }) {
      homeless = missing
    } else if main == nil, !options.addsToAllLanguages {
      unlisted += missing
    }
    let texts = options.addsToAllLanguages ? main.map(Self.texts) ?? [:] : [:]
    let names = Set(missing.filter(\.isBareName).map { ExactKey($0.key) })
      .union(texts.filter { $0.key.text.looksLikeIdentifier && $0.value == $0.key.text }.keys)
    // The file that the system reads first has the texts already.
    let systemDemands = options.addsToAllLanguages ? system?.demands ?? [] : []
    let shown = Set((system?.shown ?? []).map { ExactKey($0.key) })
    for file in files where file.format == .strings {
      let isMain = file.path == main?.path
      let stored = drafts[file.path] ?? []
      var sync = StringsSync(file, from: stored, options: options, without: gone)
      let isFirst = file.language == table.developmentLanguage
      let isFollowing = isMain || options.addsToAllLanguages && (main != nil || !isFirst)
      var known = Set(file.entries.map { ExactKey($0.key) })
      if isFollowing, !isMain {
        known.formUnion(rules(beside: file))
        textless.formUnion(names.subtracting(known))
        known.formUnion(names)
      }
      let demands = isFollowing ? missing + systemDemands : []
      let added = demands.filter { !known.contains(ExactKey($0.key)) }
      let others = isFollowing && !isMain ? self.others(besides: known, missing, listed, texts) : []
      // Of a key that stands there twice the last entry counts, and is the one that changes.
      let last = Dictionary(file.entries.map { (ExactKey($0.key), $0.location.offset) }) { $1 }
      for entry in file.entries
      where !isSettled(entry, in: file) && last[ExactKey(entry.key)] == entry.location.offset {
        let key = ExactKey(entry.key)
        if gone.contains(key) || system?.hasLost(entry.key) == true {
          sync.leaveBehind(entry)
        } else if shown.contains(key) {
          sync.refresh(entry, by: nil)
        } else if !table.isReadBySystem, let demand = listed[key] {
          sync.refresh(entry, by: isFollowing ? demand : nil)
        }
      }
      for demand in added { sync.insert(demand) }
      for (demand, text) in others { sync.insert(demand, text: text) }
      keep(sync.edits, sync.changes, of: file)
    }
    if options.gone == .remove { removeRules(gone) }
  }

  /// Returns the keys of the rules in a file's language, which the system looks for first.
  private func rules(beside file: LocalizedTable) -> Set<ExactKey> {
    let rules = files.filter {
      $0.format == .stringsDictionary && $0.language == file.language && $0.isBase == file.isBase
    }
    return Set(rules.flatMap { $0.entries.map { ExactKey($0.key) } })
  }

  /// Returns the keys that are missing from a language and the development language has, with its
  /// texts.
  private func others(
    besides known: Set<ExactKey>,
    _ missing: [KeyDemand],
    _ listed: [ExactKey: KeyDemand],
    _ texts: [ExactKey: String]
  ) -> [(demand: KeyDemand, text: String)] {
    let added = known.union(missing.map { ExactKey($0.key) })
    return texts.filter { !added.contains($0.key) }
      .sorted { $0.key.text.precedesInBytes($1.key.text) }
      .compactMap { key, text in listed[key].map { ($0, text) } }
  }

  /// Whether an entry stays as it is.
  private func isSettled(_ entry: TableEntry, in file: LocalizedTable) -> Bool {
    options.onlyAdds
      || settled[drafts.name(of: file.path)]?.contains(ExactKey(entry.key)) == true
  }

  private static func texts(of file: LocalizedTable) -> [ExactKey: String] {
    let texts = file.entries.compactMap { entry in
      entry.translations.last?.text.map { (ExactKey(entry.key), $0) }
    }
    return Dictionary(texts) { $1 }
  }

  private mutating func removeRules(_ gone: Set<ExactKey>) {
    for file in files where file.format == .stringsDictionary {
      let held = Set(file.entries.map { ExactKey($0.key) }).intersection(gone)
      let keys = held.map(\.text).sorted { $0.precedesInBytes($1) }
      let changes = keys.map { TableChange(.remove, $0, in: file.path) }
      keep(keys.map { .remove(key: $0) }, changes, of: file)
    }
  }

  private mutating func keep(
    _ edits: [TableEdit],
    _ changes: [TableChange],
    of file: LocalizedTable
  ) {
    if edits.isEmpty { return }
    self.edits.append((file.path, edits))
    self.changes += changes
  }

  private var hasFirstLanguage: Bool { table.languages.contains(table.developmentLanguage) }

  /// The `.strings` file with the first texts: of the development language, of `Base.lproj`, or the
  /// only one.
  private var mainFile: LocalizedTable? {
    let candidates = files.filter { $0.format == .strings }
    return candidates.first { $0.language == table.developmentLanguage }
      ?? candidates.first(where: \.isBase) ?? candidates.first { $0.language == nil }
  }
}
