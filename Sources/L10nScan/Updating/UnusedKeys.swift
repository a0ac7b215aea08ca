import CompletenessChecks
import Diagnostics
import LocalizationModel
package import SourceFiles

/// Keys of a table that no code uses, and that a file of another tool may take.
package struct SharedKeys: Sendable {
  /// The table's first file.
  package let path: FilePath
  package let keys: [String]
  /// Where the other tool names the table.
  package let mention: SourceLocation
}

/// The keys that an audit calls unused: what the configuration lets pass is none of them.
struct UnusedKeys {
  /// The keys of each table, by its place.
  private(set) var byTable: [FilePath: Set<ExactKey>] = [:]

  init(of project: Project, _ settings: ScanSettings, jobs: Int) {
    var checker = Checker(rules: [.unusedKey])
    checker.suppressions = settings.allSuppressions
    checker.jobs = jobs
    let findings = RuleLevels(settings).apply(to: checker.check(project))
    var tables: [FilePath: FilePath] = [:]
    for table in project.tables {
      for file in table.files { tables[file.path] = table.place }
    }
    for finding in findings where finding.rule == Rule.unusedKey.id {
      guard let table = tables[finding.location.path], let key = finding.subject.key else {
        continue
      }
      byTable[table, default: []].insert(ExactKey(key))
    }
  }

  /// Adds the keys that catalogs call stale already.
  mutating func addStale(of project: Project) {
    for (table, stale) in zip(project.tables, project.abandonedKeys) {
      for index in stale {
        byTable[table.place, default: []].insert(ExactKey(table.keys[index].key))
      }
    }
  }

  /// Takes out the keys of tables that files of other tools name, which may take them.
  ///
  /// - Returns: Those keys, in the order of their tables, with the places that name these.
  mutating func spareShared(in project: Project) -> [SharedKeys] {
    project.tables.compactMap { table in
      guard let mention = project.tableMentions[table.place],
        let keys = byTable.removeValue(forKey: table.place)
      else { return nil }
      let names = keys.map(\.text).sorted { $0.precedesInBytes($1) }
      return SharedKeys(path: table.location.path, keys: names, mention: mention)
    }
  }

  /// Takes out the keys that others seem to mean which code asks for and nobody has written.
  ///
  /// - Returns: Those others, with their first calls.
  mutating func spareMeant(in project: Project) -> [(call: KeyReference, key: MisspelledKey)] {
    guard !byTable.isEmpty else { return [] }
    return project.misspelledBareKeys.filter { key, table, _ in
      byTable[table.place]?.remove(ExactKey(key.meant)) != nil
    }.map { ($0.call, $0.key) }
  }
}
