import LocalizationModel
import Platform

/// The symbols that generators make of tables and their keys, put together on demand.
final class TableSymbols: Sendable {
  private let names: KeyNames
  private let known = Locked(Known())

  private struct Known: Sendable {
    /// The names of tables by what their symbols have in common.
    var tables: [String: Set<String>]?
    /// For each name of a table its keys, in the same way.
    var keys: [String: [String: [String]]] = [:]
    /// The keys of all tables by their symbols.
    var paths: SymbolPaths?
  }

  init(_ names: KeyNames) {
    self.names = names
  }

  /// Returns the tables that a name can mean.
  func tables(named name: String) -> [String] {
    known.withLock { known in
      let tables = known.tables ?? names.tables.map(\.name).bySymbol
      known.tables = tables
      return tables[SymbolUse.normalized(name)]?.sorted() ?? []
    }
  }

  /// Returns the keys that a member of a table's symbol can mean; without a table, those of a path
  /// within the symbols of all tables.
  func keys(named member: String, in table: String?) -> SymbolPaths.Keys {
    guard let table else { return paths.keys(named: member) }
    let symbol = SymbolUse.normalized(member)
    let found = tables(named: table).flatMap { table in
      Set(keys(of: table)[symbol] ?? []).sorted().map { (table, $0) }
    }
    return SymbolPaths.Keys(keys: found)
  }

  private func keys(of table: String) -> [String: [String]] {
    known.withLock { known in
      if let keys = known.keys[table] { return keys }
      var found = SymbolKeys<String>()
      for ((_, name, keys), areListed) in zip(names.tables, names.areListed) where name == table {
        for (key, isListed) in zip(keys, areListed) {
          found.add(key, named: key, isListed: isListed)
        }
      }
      let keys = found.bySymbol
      known.keys[table] = keys
      return keys
    }
  }

  private var paths: SymbolPaths {
    known.withLock { known in
      let paths = known.paths ?? SymbolPaths(names)
      known.paths = paths
      return paths
    }
  }
}

extension [String] {
  /// The names, by what their symbols have in common.
  fileprivate var bySymbol: [String: Set<String>] {
    reduce(into: [:]) { $0[SymbolUse.normalized($1), default: []].insert($1) }
  }
}
