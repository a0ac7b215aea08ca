import CompletenessChecks
import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources

/// Makes a catalog of the files that a table has for each language.
struct CatalogMaker {
  private let table: StringTable
  /// The `.strings` and `.stringsdict` files of the table.
  private let files: [LocalizedTable]
  /// The source of the table's texts: a storyboard, an `Info.plist`.
  private let originals: [LocalizedTable]
  private(set) var move = TableMove()
  /// The keys that must be fixed first.
  private(set) var problems: [MigrationProblem] = []

  init(_ table: StringTable, _ own: [LocalizedTable]) throws(MigrationProblem) {
    self.table = table
    files = own.filter { $0.format == .strings || $0.format == .stringsDictionary }
    originals = own.filter { $0.format != .strings && $0.format != .stringsDictionary }
    try checkFiles()
    try checkKinds()
    let entries = makeEntries()
    let path = try place()
    let empty = NewCatalog(sourceLanguage: table.developmentLanguage.id).bytes
    move.made = [.init(path: path, emptyBytes: empty, entries: entries)]
    move.removed = files.map(\.path)
    note(entries)
  }

  /// Where the catalog goes: beside the folders of the languages, or for a storyboard into `mul.lproj`.
  private func place() throws(MigrationProblem) -> FilePath {
    let name = table.name + ".xcstrings"
    guard table.isInterfaceBuilderTable else { return table.container.appending(name) }
    let interfaces = originals.filter { $0.format == .interfaceBuilder }
    if let localized = interfaces.first(where: { !$0.isBase }) {
      throw .interfaceWithoutBase(localized.path)
    }
    return table.container.appending("mul.lproj").appending(name)
  }

  // MARK: - What cannot be migrated

  private func checkFiles() throws(MigrationProblem) {
    if let catalog = originals.first(where: { $0.format == .stringCatalog }) {
      throw .catalogIsThere(catalog.path)
    }
    var known: [String: FilePath] = [:]
    for file in files {
      // That the last of two entries counts is known; the file is whole.
      let defect = file.diagnostics.first { $0.severity == .error && $0.rule != .duplicateKey }
      if let defect { throw .damaged(file.path, defect.message) }
      guard file.isBase || file.language != nil else { throw .noLanguage(file.path) }
      let id = "\(file.format) \(file.isBase ? "Base" : file.language?.id ?? "")"
      if let other = known[id] { throw .twoFiles(other, file.path) }
      known[id] = file.path
    }
    var keys: [String: String] = [:]
    for key in files.flatMap({ $0.entries.map(\.key) }) {
      let other = keys[key] ?? key
      guard other.utf8.elementsEqual(key.utf8) else { throw .similarKeys(other, key) }
      keys[key] = key
    }
  }

  private func checkKinds() throws(MigrationProblem) {
    if table.isFinished || table.container.fileExtension == "bundle" { throw .inBundle }
    if table.isIntentTable { throw .intents }
    if table.holdsPhrases { throw .phrases }
  }

  // MARK: - Entries

  private mutating func makeEntries() -> [TableEntry] {
    var entries: [TableEntry] = []
    for key in table.keys {
      let stored = key.entries.filter { table.files[$0.file].format.isMigrated }
      guard !stored.isEmpty else { continue }
      if lacksFirstText(key) { problems.append(.noFirstText(key.key)) }
      let translations = key.translations.compactMap { made($0, of: key.key) }
      entries.append(
        TableEntry(
          key: key.key,
          comment: comment(of: stored),
          location: SourceLocation(path: table.container),
          extractionState: .migrated,
          translations: translations
        )
      )
    }
    return entries
  }

  private mutating func made(_ translation: Translation, of key: String) -> Translation? {
    let language = translation.language ?? table.developmentLanguage
    do throws(MigrationProblem.KeyProblem) {
      let made = try CatalogForm(translation).make(in: language)
      guard isOriginal(translation) else { return made }
      return made.inState(.new)
    } catch {
      problems.append(.key(key, language.name, error))
      return nil
    }
  }

  private func isOriginal(_ translation: Translation) -> Bool {
    originals.contains { $0.path == translation.location.path }
  }

  /// A catalog shows the key where it has no first text, and the system would show what a storyboard
  /// or an `Info.plist` says.
  private func lacksFirstText(_ key: TableKey) -> Bool {
    guard table.isReadBySystem else { return false }
    guard let text = key.translation(in: table.developmentLanguage)?.text else {
      // Where the storyboard is there, the object is gone, so that its text is unused.
      return !originals.contains { $0.format == .interfaceBuilder }
    }
    // A table never holds build settings.
    return text.contains("$(") || text.contains("${")
  }

  /// The comment of a key: that of the development language, or else the first one.
  private func comment(of stored: [StoredEntry]) -> String? {
    let ordered = stored.sorted { rank($0) < rank($1) }
    return ordered.lazy.compactMap(\.entry.comment).first
  }

  private func rank(_ stored: StoredEntry) -> Int {
    let file = table.files[stored.file]
    let isFirst = file.languages.contains(table.developmentLanguage)
    return (isFirst ? 0 : table.files.count) + stored.file
  }

  // MARK: - What is left out

  private mutating func note(_ entries: [TableEntry]) {
    let comments = Dictionary(entries.map { ($0.key, $0.comment) }) { first, _ in first }
    for key in table.keys {
      let stored = key.entries.filter { table.files[$0.file].format.isMigrated }
      let kept = comments[key.key] ?? nil
      let others = Set(stored.compactMap(\.entry.comment)).filter { $0 != kept }
      move.notes.droppedComments += others.count
      let files = Dictionary(grouping: stored, by: \.file)
      move.notes.duplicates += files.values.reduce(0) { $0 + $1.count - 1 }
      let languages = Dictionary(grouping: files.keys) { table.files[$0].languages }
      move.notes.hiddenTexts += languages.values.reduce(0) { $0 + $1.count - 1 }
    }
    let languages = Set(table.languages)
    move.notes.emptyLanguages = table.vacantLanguages.filter { !languages.contains($0) }
    let folders = Set(files.filter { !$0.isBase }.map(\.path.folder))
    move.notes.renamedFolders = folders.filter { $0.stem != Language($0.stem).id }.sorted()
  }
}

extension TableFormat {
  /// Whether it is a file that becomes a part of a catalog.
  fileprivate var isMigrated: Bool { self == .strings || self == .stringsDictionary }
}

extension Translation {
  fileprivate func inState(_ state: TranslationState) -> Translation {
    Translation(
      language: language,
      units: units.map { unit in
        var unit = unit
        unit.state = state
        return unit
      },
      substitutions: substitutions,
      location: location
    )
  }
}
