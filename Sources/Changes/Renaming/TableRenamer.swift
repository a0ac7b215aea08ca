import CompletenessChecks
import L10nScan
import LocalizationModel
import SourceFiles
import StringResources

/// Gives keys other names in all files of the tables that hold them; translations stay.
struct TableRenamer {
  private let project: Project
  private let files: [FilePath: LocalizedTable]
  private let drafts: TableDrafts
  private(set) var edits: [(path: FilePath, edits: [TableEdit])] = []
  private(set) var changes: [TableChange] = []

  init(_ project: Project, _ scan: TableScan, in drafts: TableDrafts) {
    (self.project, self.drafts) = (project, drafts)
    files = Dictionary(scan.tables.map { ($0.path, $0) }) { first, _ in first }
  }

  /// Reads `OLD=NEW`; a key may hold an equals sign itself.
  ///
  /// - Throws: `AuditError` when it means no key of a table, or more than one.
  func rename(_ text: String) throws(AuditError) -> KeyRename {
    let signs = text.indices.filter { text[$0] == "=" }
    let readings = signs.map { sign in
      KeyRename(String(text[..<sign]), to: String(text[text.index(after: sign)...]))
    }.filter { !$0.old.isEmpty && !$0.new.isEmpty && $0.old != $0.new }
    let known = readings.filter { reading in
      project.tables.contains { $0.holds(reading.old) }
    }
    if let rename = known.first, known.count == 1 { return rename }
    if known.count > 1 {
      throw AuditError("'\(text)' can be read as the rename of several keys")
    }
    guard let reading = readings.first else { throw AuditError("'\(text)' is not like 'OLD=NEW'") }
    throw AuditError("no table has key '\(reading.old)'")
  }

  /// Renames a key in every table that holds it.
  ///
  /// - Throws: `AuditError` when no table holds it, or one has translations of both names.
  mutating func add(_ rename: KeyRename) throws(AuditError) {
    let tables = project.tables.filter { $0.holds(rename.old) }
    if tables.isEmpty { throw AuditError("no table has key '\(rename.old)'") }
    for table in tables {
      let own = table.files.compactMap { files[$0.path] }
      for file in drafts.distinct(own, for: table.developmentLanguage) {
        try refuse(rename, where: own, hideIn: file, of: table)
        try add(rename, in: file, of: table)
      }
    }
  }

  /// Refuses a new name by which a file's key would stand beside another file's texts.
  ///
  /// One hides the other. Where code still uses the old name, each run would add and rename it
  /// anew.
  private func refuse(
    _ rename: KeyRename,
    where files: [LocalizedTable],
    hideIn file: LocalizedTable,
    of table: StringTable
  ) throws(AuditError) {
    guard file.entry(named: rename.old) != nil else { return }
    let other = files.first { other in
      guard other.path != file.path, let new = other.entry(named: rename.new) else { return false }
      let areOfOneLanguage = file.isSeen(beside: other, from: table.developmentLanguage)
      return areOfOneLanguage && !new.isEmptyShell(in: other, of: table)
    }
    guard let other else { return }
    throw AuditError(
      "'\(file.path)' has '\(rename.old)', and '\(other.path)' has texts of '\(rename.new)'",
      hint: "remove one of them first"
    )
  }

  private mutating func add(
    _ rename: KeyRename,
    in file: LocalizedTable,
    of table: StringTable
  ) throws(AuditError) {
    guard ResourceFormat.format(of: file.path)?.id == file.format,
      let old = file.entry(named: rename.old)
    else { return }
    var edits: [TableEdit] = []
    if let new = file.entry(named: rename.new) {
      guard new.isEmptyShell(in: file, of: table) else {
        throw AuditError(
          "'\(file.path)' has texts of '\(rename.old)' and of '\(rename.new)'",
          hint: "remove one of them first"
        )
      }
      edits.append(.remove(key: rename.new))
    }
    // The texts of copies stay: an edit would change but the last one.
    if file.entries.count(where: { $0.key.utf8.elementsEqual(rename.old.utf8) }) == 1 {
      edits += textEdits(of: old, rename, in: file, of: table)
    }
    edits.append(.rename(key: rename.old, to: rename.new))
    self.edits.append((file.path, edits))
    changes.append(TableChange(.rename(to: rename.new), rename.old, in: file.path))
  }

  /// Where the key is the text itself, the text changes with it, and translators are to look again,
  /// unless the new name is one for programmers: then the text stays.
  private func textEdits(
    of entry: TableEntry,
    _ rename: KeyRename,
    in file: LocalizedTable,
    of table: StringTable
  ) -> [TableEdit] {
    let source = file.sourceLanguage ?? table.developmentLanguage
    let keepsText = rename.new.looksLikeIdentifier && !rename.old.looksLikeIdentifier
    guard file.format == .stringCatalog else {
      let isSource = file.isBase || file.language == nil || file.language == source
      guard file.format == .strings, isSource, entry.translations.last?.text == rename.old,
        !keepsText
      else { return [] }
      return [.setText(rename.new, key: rename.old)]
    }
    guard entry.translations.allSatisfy({ $0.language != source }) else { return [] }
    if keepsText {
      // The code may bring a text of its own along.
      let hasText = table.key(named: rename.old)?.suppliedText != nil
      return hasText ? [] : [.setText(rename.old, key: rename.old, language: source)]
    }
    return reviewEdits(of: entry, rename)
  }

  private func reviewEdits(of entry: TableEntry, _ rename: KeyRename) -> [TableEdit] {
    entry.translations.flatMap { translation in
      translation.units.filter { $0.state == .translated && translation.units.count == 1 }
        .map { unit in
          .setText(
            unit.text,
            key: rename.old,
            language: translation.language,
            variation: unit.variation,
            state: .needsReview
          )
        }
    }
  }
}

extension LocalizedTable {
  /// The entry that counts of those of a key.
  fileprivate func entry(named key: String) -> TableEntry? {
    entries.last { $0.key.utf8.elementsEqual(key.utf8) }
  }

  /// Whether an app may look for a text in both files, as they have the texts of one language.
  fileprivate func isSeen(beside other: LocalizedTable, from development: Language) -> Bool {
    if [format, other.format].contains(.stringCatalog) { return true }
    let languages = [self, other].map { $0.isBase ? development : $0.language ?? development }
    return languages[0] == languages[1]
  }
}

extension StringTable {
  func holds(_ key: String) -> Bool {
    keys.contains { $0.key.utf8.elementsEqual(key.utf8) }
  }
}

extension TableEntry {
  /// Whether no text of the entry was written beyond the code's own.
  fileprivate func isEmptyShell(in file: LocalizedTable, of table: StringTable) -> Bool {
    let source = file.sourceLanguage ?? table.developmentLanguage
    if file.format == .stringCatalog {
      return translations.allSatisfy {
        $0.language == source && $0.allUnits.allSatisfy { $0.state == .new }
      }
    }
    let isSource = file.isBase || file.language == nil || file.language == source
    return isSource && translations.last?.text == key
  }
}
