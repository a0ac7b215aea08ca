import CompletenessChecks
import Diagnostics
package import L10nScan
package import LocalizationModel
import Platform
package import SourceFiles
import StringResources

/// Takes the keys out of tables that an audit calls unused, first in memory.
package struct Pruner: Sendable {
  private let audit: Audit
  package private(set) var drafts: TableDrafts
  /// The removed keys, in the order of the files.
  package private(set) var changes: [TableChange] = []
  /// The first calls for keys without a text that seem to mean others, which stay.
  package private(set) var misspelled: [(call: KeyReference, key: MisspelledKey)] = []

  /// The keys that stay because another table uses them, which has the same file by a link.
  package private(set) var linked: [(key: String, path: FilePath)] = []
  /// The tables of which it is not known what is unused.
  package private(set) var openTables: [OpenTables] = []
  /// The routines that seem to look keys up and are not read, so that it is not known either.
  package private(set) var proposals: [RoutineProposal] = []
  /// The keys that stay, since a file of another tool names their table.
  package private(set) var shared: [SharedKeys] = []
  /// Whether these go, too.
  private let takesShared: Bool
  /// The keys that are to go; nil for all that are unused for certain.
  private let wanted: Set<ExactKey>?
  /// Those of them that stay, as code uses them or may do so, or no table has them.
  package private(set) var unmoved: [String] = []
  /// The tables that would lose so many of their keys that it may be a mistake.
  package private(set) var shrinking: [ShrinkingTable] = []

  /// Reads the tables of an audit.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(
    _ audit: Audit,
    of keys: [String] = [],
    takesShared: Bool = false
  ) throws(AuditError) {
    (self.audit, self.takesShared) = (audit, takesShared)
    wanted = keys.isEmpty ? nil : Set(keys.map { ExactKey($0) })
    drafts = try TableDrafts(of: audit)
  }

  /// Takes the keys out of all languages.
  ///
  /// - Throws: `AuditError` when there is nothing to read, when not all could be read, so that the
  ///   unused keys are unknown, or when a table is in no state to be changed.
  package mutating func run() throws(AuditError) {
    var audit = audit
    audit.input.files = drafts.fileSystem
    let (sources, scan, project) = try audit.makeProject()
    let trouble =
      (sources.diagnostics + drafts.unread).filter(\.isInputError) + scan.trouble
    guard trouble.isEmpty else {
      throw AuditError(
        "cannot tell what is unused, as not everything could be read",
        diagnostics: Set(trouble).sorted()
      )
    }
    var unused = UnusedKeys(
      of: project,
      audit.input.settings,
      jobs: audit.input.jobs,
      // What is probably unused goes where a person names the very key.
      besides: wanted == nil ? [] : [.callForAnyKey]
    )
    unused.addStale(of: project)
    unused.addLeftOver(of: project, audit.input.settings, jobs: audit.input.jobs)
    if let wanted { unmoved = unused.keepAll(but: wanted) }
    linked = unused.spareLinked(in: drafts, of: project)
    openTables = project.openTables
    proposals = project.routineProposals.filter { !$0.tables.isEmpty }
    misspelled = unused.spareMeant(in: project)
    if !takesShared { shared = unused.spareShared(in: project) }
    shrinking = unused.tablesThatShrink(in: project)
    let places: [FilePath: FilePath] = project.tables.reduce(into: [:]) { places, table in
      for file in table.files { places[file.path] = table.place }
    }
    for file in scan.tables where ResourceFormat.format(of: file.path)?.id == file.format {
      guard let keys = places[file.path].flatMap({ unused.byTable[$0] }) else { continue }
      let removed = Set(file.entries.map { ExactKey($0.key) }).intersection(keys)
      let names = removed.map(\.text).sorted { $0.precedesInBytes($1) }
      try drafts.apply([(file.path, names.map { .remove(key: $0) })])
      changes += names.map { TableChange(.remove, $0, in: file.path) }
    }
  }
}
