import CompletenessChecks
import LocalizationModel

/// The calls for keys that a catalog marks as stale although code uses them, since Xcode does not
/// find these calls in a build of the catalog's target.
struct StaleCalls {
  private var numbers: [Set<Int>] = []
  private var keys: [Set<ExactKey>] = []

  init(of project: Project, _ homes: ModuleHomes, _ macros: Set<String>) {
    for table in project.tables.indices {
      var (numbers, keys): (Set<Int>, Set<ExactKey>) = ([], [])
      for key in Self.keys(in: table, of: project) {
        let calls = key.references.map { ($0, project.references[$0]) }
        // Of what Xcode finds itself the mark is taken away.
        if calls.contains(where: { homes.isOwn($1, of: table) && $1.isExtracted(macros) }) {
          continue
        }
        let asking = calls.filter { _, call in
          // If it is unknown whose code it is, Xcode's word stays.
          call.key.utf8.elementsEqual(key.key.utf8) && call.isEvident && !call.isForDevelopers
            && !homes.isInDoubt(call, of: table)
        }
        if asking.isEmpty { continue }
        keys.insert(ExactKey(key.key))
        numbers.formUnion(asking.map(\.0))
      }
      self.numbers.append(numbers)
      self.keys.append(keys)
    }
  }

  /// Returns the keys of a catalog that are marked as stale and in use, unless another catalog of the
  /// name has them alive: the calls may be that one's.
  private static func keys(in table: Int, of project: Project) -> [TableKey] {
    let stale = project.tables[table].keys.filter { $0.isStale && !$0.references.isEmpty }
    if stale.isEmpty { return [] }
    let name = project.tables[table].name
    let others = project.tables.indices.filter { $0 != table && project.tables[$0].name == name }
    return stale.filter { key in
      !others.contains { project.tables[$0].key(named: key.key).map { !$0.isStale } ?? false }
    }
  }

  /// Whether a call asks a table for such a key.
  func contain(_ number: Int, of table: Int) -> Bool { numbers[table].contains(number) }

  /// Whether a key of a table is one of them.
  func hold(_ key: ExactKey, of table: Int) -> Bool { keys[table].contains(key) }
}
