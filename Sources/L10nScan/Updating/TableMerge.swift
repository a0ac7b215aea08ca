import LocalizationModel
package import SourceFiles
package import StringResources

/// A file of a table with what code asks for merged into it, by the rules of an update.
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
    let edits =
      format.id == .stringCatalog
      ? Self.edits(of: table, demands, options) : Self.edits(ofFile: table, demands, options)
    bytes = try format.applying(edits, to: stored, at: path)
  }

  private static func edits(
    of catalog: LocalizedTable,
    _ demands: [KeyDemand],
    _ options: UpdateOptions
  ) -> [TableEdit] {
    var sync = CatalogSync(catalog, source: catalog.sourceLanguage ?? "en", options: options)
    let entries = entries(of: catalog)
    for demand in demands {
      if let entry = entries[Array(demand.key.utf8)] {
        sync.refresh(entry, by: demand)
      } else {
        sync.insert(demand)
      }
    }
    return sync.edits
  }

  private static func edits(
    ofFile file: LocalizedTable,
    _ demands: [KeyDemand],
    _ options: UpdateOptions
  ) -> [TableEdit] {
    var sync = StringsSync(file, options: options)
    let entries = entries(of: file)
    for demand in demands {
      if let entry = entries[Array(demand.key.utf8)] {
        sync.refresh(entry, by: demand)
      } else {
        sync.insert(demand)
      }
    }
    return sync.edits
  }

  /// The entries by the bytes of their keys: characters of one look may be different keys.
  private static func entries(of table: LocalizedTable) -> [[UInt8]: TableEntry] {
    Dictionary(table.entries.map { (Array($0.key.utf8), $0) }) { $1 }
  }
}
