import LocalizationModel
import SourceFiles

extension Project {
  /// Takes the texts that an app's table lacks for such that a package gives, where only wrappers in
  /// that package ask for them, whose own table has them.
  ///
  /// Such a wrapper asks the app first, which so can say something else in some languages alone, and
  /// then names its own bundle; of a call without a wrapper the table is the only one.
  mutating func inheritTextsOfPackages() {
    let packages = PackageFolders(declared)
    if packages.isEmpty { return }
    let targets = tables.map { packages.target(of: $0.location.path) }
    let ofPackages = tables.indices.filter { targets[$0] != nil }
    let owned = Dictionary(grouping: ofPackages) { tables[$0].name }
    for index in tables.indices {
      let others = (owned[tables[index].name] ?? []).filter { targets[$0] != targets[index] }
      if others.isEmpty { continue }
      for key in tables[index].keys.indices
      where tables[index].statuses[key].contains(.missing) && isWrapped(tables[index].keys[key]) {
        let callers = Set(
          tables[index].keys[key].references.map {
            packages.target(of: references[$0].location.path)
          }
        )
        guard callers.count == 1, let caller = callers.first,
          let own = others.first(where: { targets[$0] == caller })
        else { continue }
        inherit(key, of: index, from: own)
      }
    }
  }

  private func isWrapped(_ key: TableKey) -> Bool {
    key.references.allSatisfy { references[$0].origin == .wrapper }
      && key.references.contains { references[$0].traits.contains(.namesBundle) }
  }

  private mutating func inherit(_ key: Int, of table: Int, from other: Int) {
    guard let found = tables[other].index(ofKeyNamed: tables[table].keys[key].key) else { return }
    for (column, language) in tables[table].statuses.languages.enumerated()
    where tables[table].statuses[key, language] == .missing
      && tables[other].statuses[found, language]?.isFinished == true
    {
      tables[table].statuses.inherit(key, column: column)
    }
  }
}
