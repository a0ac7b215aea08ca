import CompletenessChecks
import L10nScan
import LocalizationModel
import SourceFiles
import StringResources

/// Gives tables further languages: all texts as the development language has them, to be translated.
struct LanguageAdder {
  /// A file that is to be made.
  struct NewFile {
    let path: FilePath
    let bytes: [UInt8]
  }

  private(set) var newFiles: [NewFile] = []
  private(set) var edits: [(path: FilePath, edits: [TableEdit])] = []
  private(set) var changes: [TableChange] = []

  /// - Throws: `AuditError` where a code is that of no language.
  init(
    _ project: Project,
    _ scan: TableScan,
    _ languages: [Language],
    _ drafts: TableDrafts
  ) throws(AuditError) {
    let present = languages.isEmpty ? [] : scan.languages
    for language in languages { try language.check(among: present) }
    let files = Dictionary(scan.tables.map { ($0.path, $0) }) { first, _ in first }
    for table in project.tables {
      let own = table.files.compactMap { files[$0.path] }
      for language in languages where !table.languages.contains(language) {
        for file in own where ResourceFormat.format(of: file.path)?.id == file.format {
          if file.format == .stringCatalog {
            add(language, to: file)
          } else {
            copy(file, to: language, of: table, drafts)
          }
        }
      }
    }
  }

  /// Copies a file of the development language, as Xcode does.
  private mutating func copy(
    _ file: LocalizedTable,
    to language: Language,
    of table: StringTable,
    _ drafts: TableDrafts
  ) {
    guard file.language == table.developmentLanguage || file.isBase, let bytes = drafts[file.path]
    else { return }
    guard let path = file.container.folder(of: language)?.appending(file.path.name),
      drafts[path] == nil, !newFiles.contains(where: { $0.path == path })
    else { return }
    newFiles.append(NewFile(path: path, bytes: withoutNames(bytes, file, table)))
    changes.append(TableChange(.copy(of: file.path), file.name, in: path))
  }

  /// Returns a file without the names for programmers that have no text yet, which no translation can be
  /// made of; where several languages have the same, it is a term.
  private func withoutNames(
    _ bytes: [UInt8],
    _ file: LocalizedTable,
    _ table: StringTable
  ) -> [UInt8] {
    guard file.format == .strings, let format = ResourceFormat.format(of: file.path) else {
      return bytes
    }
    let names = table.keys.filter { key in
      key.key.looksLikeIdentifier && key.translation(in: table.developmentLanguage)?.text == key.key
        && (key.translations.count == 1 || key.translations.contains { $0.text != key.key })
    }
    let held = Set(file.entries.map { ExactKey($0.key) })
    let edits = names.filter { held.contains(ExactKey($0.key)) }.map {
      TableEdit.remove(key: $0.key)
    }
    // A damaged file is copied as it is.
    return (try? format.applying(edits, to: bytes, at: file.path)) ?? bytes
  }

  /// Adds the texts in state `new` to each key of a catalog that is to be translated.
  private mutating func add(_ language: Language, to catalog: LocalizedTable) {
    guard let source = catalog.sourceLanguage else { return }
    var edits: [TableEdit] = []
    for entry in catalog.entries where entry.isTranslatable && entry.extractionState != .stale {
      let translation = entry.translations.first { $0.language == source }
      guard entry.key != "" || translation != nil else { continue }
      let edit =
        translation.map { .setTranslation($0.untranslated(in: language), key: entry.key) }
        ?? TableEdit.setText(entry.key, key: entry.key, language: language, state: .new)
      edits.append(edit)
      changes.append(TableChange(.language(language.name), entry.key, in: catalog.path))
    }
    if !edits.isEmpty { self.edits.append((catalog.path, edits)) }
  }
}
