import LocalizationModel
import SourceFiles

/// The keys of a project that have the same texts as in an earlier state of it, and that the same calls
/// ask for, whatever their places.
struct UnchangedKeys: Sendable {
  private struct Table: Sendable {
    let earlier: StringTable
    /// The index of each key in the earlier table; -1 where it is another.
    let keys: [Int32]
  }

  private let tables: [Table?]

  init(in project: Project, since earlier: Project) {
    self.init(project.tables, project.references, since: earlier.tables, earlier.references)
  }

  init(
    _ tables: [StringTable],
    _ references: [KeyReference],
    since earlier: [StringTable],
    _ earlierReferences: [KeyReference]
  ) {
    let comparison = Comparison(references: references, earlierReferences: earlierReferences)
    var next = 0
    // Both lists are sorted in the same way.
    self.tables = tables.map { table in
      while next < earlier.count, earlier[next].precedes(table) { next += 1 }
      guard next < earlier.count, earlier[next].hasSameFrame(as: table) else { return nil }
      return Table(earlier: earlier[next], keys: comparison.places(of: table, in: earlier[next]))
    }
  }

  /// Returns the earlier state of a table; nil where it was not there, or of other files.
  func table(before table: Int) -> StringTable? { tables[table]?.earlier }

  /// Returns the index of a key in the earlier state of its table; nil where it has changed.
  func key(before key: Int, of table: Int) -> Int? {
    guard let place = tables[table]?.keys[key], place >= 0 else { return nil }
    return Int(place)
  }
}

/// The comparison of keys in two states of a project.
private struct Comparison {
  let references: [KeyReference]
  let earlierReferences: [KeyReference]

  /// Returns the indices that the keys of a table have in an earlier state of it, -1 for those that
  /// are not the same.
  func places(of table: StringTable, in earlier: StringTable) -> [Int32] {
    var next = 0
    return table.keys.map { key in
      while next < earlier.keys.count, earlier.keys[next].key.precedesInBytes(key.key) { next += 1 }
      guard next < earlier.keys.count, areSame(key, earlier.keys[next]) else { return -1 }
      return Int32(next)
    }
  }

  private func areSame(_ key: TableKey, _ earlier: TableKey) -> Bool {
    key.references.count == earlier.references.count
      && key.entries.elementsEqual(earlier.entries, by: { $0.hasSameText(as: $1) })
      && zip(key.references, earlier.references).allSatisfy {
        references[$0].isSameCall(as: earlierReferences[$1])
      }
  }
}

extension KeyReference {
  /// Whether the reference differs from another by its place at most; the file is to be the same.
  func isSameCall(as other: KeyReference) -> Bool {
    guard location.path == other.location.path else { return false }
    var other = other
    other.location = location
    return self == other
  }
}

extension StringTable {
  fileprivate func precedes(_ other: StringTable) -> Bool {
    container != other.container ? container < other.container : name.precedesInBytes(other.name)
  }

  /// Whether the table is made of the same files as another state of it, and in the same languages.
  func hasSameFrame(as other: StringTable) -> Bool {
    name == other.name && container == other.container
      && developmentLanguage == other.developmentLanguage && files == other.files
      && languages == other.languages && vacantLanguages == other.vacantLanguages
      && onlyLanguage == other.onlyLanguage && languagesByRegion == other.languagesByRegion
      && regionsInherit == other.regionsInherit
  }
}
