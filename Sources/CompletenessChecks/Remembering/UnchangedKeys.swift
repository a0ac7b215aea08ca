import LocalizationModel
import SourceFiles

/// The keys of a project that have the same texts as in an earlier state of it, and that the same calls
/// ask for, whatever their places.
package struct UnchangedKeys: Sendable {
  private struct Table: Sendable {
    let earlier: StringTable
    let number: Int
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
      let keys = comparison.places(of: table, in: earlier[next])
      return Table(earlier: earlier[next], number: next, keys: keys)
    }
  }

  /// Returns the earlier state of a table; nil where it was not there, or of other files.
  func table(before table: Int) -> StringTable? { tables[table]?.earlier }

  /// Returns the number of a table in the earlier state; nil where it was not there, or of other files.
  func number(before table: Int) -> Int? { tables[table]?.number }

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
    // By their indices, because a key has much to count.
    if table.isJoined(like: earlier) {
      return table.keys.indices.map { index in
        haveSameUses(table.keys[index].references, earlier.keys[index].references)
          ? Int32(index) : -1
      }
    }
    var next = 0
    return table.keys.map { key in
      while next < earlier.keys.count, earlier.keys[next].key.precedesInBytes(key.key) { next += 1 }
      guard next < earlier.keys.count, areSame(key, earlier.keys[next]) else { return -1 }
      return Int32(next)
    }
  }

  private func areSame(_ key: TableKey, _ earlier: TableKey) -> Bool {
    key.entries.elementsEqual(earlier.entries, by: { $0.hasSameText(as: $1) })
      && haveSameUses(key.references, earlier.references)
  }

  private func haveSameUses(_ uses: [Int], _ earlier: [Int]) -> Bool {
    uses.count == earlier.count
      && uses.indices.allSatisfy { index in
        references[uses[index]].isSameCall(as: earlierReferences[earlier[index]])
      }
  }
}

extension KeyReference {
  /// Whether the reference differs from another by its place at most; the file is to be the same.
  func isSameCall(as other: KeyReference) -> Bool {
    // Nearly all are where they were.
    if self == other { return true }
    guard location.path == other.location.path, key == other.key else { return false }
    var other = other
    other.location = location
    return self == other
  }
}

extension StringTable {
  fileprivate func precedes(_ other: StringTable) -> Bool {
    container != other.container ? container < other.container : name.precedesInBytes(other.name)
  }

  /// Whether what the files say is the same as in another state of the table.
  fileprivate func isJoined(like other: StringTable) -> Bool {
    version != nil && version == other.version && keys.count == other.keys.count
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
