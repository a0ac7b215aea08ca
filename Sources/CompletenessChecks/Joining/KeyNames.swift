import LocalizationModel
import SourceFiles

/// The places and names of tables and the names of their keys, in the order of the tables.
struct KeyNames: Sendable {
  let tables: [(container: FilePath, name: String, keys: [String])]
  /// Which of each table's keys the development language has.
  let areListed: [[Bool]]

  init(_ tables: [StringTable]) {
    areListed = tables.map(\.areListed)
    self.tables = tables.map { ($0.container, $0.name, $0.keys.map(\.key)) }
  }
}

extension StringTable {
  /// For each key whether the development language has it.
  fileprivate var areListed: [Bool] {
    keys.map { $0.translation(in: developmentLanguage) != nil || $0.isInCatalog(of: self) }
  }
}
