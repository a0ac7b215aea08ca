package import LocalizationModel
package import SourceFiles
package import StringResources

/// The keys that a compiler has extracted from code: what Apple's tools keep in `.stringsdata` files.
package struct ExtractedKeys: Sendable {
  private var tables: [String: [KeyReference]] = [:]

  package init() {}

  package mutating func add(_ reference: KeyReference, to table: String) {
    tables[table, default: []].append(reference)
  }

  /// Brings a catalog up to date, as Xcode does after a build.
  ///
  /// - Parameters:
  ///   - stored: The bytes of the catalog.
  ///   - path: The path, whose name is that of the table.
  ///   - marksGone: Whether keys that are not among these are marked as stale, or removed if they have
  ///     no text.
  /// - Returns: The new bytes.
  /// - Throws: `EditError` for a catalog that is damaged.
  package func synced(
    _ stored: [UInt8],
    at path: FilePath,
    marksGone: Bool
  ) throws(EditError) -> [UInt8] {
    guard let format = ResourceFormat.format(of: path) else { return stored }
    let catalog = format.table(from: stored, at: path)
    let source = catalog.sourceLanguage ?? "en"
    var options = UpdateOptions()
    if !marksGone { options.gone = .keep }
    var sync = CatalogSync(catalog, source: source, options: options)
    let references = Dictionary(grouping: tables[catalog.name] ?? []) { ExactKey($0.key) }
    let demands = references.mapValues { KeyDemand($0[0].key, $0) }
    for entry in catalog.entries {
      if let demand = demands[ExactKey(entry.key)] {
        sync.refresh(entry, by: demand)
      } else {
        sync.leaveBehind(entry)
      }
    }
    let known = Set(catalog.entries.map { ExactKey($0.key) })
    for (key, demand) in demands.ordered(by: \.key.text) where !known.contains(key) {
      sync.insert(demand)
    }
    return try format.applying(sync.edits, to: stored, at: path)
  }
}
