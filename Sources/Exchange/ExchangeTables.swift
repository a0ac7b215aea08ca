import Changes
import L10nScan
import LocalizationExchange
import LocalizationModel
import Platform
import ProjectModel
import SourceFiles
import StringResources

/// The files of a project that translators work on, in the order of their paths.
struct ExchangeTables {
  private(set) var tables: [ExchangeTable] = []
  let root: FilePath
  private let project: Project
  private let files: [FilePath: LocalizedTable]
  /// The files that are no part of what the project ships, by the places of their tables.
  private let unbuilt: [FilePath: [LocalizedTable]]

  init(_ project: Project, _ scan: TableScan, in system: FileSystem) {
    self.project = project
    files = Dictionary(scan.tables.map { ($0.path, $0) }) { first, _ in first }
    unbuilt = Dictionary(grouping: scan.tables.filter { $0.membership.reason != nil }) {
      $0.container.appending($0.name)
    }
    let roots = scan.tables.isEmpty ? [] : project.tables.map(\.container)
    root = ExchangeRoot(system).folder(of: roots)
    for index in project.tables.indices { add(index, in: system) }
    for number in tables.indices { nameOtherwise(number) }
    tables.sort { $0.original.precedesInBytes($1.original) }
  }

  private mutating func add(_ index: Int, in system: FileSystem) {
    let table = project.tables[index]
    let own = table.files.compactMap { files[$0.path] }
    if let catalog = own.first(where: { $0.format == .stringCatalog }) {
      return addCatalog(catalog, index, own, in: system)
    }
    // A file that was read a moment ago and is gone has no notes by now.
    if let interface = own.first(where: { $0.format == .interfaceBuilder }) {
      var made = ExchangeTable(interface, index, form: .strings, of: table, root)
      made.isInterface = true
      let notes = (try? system.read(interface.path)).map(TextSource.interfaceNotes) ?? [:]
      made.keys = keys(of: interface.entries, in: table).map { key in
        var key = key
        key.comment = key.comment ?? notes[key.key]
        // Xcode exports all texts of a storyboard, whatever becomes of them.
        key.isTranslatable = true
        return key
      }
      made.translations = translations(own, .strings, of: table)
      tables.append(made)
    } else {
      addFiles(.strings, .strings, index, own)
    }
    addFiles(.stringsDictionary, .dictionary, index, own)
  }

  private mutating func addCatalog(
    _ catalog: LocalizedTable,
    _ index: Int,
    _ own: [LocalizedTable],
    in system: FileSystem
  ) {
    let table = project.tables[index]
    let interface = own.first { $0.format == .interfaceBuilder }
    var made = ExchangeTable(interface ?? catalog, index, form: .catalog, of: table, root)
    made.isInterface = catalog.path.folder.name == "mul.lproj"
    made.catalog = catalog
    // A file that was read a moment ago and is gone has no comments by now.
    let bytes = (try? system.read(catalog.path)) ?? []
    let generated = ResourceFormat.keysWithGeneratedComments(in: bytes)
    made.keys = keys(of: catalog.entries, in: table).map { key in
      var key = key
      key.isCommentGenerated = generated.contains(Array(key.key.utf8))
      if table.keys[key.index].isUnlisted(in: table) { key.numberPlaceholders() }
      return key
    }
    tables.append(made)
  }

  private mutating func addFiles(
    _ format: TableFormat,
    _ form: ExchangeTable.Form,
    _ index: Int,
    _ own: [LocalizedTable]
  ) {
    let table = project.tables[index]
    let candidates = own.filter { $0.format == format }
    guard !candidates.isEmpty else { return }
    let development = table.developmentLanguage
    let first =
      candidates.first { $0.language == development } ?? candidates.first(where: \.isBase)
    if let first {
      var made = ExchangeTable(first, index, form: form, of: table, root)
      made.keys = keys(of: first.entries, in: table)
      if form == .strings { made.keys += keysOfCode(in: table, candidates, without: first) }
      made.translations = translations(own, format, of: table)
      return tables.append(made)
    }
    // The keys are the texts, or code and Info.plist have them; a rule for numbers needs a text.
    guard form == .strings, candidates.contains(where: { $0.language != nil }) else { return }
    let path = table.container.appending(development.id + ".lproj")
      .appending(table.name + ".strings")
    var made = ExchangeTable(
      index,
      form: form,
      original: path.original(in: root),
      container: table.container,
      name: table.name
    )
    made.keys = table.keys.enumerated().map { index, key in
      .init(key: key.key, source: key.sourceTranslation(in: table), index: index)
    }
    made.translations = translations(own, format, of: table)
    tables.append(made)
  }

