import CompletenessChecks
import Diagnostics
import L10nScan
import LocalizationModel
import Platform
package import SourceFiles

/// Keys of a table that no code uses, and that a file of another tool may take.
package struct SharedKeys: Sendable {
  /// The table's first file.
  package let path: FilePath
  package let keys: [String]
  /// Where the other tool names the table.
  package let mention: SourceLocation
}

/// A table that would lose more than a quarter of its keys.
package struct ShrinkingTable: Sendable {
  /// The table's first file.
  package let path: FilePath
  package let removed: Int
  package let keys: Int

  /// How many keys a person reads at a glance.
  fileprivate static let few = 10
}

/// The keys that an audit calls unused: what the configuration lets pass is none of them.
struct UnusedKeys {
  /// The keys of each table, by its place.
  private(set) var byTable: [FilePath: Set<ExactKey>] = [:]

  init(
    of project: Project,
    _ settings: ScanSettings,
    jobs: Int,
    besides exceptions: [RuleException] = []
  ) {
    // Which of these stay is distinguished.
    let exceptions = exceptions + [.meantByMisspelledCall]
    byTable = Self.keys(told: .unusedKey, of: project, settings, jobs, besides: exceptions)
  }

  /// Takes out all keys but some.
  ///
  /// - Returns: Those of them that are not unused, sorted.
  mutating func keepAll(but wanted: Set<ExactKey>) -> [String] {
    byTable = byTable.mapValues { $0.intersection(wanted) }.filter { !$0.value.isEmpty }
    let found = byTable.values.reduce(into: Set<ExactKey>()) { $0.formUnion($1) }
    return wanted.subtracting(found).map(\.text).sorted { $0.precedesInBytes($1) }
  }

  /// Returns the tables that would lose more than a quarter of their keys.
  func tablesThatShrink(in project: Project) -> [ShrinkingTable] {
    project.tables.compactMap { table in
      let count = byTable[table.place]?.count ?? 0
      let isMuch = count > ShrinkingTable.few && count * 4 > table.keys.count
      return isMuch
        ? ShrinkingTable(path: table.location.path, removed: count, keys: table.keys.count) : nil
    }
  }

  /// Adds the keys that the development language has lost already, which nothing else wants: what an
  /// interrupted run has left.
  mutating func addLeftOver(of project: Project, _ settings: ScanSettings, jobs: Int) {
    let extra = Self.keys(told: .extraKey, of: project, settings, jobs)
    if extra.isEmpty { return }
    for (table, keys) in Self.keys(told: .leftOverKey, of: project, settings, jobs) {
      byTable[table, default: []].formUnion(keys.intersection(extra[table] ?? []))
    }
  }

  /// Returns the keys of each table that a rule reports.
  private static func keys(
    told rule: Rule,
    of project: Project,
    _ settings: ScanSettings,
    _ jobs: Int,
    besides exceptions: [RuleException] = []
  ) -> [FilePath: Set<ExactKey>] {
    var checker = Checker(rules: [rule])
    checker.exceptions.disabled = Set(exceptions.map(\.id))
    checker.suppressions = settings.allSuppressions
    checker.jobs = jobs
    let findings = RuleLevels(settings).apply(to: checker.check(project))
    var tables: [FilePath: FilePath] = [:]
    for table in project.tables {
      for file in table.files { tables[file.path] = table.place }
    }
    var keys: [FilePath: Set<ExactKey>] = [:]
    for finding in findings where finding.rule == rule.id {
      guard let table = tables[finding.location.path], let key = finding.subject.key else {
        continue
      }
      keys[table, default: []].insert(ExactKey(key))
    }
    return keys
  }

  /// Adds the keys that catalogs call stale already.
  mutating func addStale(of project: Project) {
    for (table, stale) in zip(project.tables, project.staleUnusedKeys) {
      for index in stale {
        byTable[table.place, default: []].insert(ExactKey(table.keys[index].key))
      }
    }
  }

  /// Takes out the keys that another table uses, which has the same file by a link.
  ///
  /// - Returns: These keys, each with the other name of the file.
  @discardableResult
  mutating func spareLinked(
    in drafts: TableDrafts,
    of project: Project
  ) -> [(key: String, path: FilePath)] {
    let tables = project.tables + project.outsideTables
    let all = tables.flatMap { table in table.files.map { ($0.path, table) } }
    let owners = Dictionary(all) { first, _ in first }
    let unused = byTable
    var spared: [(key: String, path: FilePath)] = []
    for table in project.tables {
      guard let keys = unused[table.place] else { continue }
      for other in table.files.flatMap({ drafts.otherNames(of: $0.path) }) {
        guard let owner = owners[other], owner.place != table.place else { continue }
        for key in keys where owner.key(named: key.text) != nil {
          guard unused[owner.place]?.contains(key) != true else { continue }
          if byTable[table.place]?.remove(key) != nil { spared.append((key.text, other)) }
        }
      }
    }
    return spared.sorted { ($0.path, $0.key) < ($1.path, $1.key) }
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

  /// Takes out the keys that code seems to mean where it uses one without a text: one that no table
  /// has, and with `addsListed` one that has been added.
  ///
  /// - Returns: The latter, with their first calls.
  mutating func spareMeant(
    in project: Project,
    addsListed: Bool = true
  ) -> [(call: KeyReference, key: MisspelledKey)] {
    if byTable.isEmpty { return [] }
    let candidates = zip(project.uncalledKeys, project.staleUnusedKeys).map { $0 + $1 }
    return project.meantKeys(among: candidates).compactMap { meant in
      guard addsListed || !meant.isListed,
        byTable[meant.table.place]?.remove(ExactKey(meant.key.meant)) != nil, meant.isListed
      else { return nil }
      return (meant.call, meant.key)
    }
  }
}
