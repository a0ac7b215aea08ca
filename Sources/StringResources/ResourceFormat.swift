public import LocalizationModel
public import SourceFiles

/// A kind of file that holds string tables, and how it is read.
///
/// Reading never fails: what is wrong with a file stands in the table's diagnostics, and everything
/// that can be read in spite of it is in its entries.
public struct ResourceFormat: Identifiable, Sendable {
  /// A name in kebab case, such as `strings`.
  public let id: String
  /// What the names of its files end in, without the dot.
  public let fileExtensions: [String]
  /// One line, for lists.
  public let summary: String
  private let reader: Reader
  let editor: Editor

  /// Reads a file's bytes into a table, perhaps with texts of another file.
  typealias Reader =
    @Sendable (
      _ stored: [UInt8], _ texts: inout SharedTexts, _ table: inout LocalizedTable
    ) -> Void

  init(
    id: String,
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
  ///
  /// Where another file of the same table has the same keys and comments, these are taken over, so
  /// that they need no memory of their own.
  public func table(
    from stored: [UInt8],
    at path: FilePath,
    beside other: LocalizedTable? = nil
  ) -> LocalizedTable {
    var table = LocalizedTable(path: path, format: id)
    var texts = SharedTexts(of: other?.entries ?? [])
    reader(stored, &texts, &table)
    table.diagnostics.sort()
    return table
  }
}

extension ResourceFormat {
  /// Every format.
  public static let all: [ResourceFormat] = [.strings, .stringsDictionary, .stringCatalog]

  /// What the names of all tables end in.
  public static let fileExtensions = Set(all.flatMap(\.fileExtensions))

  /// Finds the format of a file by its name.
  public static func format(of path: FilePath) -> ResourceFormat? {
    all.first { $0.fileExtensions.contains(String(path.fileExtension)) }
  }

  /// Reads the table at a path.
  ///
  /// A file that cannot be read, or whose name is no table's, is an empty table with a diagnostic.
  public static func readTable(
    at path: FilePath,
    in files: FileSystem,
    beside other: LocalizedTable? = nil
  ) -> LocalizedTable {
    guard let format = format(of: path) else {
      var table = LocalizedTable(path: path, format: "unknown")
      table.report("'\(path.name)' is not called like any kind of string table")
      return table
    }
    do {
      return format.table(from: try files.read(path), at: path, beside: other)
    } catch {
      var table = LocalizedTable(path: path, format: format.id)
      table.diagnostics = [error.diagnostic]
      return table
    }
  }

  /// Reads the tables at some paths, in their order, on `jobs` threads.
  ///
  /// The first file of each table is read before the others, which share its keys and comments.
  public static func readTables(
    at paths: [FilePath],
    in files: FileSystem,
    jobs: Int
  ) -> [LocalizedTable] {
    let firsts = Dictionary(paths.map { (TableName($0), $0) }) { first, _ in first }
    let read = firsts.values.sorted().concurrentMap(jobs: jobs) { readTable(at: $0, in: files) }
    let known = Dictionary(uniqueKeysWithValues: read.map { ($0.path, $0) })
    return paths.concurrentMap(jobs: jobs) { path in
      let first = firsts[TableName(path)].flatMap { known[$0] }
      return known[path] ?? readTable(at: path, in: files, beside: first)
    }
  }
}

/// What the files of one table have in common: all but the language's folder.
private struct TableName: Hashable {
  let container: FilePath
  let name: Substring

  init(_ path: FilePath) {
    container = path.folder.folder
    name = path.name[...]
  }
}
