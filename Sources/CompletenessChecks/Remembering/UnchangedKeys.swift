import LocalizationModel
import SourceFiles

/// The keys of a project that have the same texts as in an earlier state of it, and that the same calls
/// ask for, whatever their places.
package struct UnchangedKeys: Sendable {
  private struct Table: Sendable {
    let earlier: StringTable
    let number: Int
    let keys: EarlierKeys
  }

  private let tables: [Table?]

  init(in project: Project, since earlier: Project) {
    self.init(project.tables, project.references, since: earlier.tables, earlier.references)
  }

  init(
    _ tables: [StringTable],
    _ references: [KeyReference],
    since earlier: [StringTable],
    _ earlierReferences: [KeyReference],
    numbered numbers: [Int32] = []
  ) {
    let comparison = Comparison(
      references: references,
      earlierReferences: earlierReferences,
      numbers: numbers
    )
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
    guard let place = tables[table]?.keys.indices[key], place >= 0 else { return nil }
    return Int(place)
  }

  /// Whether no place of a key that has not changed is another: neither in the files of its table nor
  /// in the code.
  func isInPlace(_ key: Int, of table: Int) -> Bool {
    guard let keys = tables[table]?.keys else { return false }
    return keys.areOfSameFiles && !keys.moved.contains(key)
  }

  /// Whether the files of a table say the same, at the same places, as in the earlier state.
  func hasSameFiles(_ table: Int) -> Bool { tables[table]?.keys.areOfSameFiles ?? false }
}

/// Where the keys of a table stand in an earlier state of it.
private struct EarlierKeys: Sendable {
  /// Whether the files of the table are as they were.
  var areOfSameFiles = false
  /// The index of each key in the earlier table; -1 where it is another.
  var indices: [Int32] = []
  /// The keys that the same calls ask for at other places.
  var moved: Set<Int> = []
}

/// The comparison of keys in two states of a project.
private struct Comparison {
  let references: [KeyReference]
  let earlierReferences: [KeyReference]
  /// For each reference the number that it had before, -1 where it may be another; empty where nobody
  /// knows.
  let numbers: [Int32]

  /// Finds the keys of a table in an earlier state of it.
  func places(of table: StringTable, in earlier: StringTable) -> EarlierKeys {
    var keys = EarlierKeys(areOfSameFiles: table.isJoined(like: earlier))
    keys.indices.reserveCapacity(table.keys.count)
    var next = 0
    // By their indices, because a key has much to count.
    for index in table.keys.indices {
      if keys.areOfSameFiles {
        next = index
      } else {
        let name = table.keys[index].key
        while next < earlier.keys.count, earlier.keys[next].key.precedesInBytes(name) { next += 1 }
      }
      guard next < earlier.keys.count,
        keys.areOfSameFiles || haveSameTexts(table.keys[index], earlier.keys[next]),
        let uses = compare(table.keys[index].references, earlier.keys[next].references)
      else {
        keys.indices.append(-1)
        continue
      }
      if uses == .moved { keys.moved.insert(index) }
      keys.indices.append(Int32(next))
    }
    return keys
  }

  private func haveSameTexts(_ key: TableKey, _ earlier: TableKey) -> Bool {
    key.entries.elementsEqual(earlier.entries, by: { $0.hasSameText(as: $1) })
  }

  private enum Uses {
    case same
    /// The same calls at other places.
    case moved
  }

  /// Compares the calls that ask for a key; nil where others do.
  private func compare(_ uses: [Int], _ earlier: [Int]) -> Uses? {
    guard uses.count == earlier.count else { return nil }
    var found = Uses.same
    for index in uses.indices {
      // Nearly all are where they were.
      if !numbers.isEmpty, numbers[uses[index]] == earlier[index] { continue }
      if references[uses[index]] == earlierReferences[earlier[index]] { continue }
      guard references[uses[index]].isSameCall(as: earlierReferences[earlier[index]]) else {
        return nil
      }
      found = .moved
    }
    return found
  }
}

extension KeyReference {
  /// Whether the reference differs from another by its place at most; the file is to be the same.
  func isSameCall(as other: KeyReference) -> Bool {
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
      && onlyLanguage == other.onlyLanguage && languagesOfProjects == other.languagesOfProjects
      && languagesByRegion == other.languagesByRegion
      && regionsInherit == other.regionsInherit
  }
}
