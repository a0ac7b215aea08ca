import LocalizationModel
import SourceFiles

/// Finds the keys that generated names mean.
///
/// Names and keys are compared as `SymbolUse.normalized` has them. What no key answers to is left out:
/// the table is not among those that are read, or the name is no symbol.
struct SymbolJoiner {
  private(set) var references: [KeyReference] = []
  /// Where code hands a table on, and so may ask for any of its keys.
  private(set) var dynamicSites: [DynamicSite] = []

  /// The names of tables by what their symbols have in common.
  private var tables: [String: Set<String>] = [:]
  /// For each name of a table its keys, in the same way.
  private var keys: [String: [String: Set<String>]] = [:]
  /// The keys of all tables by their symbols; nil unless code names keys without their table.
  private var paths: SymbolPaths?

  /// Reads the uses, in time linear in them and in the keys of the tables that they name.
  init(tables: [StringTable], uses: [SymbolUse]) {
    guard !uses.isEmpty else { return }
    for table in tables {
      self.tables[SymbolUse.normalized(table.name), default: []].insert(table.name)
    }
    let wanted = Set(uses.flatMap(names))
    for table in tables where wanted.contains(table.name) {
      for key in table.keys {
        keys[table.name, default: [:]][SymbolUse.normalized(key.key), default: []].insert(key.key)
      }
    }
    if uses.contains(where: \.isPath) { paths = SymbolPaths(tables) }
    for use in uses { join(use) }
  }

  private mutating func join(_ use: SymbolUse) {
    guard let member = use.member else { return addSites(of: use) }
    let found = use.isPath ? paths?.keys(named: member) ?? [] : keys(of: use, named: member)
    for (table, key) in found { add(key, of: table, for: use, isSure: found.count == 1) }
  }

  private func keys(of use: SymbolUse, named member: String) -> [SymbolPaths.Key] {
    let symbol = SymbolUse.normalized(member)
    return names(of: use).flatMap { table in
      (keys[table]?[symbol]?.sorted() ?? []).map { (table, $0) }
    }
  }

  /// Adds a use of a key; which of several is meant, the arguments would tell, and they are not looked
  /// at.
  private mutating func add(
    _ key: String,
    of table: String,
    for use: SymbolUse,
    isSure: Bool
  ) {
    var reference = KeyReference(
      key: key,
      table: table,
      routine: use.routine,
      location: use.location,
      context: use.context
    )
    reference.origin = .accessor
    if isSure, let count = use.argumentCount {
      reference.formatArguments = Array(repeating: .unknown, count: count)
    }
    references.append(reference)
  }

  private mutating func addSites(of use: SymbolUse) {
    let names: [String?] = use.table == nil ? [nil] : names(of: use)
    for name in names {
      dynamicSites.append(
        DynamicSite(
          pattern: .anything,
          table: name,
          hasKnownTable: name != nil,
          reason: .handedOn,
          routine: use.routine,
          location: use.location,
          context: use.context
        )
      )
    }
  }

  /// Returns the tables that a use can mean.
  private func names(of use: SymbolUse) -> [String] {
    use.table.flatMap { tables[SymbolUse.normalized($0)]?.sorted() } ?? []
  }
}

extension SymbolUse {
  /// Whether the use names a key and not the table.
  fileprivate var isPath: Bool { table == nil && member != nil }
}
