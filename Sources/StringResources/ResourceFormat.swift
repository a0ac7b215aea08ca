import Diagnostics
package import LocalizationModel
import Platform
package import SourceFiles

/// A kind of file that holds string tables, and how it is read.
///
/// Reading never fails: what is wrong with a file stands in the table's diagnostics, and everything
/// that can be read in spite of it is in its entries.
package struct ResourceFormat: Identifiable, Sendable {
  package let id: TableFormat
  /// The extensions of its files, without the dot.
  package let fileExtensions: [String]
  /// One line, for lists.
  package let summary: String
  private let reader: Reader
  let editor: Editor

  /// Reads a file's bytes into a table.
  typealias Reader = @Sendable (_ stored: [UInt8], _ table: inout LocalizedTable) -> Void

  init(
    id: TableFormat,
    fileExtensions: [String],
    summary: String,
    editor: Editor,
    reader: @escaping Reader
  ) {
    self.id = id
    self.fileExtensions = fileExtensions
    self.summary = summary
    self.editor = editor
    self.reader = reader
  }

  /// Reads a table from a file's bytes.
  package func table(from stored: [UInt8], at path: FilePath) -> LocalizedTable {
    var table = LocalizedTable(path: path, format: id)
    let (ours, conflicts) = stored.resolved(at: path)
    reader(ours, &table)
    table.note(conflicts, in: stored)
    for limit in table.entries.exceededLimits { table.report(limit.message) }
    table.diagnostics.sort()
    return table
  }
}

extension ResourceFormat {
  /// Every format.
  package static let all: [ResourceFormat] = [.strings, .stringsDictionary, .stringCatalog]

  /// The extensions of all tables.
  package static let fileExtensions = Set(all.flatMap(\.fileExtensions))

  /// Finds the format of a file by its name.
  package static func format(of path: FilePath) -> ResourceFormat? {
    let fileExtension = String(path.fileExtension)
    return all.first { $0.fileExtensions.contains(fileExtension) }
  }

  /// Reads the table at a path.
  ///
  /// A file that cannot be read, or whose name is no table's, is an empty table with a diagnostic.
  package static func readTable(at path: FilePath, in files: FileSystem) -> LocalizedTable {
    guard let format = format(of: path) else {
      var table = LocalizedTable(path: path, format: .unknown)
      table.report("'\(path.name)' is not called like any kind of string table")
      return table
    }
    do {
      return format.table(from: try files.read(path), at: path)
    } catch {
      var table = LocalizedTable(path: path, format: format.id)
      table.diagnostics = [error.diagnostic]
      return table
    }
  }

  /// Reads a table that is no UTF-8, in the character set that a project names for its file.
  ///
  /// A build converts such a file. It has no fixes here, which would be made in UTF-8.
  ///
  /// - Returns: nil where the file is UTF-8, has a byte order mark, or holds what is no character.
  package static func readTable(
    at path: FilePath,
    storedIn characters: SingleByteSet,
    in files: FileSystem
  ) -> LocalizedTable? {
    guard let format = format(of: path), let stored = try? files.read(path),
      TextEncoding(detecting: stored) == .utf8, stored.firstInvalidUTF8() != nil,
      let bytes = characters.utf8(of: stored)
    else { return nil }
    var table = format.table(from: bytes, at: path)
    for index in table.diagnostics.indices { table.diagnostics[index].fixes = [] }
    return table
  }

  /// Reads the tables at some paths, in their order, on `jobs` threads.
  ///
  /// A function may look at each table while its bytes are at hand.
  package static func readTables(
    at paths: [FilePath],
    in files: FileSystem,
    jobs: Int,
    _ look: @Sendable (inout LocalizedTable) -> Void = { _ in }
  ) -> [LocalizedTable] {
    paths.concurrentMap(jobs: jobs) { path in
      var table = readTable(at: path, in: files)
      look(&table)
      return table
    }
  }
}
