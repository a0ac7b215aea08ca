import LocalizationModel
import SourceFiles

/// The names of tables and of their keys, in the order of the tables.
struct KeyNames: Sendable {
  let tables: [(name: String, keys: [String])]

  init(_ tables: [StringTable]) {
    self.tables = tables.map { ($0.name, $0.keys.map(\.key)) }
  }

  /// Whether some tables have the same names, byte for byte.
  func areNames(of others: [StringTable]) -> Bool {
    tables.elementsEqual(others) { known, other in
      known.name.hasSameBytes(as: other.name)
        && known.keys.count == other.keys.count
        && known.keys.indices.allSatisfy { known.keys[$0].hasSameBytes(as: other.keys[$0].key) }
    }
  }
}
