import LocalizationModel

/// Finds the tables of keys that are handed on, by the tables that stand beside such values:
/// `Text(model.message, tableName: "Chat")`.
///
/// A key that the default table has is looked for there, as Xcode's compiler does.
struct ForwardedKeys {
  /// The tables beside the values of a name, and beside all of them.
  private let tables: [String: Set<String>]
  private let allTables: Set<String>
  private let joiner: ReferenceJoiner

  init(_ values: [TableOfValue], in tables: [StringTable]) {
    let names = Set(tables.map(\.name)).subtracting([KeyReference.defaultTable])
    // A table that is unknown may be any.
    let named = { (values: [TableOfValue]) in
      let asked = Set(values.map(\.table))
      return asked.contains(nil) ? names : Set(asked.lazy.compactMap(\.self).filter(names.contains))
    }
    self.tables = Dictionary(grouping: values, by: \.value).mapValues(named)
    let all = named(values)
    allTables = all
    let asked = tables.filter { all.contains($0.name) || $0.name == KeyReference.defaultTable }
    joiner = ReferenceJoiner(tables: all.isEmpty ? [] : asked, packages: PackageFolders([]))
  }

  /// Returns the references of a file, those to keys that are handed on with the tables that have them.
  func findingTables(of references: [KeyReference]) -> [KeyReference] {
    if allTables.isEmpty { return references }
    var references = references
    for index in references.indices {
      if let name = references[index].parameterLabel {
        findTable(of: &references[index], named: name)
      }
    }
    return references
  }

  /// Notes the table that has a key which the default one lacks; where several may be meant, none is
  /// known.
  private func findTable(of reference: inout KeyReference, named name: String) {
    let ofName = tables[name]
    let isInDefault = joiner.finds(reference, in: KeyReference.defaultTable)
    // Any value may be meant by a table beside others, but for a key that has its place.
    if isInDefault, ofName == nil { return }
    let asked = ofName ?? allTables
    let found = joiner.tables(with: reference).filter(asked.contains)
    if isInDefault || found.count > 1 {
      reference.hasKnownTable = found.isEmpty
    } else {
      reference.table = found.first
    }
  }
}
