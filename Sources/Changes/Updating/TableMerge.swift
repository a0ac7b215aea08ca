import LocalizationModel
package import SourceFiles
package import StringResources

/// How a format brings its tables up to date.
protocol TableSync {
  var edits: [TableEdit] { get }
  /// Adds a key that is missing from the table.
  mutating func insert(_ demand: KeyDemand)
  /// Brings an entry up to date with the calls that use it, if any are known.
  mutating func refresh(_ entry: TableEntry, by demand: KeyDemand?)
}

/// A file of a table with what code uses merged into it, by the rules of an update.
///
/// Nothing goes, and nothing is marked: the code that is read need not be all that there is.
package struct TableMerge {
  package let bytes: [UInt8]

  /// Merges keys into a file's bytes.
  ///
  /// - Throws: `EditError` when the file is damaged.
  package init(
    _ demands: [KeyDemand],
    into stored: [UInt8],
    at path: FilePath,
    _ options: UpdateOptions
  ) throws(EditError) {
    guard let format = ResourceFormat.format(of: path) else {
      bytes = stored
      return
    }
    let table = format.table(from: stored, at: path)
    let source = table.sourceLanguage ?? "en"
    let edits =
      format.id == .stringCatalog
      ? Self.edits(CatalogSync(table, source: source, options: options), of: table, demands)
      : Self.edits(StringsSync(table, from: stored, options: options), of: table, demands)
    bytes = try format.applying(edits, to: stored, at: path)
  }

  private static func edits(
    _ sync: some TableSync,
    of table: LocalizedTable,
    _ demands: [KeyDemand]
  ) -> [TableEdit] {
    var sync = sync
    let entries = entries(of: table)
    for demand in demands {
      if let entry = entries[ExactKey(demand.key)] {
        sync.refresh(entry, by: demand)
      } else {
        sync.insert(demand)
      }
    }
    return sync.edits
  }

  /// The entries by the bytes of their keys: characters of one look may be different keys.
  private static func entries(of table: LocalizedTable) -> [ExactKey: TableEntry] {
    Dictionary(table.entries.map { (ExactKey($0.key), $0) }) { $1 }
  }
}