  /// Returns the keys that code uses and that only files of translations have: texts of code.
  private func keysOfCode(
    in table: StringTable,
    _ files: [LocalizedTable],
    without first: LocalizedTable
  ) -> [ExchangeTable.Key] {
    let keys = Set(files.flatMap { $0.entries.map { ExactKey($0.key) } })
      .subtracting(first.entries.map { ExactKey($0.key) })
    guard !keys.isEmpty else { return [] }
    let location = SourceLocation(path: first.path)
    return table.keys.enumerated().compactMap { index, key in
      guard !key.references.isEmpty, keys.contains(ExactKey(key.key)) else { return nil }
      let calls = key.references.map { project.references[$0] }
      return .init(
        key: key.key,
        source: key.sourceTranslation(in: table)
          ?? Translation(
            language: nil,
            units: [TranslationUnit(text: key.key, location: location)],
            location: location
          ),
        comment: KeyDemand(key.key, calls).comment,
        index: index
      )
    }
  }

  private mutating func nameOtherwise(_ number: Int) {
    guard tables[number].form == .strings else { return }
    let files = project.tables[tables[number].table].files
    let lists = files.filter { $0.format == .infoPropertyList }.map { $0.path.original(in: root) }
    let plain = tables[number].container.appending(tables[number].name + ".strings")
    tables[number].otherOriginals = Set(lists + [plain.original(in: root)])
  }

  /// Returns the keys of a file, each once.
  private func keys(of entries: TableEntries, in table: StringTable) -> [ExchangeTable.Key] {
    let indices = table.keyIndices
    var seen: Set<ExactKey> = []
    return entries.reversed().compactMap { entry in
      let name = ExactKey(entry.key)
      guard seen.insert(name).inserted, let index = indices[name] else { return nil }
      let key = table.keys[index]
      return .init(
        key: entry.key,
        source: key.source(of: entry, in: table),
        comment: key.comment(of: entry),
        isTranslatable: entry.isTranslatable,
        index: index
      )
    }.reversed()
  }

  private func translations(
    _ own: [LocalizedTable],
    _ format: TableFormat,
    of table: StringTable
  ) -> [Language: LocalizedTable] {
    // A new language lies there before anybody adds it to a target, and is translated meanwhile.
    let others = unbuilt[table.place, default: []]
      .filter { $0.language != table.developmentLanguage }
    return own.translations(format).merging(others.translations(format)) { own, _ in own }
  }
}

extension [LocalizedTable] {
  /// The files of a format by their languages.
  fileprivate func translations(_ format: TableFormat) -> [Language: LocalizedTable] {
    let files = filter { $0.format == format && !$0.isBase }
    let named = files.compactMap { file in file.language.map { ($0, file) } }
    // Of two folders of one language the app finds that of today's spelling first.
    return Dictionary(named) { first, second in second.hasFolderOfToday ? second : first }
  }
}

extension TableKey {
  /// The comment that translators get: that of the first text, or else of a translation; genstrings'
  /// word for none is none.
  fileprivate func comment(of entry: TableEntry) -> String? {
    let comments = [entry.comment] + entries.map(\.entry.comment)
    return comments.lazy.compactMap(\.self).first { $0 != "(No Comment)" }
  }

  /// The first text of a key by its entry in a file of first texts: a rule for numbers and a plain
  /// text of one key are two texts for translators.
  fileprivate func source(of entry: TableEntry, in table: StringTable) -> Translation? {
    let stored = entry.translations.last {
      $0.language == table.developmentLanguage || $0.language == nil
    }
    guard let stored, !stored.isEmpty else { return sourceTranslation(in: table) }
    return stored
  }
}

extension TableKey {
  /// Whether a catalog has no text for the key in its first language, and code makes one of arguments.
  fileprivate func isUnlisted(in table: StringTable) -> Bool {
    translation(in: table.developmentLanguage)?.isEmpty ?? true && !table.isReadBySystem
  }
}

extension ExchangeTable.Key {
  /// Numbers the placeholders of a text that no file has, as Xcode does where it enters the text.
  fileprivate mutating func numberPlaceholders() {
    let text = source?.text ?? key
    let numbered = text.numberingSpecifiers
    guard numbered != text, source?.varies != true else { return }
    let location = source?.location ?? SourceLocation(path: "")
    let unit = TranslationUnit(text: numbered, location: location)
    source = Translation(language: source?.language, units: [unit], location: location)
  }
}

extension ExchangeTable {
  fileprivate init(
    _ file: LocalizedTable,
    _ index: Int,
    form: Form,
    of table: StringTable,
    _ root: FilePath
  ) {
    self.init(
      index,
      form: form,
      original: file.path.original(in: root),
      container: table.container,
      name: table.name
    )
    path = file.path
  }
}

extension StringTable {
  /// The indices of the keys by their bytes: characters of one look may be different keys.
  fileprivate var keyIndices: [ExactKey: Int] {
    Dictionary(keys.enumerated().map { (ExactKey($1.key), $0) }) { first, _ in first }
  }
}

extension LocalizedTable {
  /// Whether the folder is called as Xcode calls that of the language today.
  fileprivate var hasFolderOfToday: Bool { language.map { path.folder.stem == $0.id } ?? false }
}
