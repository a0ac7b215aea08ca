import Diagnostics
package import LocalizationModel
import Platform
package import SourceFiles
import StringResources

/// A kind of file that holds the first texts of a string table, which the tables translate: a
/// storyboard, a page of settings.
///
/// Such a file is read as a table in the development language, so that a text that was added to it
/// is missed in the translations, and one that was removed is found in them.
package struct TextSource: Identifiable, Sendable {
  package let id: TableFormat
  /// Whether each text of the file is its own key.
  var textsAreKeys = false
  /// Whether its texts are missed also where no table translates any.
  var countsAlone = false
  /// Whether the texts are those of an `Info.plist`, whose tables may lie elsewhere.
  var isInfoPropertyList = false
  /// The extensions of its files, without the dot.
  package let fileExtensions: [String]
  /// Returns the table that the file belongs to; nil where it is no such file after all.
  let table: @Sendable (_ path: FilePath) -> LocalizedTable?
  /// Returns the texts of the file, and adds to the table what is wrong with it.
  let read: @Sendable (_ stored: [UInt8], _ table: inout LocalizedTable) -> [FirstText]
}

/// A text of the development language, or of the language that the path names.
struct FirstText {
  var key: String
  var text: String
  var place: TextPlace
  /// Whether users see it and no note says that it stays as it is.
  var isTranslatable = true
  /// Whether it is missing if no table has it.
  var needsTable = true
  /// The ways in which code may set another text.
  var controls: [ControlText] = []
}

extension TextSource {
  /// Every kind.
  package static let all: [TextSource] = [
    .interfaceBuilder, .intentDefinition, .settingsPage, .infoPropertyList,
    .infoPropertyListSettings,
  ]

  /// The extensions of all such files.
  package static let fileExtensions = Set(all.flatMap(\.fileExtensions))

  /// The names of the tables whose first texts some files may hold.
  package static func tableNames(among paths: [FilePath]) -> Set<String> {
    Set(paths.compactMap { path in all.lazy.compactMap { $0.table(path)?.name }.first })
  }

  /// Reads those of some files that hold the first texts of one of some tables.
  ///
  /// A file whose texts no table translates is left out: it may show them as they are, or set others
  /// when it is loaded. One in `Base.lproj` is there to be translated, and comes where another one
  /// beside it is. `targets` are those that take the tables.
  package static func readTables(
    among paths: [FilePath],
    for tables: [LocalizedTable],
    takenBy targets: TargetIndex = TargetIndex([]),
    in files: FileSystem,
    jobs: Int
  ) -> [LocalizedTable] {
    let translated = Dictionary(grouping: tables, by: TableName.init)
    let found = paths.compactMap { path in
      all.lazy.compactMap { source in source.table(path).map { (source, $0) } }.first
    }
    let owners = InfoPropertyListOwners(tables, besides: paths, takenBy: targets, in: files)
    let lists = owners.owned(found.filter(\.0.isInfoPropertyList))
    let shared = lists.filter { $0.configurations == nil }
    let counts = Dictionary(shared.map { ($0.1.path, 1) }, uniquingKeysWith: +)
    let isTranslated = { (table: LocalizedTable) in translated[TableName(table)] != nil }
    let localized = Set(
      found.filter { $0.id == .interfaceBuilder && isTranslated($1) }.map(\.1.container)
    )
    let others = found.filter { source, table in
      !source.isInfoPropertyList
        && (source.countsAlone || isTranslated(table)
          || source.id == .interfaceBuilder && table.isBase
            && localized.contains(table.container))
    }
    let wanted = others.map { ($0, $1, nil) } + lists
    return wanted.concurrentMap(jobs: jobs) { source, empty, configurations -> LocalizedTable? in
      let keys = Set(translated[TableName(empty)]?.flatMap { $0.entries.map(\.key) } ?? [])
      var table = source.read(empty, besides: keys, in: files)
      // Beside names for programmers, words are shown as they stand: fonts, encodings.
      let areNames = source.textsAreKeys && keys.count { $0.contains("_") } * 2 > keys.count
      table.entries.removeAll { entry in
        (entry.isPlaceholder || areNames && !entry.key.contains("_")) && !keys.contains(entry.key)
      }
      // Any property list may have the name of a table, and only a page has texts of one.
      if source.textsAreKeys, table.entries.isEmpty, table.diagnostics.isEmpty { return nil }
      guard source.isInfoPropertyList else { return table }
      if let configurations { table.keepTexts(of: configurations) }
      let isShared = counts[table.path, default: 0] > 1
      table.keepTexts(translatedUnder: keys, isShared: isShared)
      return table.entries.isEmpty && table.diagnostics.isEmpty ? nil : table
    }.compactMap { $0 }
  }

  /// Reads a file; `keys` are those that tables have.
  private func read(
    _ empty: LocalizedTable,
    besides keys: Set<String>,
    in files: FileSystem
  ) -> LocalizedTable {
    var table = empty
    do throws(FileError) {
      let stored = try files.read(table.path)
      let (ours, conflicts) = stored.resolved(at: table.path)
      table.diagnostics += conflicts
      let texts = read(ours, &table)
      var builder = TableBuilder(path: table.path)
      let language = builder.number(of: table.language)
      for text in texts where text.needsTable || keys.contains(text.key) {
        builder.addTranslation(
          in: language,
          builder.text(text.text),
          at: text.place,
          place: text.place
        )
        builder.addEntry(
          builder.text(text.key),
          isTranslatable: text.isTranslatable,
          at: text.place
        )
        if !text.controls.isEmpty { table.controls[text.key] = text.controls }
      }
      table.entries = builder.finish()
    } catch {
      table.diagnostics = [error.diagnostic]
    }
    return table
  }
}

/// The identity of a table.
private struct TableName: Hashable {
  let container: FilePath
  let name: String

  init(_ table: LocalizedTable) {
    container = table.container
    name = table.name
  }
}

extension TableEntry {
  /// Whether the text is Interface Builder's own or says itself that it is not for users: it is
  /// replaced at run time, and it is missing from no table.
  fileprivate var isPlaceholder: Bool {
    InterfaceDummies.replaced.contains(translations.first?.text ?? "")
  }
}
