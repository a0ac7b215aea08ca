import CompletenessChecks
import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources

/// Makes files for each language of a catalog.
struct StringsMaker {
  private let table: StringTable
  private let catalog: LocalizedTable
  private let folders: LanguageFolders
  /// The source of the table's texts: a storyboard, an `Info.plist`.
  private let originals: [LocalizedTable]
  private(set) var move = TableMove()
  /// The keys that must be fixed first.
  private(set) var problems: [MigrationProblem] = []
  private var texts: [Language: [TableEntry]] = [:]
  private var rules: [Language: [TableEntry]] = [:]

  init(
    _ table: StringTable,
    _ own: [LocalizedTable],
    _ folders: LanguageFolders
  ) throws(MigrationProblem) {
    guard let catalog = own.first(where: { $0.format == .stringCatalog }) else { throw .phrases }
    (self.table, self.catalog, self.folders) = (table, catalog, folders)
    originals = own.filter { $0.path != catalog.path }
    try check()
    for entry in catalog.entries { add(entry) }
    for (format, entries) in [(TableFormat.strings, texts), (.stringsDictionary, rules)] {
      for language in entries.keys.sorted() {
        guard let kind = ResourceFormat.all.first(where: { $0.id == format }) else { continue }
        let name = "\(table.name).\(kind.fileExtensions[0])"
        guard let folder = folders.folder(of: language, in: table.container) else {
          throw .noFolder(language)
        }
        let path = folder.appending(name)
        let file = TableMove.NewFile(
          path: path,
          emptyBytes: kind.emptyBytes,
          entries: entries[language] ?? []
        )
        move.made.append(file)
      }
    }
    move.removed = [catalog.path]
  }

  private var source: Language { table.developmentLanguage }

  private func check() throws(MigrationProblem) {
    if table.holdsPhrases { throw .phrases }
    let other = originals.first { $0.format == .strings || $0.format == .stringsDictionary }
    if let other { throw .fileIsThere(other.path) }
    if let defect = catalog.diagnostics.first(where: { $0.severity == .error }) {
      throw .damaged(catalog.path, defect.message)
    }
    var keys: [String: String] = [:]
    for entry in catalog.entries {
      let other = keys[entry.key] ?? entry.key
      guard other.utf8.elementsEqual(entry.key.utf8) else { throw .similarKeys(other, entry.key) }
      keys[entry.key] = entry.key
    }
  }

  private mutating func add(_ entry: TableEntry) {
    let translations = entry.translations.filter { !$0.allUnits.isEmpty }
    for language in Set(catalog.entries.languages).union([source]).sorted() {
      if let own = translations.last(where: { $0.language == language }) {
        if language == source, isOriginal(own, of: entry.key) { continue }
        add(own, of: entry, in: language)
      } else if language == source, originals.isEmpty {
        insert(entry, entry.key, in: language)
      }
    }
    note(entry, translations)
  }

  /// Whether a text is what a storyboard says anyway.
  private func isOriginal(_ translation: Translation, of key: String) -> Bool {
    originals.filter { $0.format == .interfaceBuilder }.contains { file in
      file.entries.contains { entry in
        entry.key.utf8.elementsEqual(key.utf8)
          && entry.translations.last?.text.map { translation.isText($0) } ?? false
      }
    }
  }

  private mutating func add(
    _ translation: Translation,
    of entry: TableEntry,
    in language: Language
  ) {
    do throws(MigrationProblem.KeyProblem) {
      switch try FileForm(translation, of: entry.key) {
      case .text(let text): insert(entry, text, in: language)
      case .rule(let rule): rules[language, default: []].append(entry.with(rule))
      }
    } catch {
      let problem = MigrationProblem.key(entry.key, language.name, error)
      if !problems.contains(problem) { problems.append(problem) }
    }
  }

  private mutating func insert(_ entry: TableEntry, _ text: String, in language: Language) {
    let unit = TranslationUnit(text: text, location: entry.location)
    let translation = Translation(language: language, units: [unit], location: entry.location)
    texts[language, default: []].append(entry.with(translation))
  }

  private mutating func note(_ entry: TableEntry, _ translations: [Translation]) {
    for translation in translations where translation.language != source {
      move.notes.unfinishedTexts += translation.allUnits.count { unit in
        unit.state == .new || unit.state == .needsReview
      }
    }
    if !entry.isTranslatable { move.notes.untranslatable += 1 }
    if entry.extractionState == .stale { move.notes.stale += 1 }
  }
}

extension TableEntry {
  fileprivate func with(_ translation: Translation) -> TableEntry {
    TableEntry(key: key, comment: comment, location: location, translations: [translation])
  }
}

extension Translation {
  /// Whether it is nothing but a certain text.
  fileprivate func isText(_ text: String) -> Bool {
    !varies && self.text.map { $0.utf8.elementsEqual(text.utf8) } ?? false
  }
}

/// The folders that a project has for its languages, in their own spelling.
struct LanguageFolders {
  private var folders: [FilePath: [Language: FilePath]] = [:]

  init(of files: [LocalizedTable]) {
    for file in files where file.path.folder.fileExtension == "lproj" && !file.isBase {
      guard let language = file.language else { continue }
      folders[file.container, default: [:]][language] = file.path.folder
    }
  }

  func folder(of language: Language, in container: FilePath) -> FilePath? {
    folders[container]?[language] ?? container.folder(of: language)
  }
}
