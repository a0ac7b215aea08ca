import LocalizationModel
import SourceFiles

/// The places and names of tables and the names of their keys, in the order of the tables.
struct KeyNames: Sendable {
  let tables: [(container: FilePath, name: String, keys: [String])]
  /// Which of each table's keys the development language has; empty where nobody asks.
  let areListed: [[Bool]]
  /// The versions of the tables that were looked at last.
  private var versions: [Int?]

  init(_ tables: [StringTable], notingListedKeys notesListedKeys: Bool = false) {
    areListed = notesListedKeys ? tables.map(\.areListed) : []
    self.tables = tables.map { ($0.container, $0.name, $0.keys.map(\.key)) }
    versions = tables.map(\.version)
  }

  /// Tells whether some tables have the same places and names, byte for byte.
  mutating func areNames(of others: [StringTable]) -> Bool {
    let areKnown = versions.elementsEqual(others) { $0 != nil && $0 == $1.version }
    guard areKnown || haveSameNames(others) && listSameKeys(others) else { return false }
    versions = others.map(\.version)
    return true
  }

  private func haveSameNames(_ others: [StringTable]) -> Bool {
    tables.elementsEqual(others) { known, other in
      known.name.hasSameBytes(as: other.name) && known.container == other.container
        && known.keys.count == other.keys.count
        && known.keys.indices.allSatisfy { known.keys[$0].hasSameBytes(as: other.keys[$0].key) }
    }
  }
  private func listSameKeys(_ others: [StringTable]) -> Bool {
    areListed.isEmpty || zip(areListed, others).allSatisfy { $0 == $1.areListed }
  }
}

extension StringTable {
  /// For each key whether the development language has it.
  fileprivate var areListed: [Bool] {
    keys.map { $0.translation(in: developmentLanguage) != nil || $0.isInCatalog(of: self) }
  }
}
