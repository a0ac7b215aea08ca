import AuditReports
import CompletenessChecks
package import Diagnostics
import KeyExtraction
package import L10nScan
package import LocalizationModel
import Platform
import ProjectModel
package import SourceFiles
import StringResources

/// Brings the tables of a project up to date with its code, first in memory.
package struct Updater: Sendable {
  private var audit: Audit
  package private(set) var drafts: TableDrafts
  private var options: UpdateOptions
  private let macros: Set<String>
  /// The change of each key, in the order of the files.
  package private(set) var changes: [TableChange] = []
  /// The edits that add each key.
  package private(set) var additions = KeyAdditions()
  /// Keys that have most likely got another name, so that a translation can be kept.
  package private(set) var likelyRenames: [KeyRename] = []
  /// Calls for keys that are not known in full, so that no table gets them.
  package private(set) var unclear: [KeyReference] = []
  /// The first calls for keys that Xcode does not extract, and that catalogs hold nothing like.
  package private(set) var leftOut: [KeyReference] = []
  /// The first calls for keys that are most likely misspelled, with the ones that they seem to mean.
  package private(set) var misspelled: [(call: KeyReference, key: MisspelledKey, isAdded: Bool)] =
    []
  /// The first calls for keys without a text that seem to mean others, which are not removed.
  package private(set) var spared: [(call: KeyReference, key: MisspelledKey)] = []
  /// The keys that are not removed, since a file of another tool names their table.
  package private(set) var shared: [SharedKeys] = []
  /// Sources that no target compiles, and that use keys which no table has.
  package private(set) var uncompiled: [FilePath] = []
  /// Tables that have files of translations alone, and miss keys, which none of these gets.
  package private(set) var unlisted: [(table: StringTable, keys: [String])] = []
  /// Tables with names for programmers that translations do not get, as they have no text yet.
  package private(set) var textless: [(table: StringTable, keys: [String])] = []
  /// Tables that have no file which could take their missing keys, where none is made.
  package private(set) var fileless: [(table: StringTable, keys: [String])] = []
  /// For each module whose code has no table in its reach, its calls.
  package private(set) var unreached: [[KeyReference]] = []
  /// For each table that is not there its calls, where such tables are not made.
  package private(set) var absentTables: [[KeyReference]] = []
  /// New files that no target takes, of this update or an earlier one.
  package private(set) var untaken: [FilePath] = []
  /// The files that are to be there for new keys.
  private var created: [FilePath] = []
  /// New languages that the project's own files do not name.
  package private(set) var undeclaredLanguages: [Language] = []
  /// The sources and tables that could not be read.
  package private(set) var trouble: [Diagnostic] = []

  /// Reads the tables of an audit.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(_ audit: Audit, _ options: UpdateOptions) throws(AuditError) {
    self.audit = audit
    self.options = options
    drafts = try TableDrafts(of: audit)
    let names = MacroNames(files: audit.input.files).find(for: audit.input.sources)
    macros = Set(names.map(\.description))
  }

  /// Makes all changes.
  ///
  /// - Throws: `AuditError` when there is nothing to read, or a table is in no state to be changed.
  package mutating func run() throws(AuditError) {
    var (sources, tables, project) = try read()
    audit.scannedSources = sources
    if !options.renames.isEmpty {
      var renamer = TableRenamer(project, tables, in: drafts)
      for text in options.renames { try renamer.add(try renamer.rename(text)) }
      try make(renamer.edits, renamer.changes)
      (sources, tables, project) = try read()
    }
    let missing = try update(project, tables, gone: [:])
    // What is added now is misspelled no longer.
    let misspelled = misspelled
    (sources, tables, project) = try read()
    // The tables with all their keys show what is gone. If sources could not be read, that is
    // unknown.
    if trouble.isEmpty {
      let settings = audit.input.settings
      var unused = UnusedKeys(of: project, settings, jobs: audit.input.jobs)
      if options.gone == .remove {
        unused.addLeftOver(of: project, settings, jobs: audit.input.jobs)
      }
      unused.spareLinked(in: drafts, of: project)
      spared = unused.spareMeant(in: project, addsListed: options.gone == .remove)
      if options.gone == .remove {
        shared = unused.spareShared(in: project)
      }
      let gone = unused.byTable
      likelyRenames = LikelyRenames(project, missing, gone).renames
      if !gone.isEmpty {
        _ = try update(project, tables, gone: gone)
        (sources, tables, project) = try read()
      }
    }
    self.misspelled = misspelled.filter { _, key, _ in
      !likelyRenames.contains(KeyRename(key.meant, to: key.key))
    }
    try switchSymbolsOff(of: project)
    if !created.isEmpty {
      let left = tables.tables.filter { $0.membership == .outside(.noTarget) }.map(\.path)
      untaken = Set(created).intersection(left).sorted()
    }
    if !options.newLanguages.isEmpty {
      let adder = try LanguageAdder(project, tables, options.newLanguages, drafts)
      let known = project.declared.known
      undeclaredLanguages = known.isEmpty ? [] : options.newLanguages.filter { !known.contains($0) }
      for file in adder.newFiles { drafts[file.path] = file.bytes }
      try make(adder.edits, adder.changes)
    }
  }

  /// Adds the keys that code uses and no table has, and changes nothing else.
  ///
  /// - Returns: The project with these keys.
  /// - Throws: `AuditError` when there is nothing to read, or a table is in no state to be changed.
  package mutating func addMissing() throws(AuditError)
    -> (sources: SourceScan, tables: TableScan, project: Project)
  {
    let (sources, tables, project) = try read()
    audit.scannedSources = sources
    var all = (sources: sources, tables: tables, project: project)
    try addMissing(to: project, tables) { updater throws(AuditError) in
      all = try updater.read()
      return all.project
    }
    return all
  }

  /// Adds the keys that are missing from a project, and changes nothing else.
  ///
  /// - Parameters:
  ///   - project: The project as it is.
  ///   - tables: Its tables.
  ///   - read: Reads the project with the changes.
  /// - Throws: `AuditError` when a table is in no state to be changed.
  package mutating func addMissing(
    to project: Project,
    _ tables: TableScan,
    reading read: (inout Updater) throws(AuditError) -> Project
  ) throws(AuditError) {
    options.onlyAdds = true
    _ = try update(project, tables, gone: [:])
    if !changes.isEmpty { try switchSymbolsOff(of: try read(&self)) }
  }

  /// Lets keys that the update has written give no symbol, where a symbol of theirs would be another
  /// key's too.
  private mutating func switchSymbolsOff(of project: Project) throws(AuditError) {
    let written = Dictionary(grouping: changes.filter(\.mayGiveSymbol), by: \.path)
      .mapValues { Set($0.map { ExactKey($0.keyAfterwards) }) }
    if written.isEmpty { return }
    for table in project.tables {
      for catalog in table.files where catalog.isCatalog {
        let keys = table.keysWithoutOwnSymbol(
          among: written[catalog.path] ?? [],
          in: project
        )
        try make(
          [(catalog.path, keys.map { .setGeneratesSymbol(false, key: $0) })],
          keys.map { TableChange(.symbol, $0, in: catalog.path) }
        )
      }
    }
  }

  /// Reads everything as it is with the changes; what once could not be read stays reported.
  private mutating func read() throws(AuditError)
    -> (sources: SourceScan, tables: TableScan, project: Project)
  {
    var audit = audit
    audit.input.files = drafts.fileSystem
    let (sources, tables, project) = try audit.makeProject()
    let found = (sources.diagnostics + drafts.unread).filter(\.isInputError)
    trouble = (trouble + found + tables.trouble).uniqued
    return (sources, tables, project)
  }

  /// Updates all tables, and returns the keys that were missing, by their tables' places.
  private mutating func update(
    _ project: Project,
    _ scan: TableScan,
    gone: [FilePath: Set<ExactKey>]
  ) throws(AuditError) -> [FilePath: [KeyDemand]] {
    let homes = ModuleHomes(project, scan.manifests, audit.input)
    let demands = ProjectDemands(project, homes, macros: macros, addsAll: options.addsAllKeys)
    (unclear, leftOut, uncompiled) = (demands.unclear, demands.leftOut, demands.uncompiled)
    misspelled = demands.misspelled
    let files = Dictionary(scan.tables.map { ($0.path, $0) }) { first, _ in first }
    var (newTables, unreached) = NewTable.tables(
      for: demands.homeless,
      in: project,
      homes,
      macros,
      options
    )
    self.unreached = Dictionary(grouping: unreached, by: homes.module)
      .values.map { $0.ordered(by: \.location) }
      .sorted { $0[0].location < $1[0].location }
    absentTables = []
    if !options.makesTables, !options.onlyAdds {
      absentTables = Dictionary(grouping: newTables.flatMap(\.references), by: \.tableName)
        .ordered(by: \.key).map { $1.ordered(by: \.location) }
      newTables = []
    }
    (unlisted, fileless, textless) = ([], [], [])
    var settled: [FilePath: Set<ExactKey>] = [:]
    for (index, table) in project.tables.enumerated() {
      let own = table.files.compactMap { files[$0.path] }.filter(\.isEditable)
      let plan = TablePlan(
        table,
        own,
        listed: demands.listed[index],
        missing: demands.missing[index],
        gone: gone[table.place] ?? [],
        system: SystemTexts(of: table, in: audit.input.files),
        options: options,
        settled: settled,
        in: drafts
      )
      for file in own where !drafts.otherNames(of: file.path).isEmpty {
        settled[drafts.name(of: file.path), default: []].formUnion(demands.listed[index].keys)
      }
      try make(plan.edits, plan.changes)
      if !plan.unlisted.isEmpty { unlisted.append((table, plan.unlisted.map(\.key))) }
      if !plan.textless.isEmpty {
        let keys = plan.textless.map(\.text).sorted { $0.precedesInBytes($1) }
        textless.append((table, keys))
      }
      if plan.homeless.isEmpty { continue }
      let made = NewTable.files(beside: table, plan.homeless, project, options)
      if options.makesTables || options.onlyAdds || made.contains(where: { isThere($0.path) }) {
        newTables += made
      } else {
        fileless.append((table, plan.homeless.map(\.key)))
      }
    }
    try make(newTables)
    let missing = zip(project.tables, demands.missing).filter { !$1.isEmpty }
    return Dictionary(missing.map { ($0.place, $1) }) { first, _ in first }
  }

  /// Makes new files; one that is there is no part of its table, as no target takes it.
  private mutating func make(_ newTables: [NewTable]) throws(AuditError) {
    created += newTables.map(\.path)
    let old = Set(newTables.map(\.path).filter(isThere))
    for table in newTables where !old.contains(table.path) {
      if drafts[table.path] == nil {
        drafts[table.path] = table.emptyBytes
        additions.emptyBytes[table.path] = table.emptyBytes
      }
      try make([(table.path, table.edits)], table.changes)
    }
  }

  private func isThere(_ path: FilePath) -> Bool {
    // Any error means that there is no such file.
    drafts[path] != nil || (try? audit.input.files.kind(of: path)) != nil
  }

  private mutating func make(
    _ edits: [(path: FilePath, edits: [TableEdit])],
    _ changes: [TableChange]
  ) throws(AuditError) {
    do throws(AuditError) {
      try drafts.apply(edits)
    } catch {
      // What translators get of the others does not depend on a damaged table, which the scan
      // reports.
      if options.onlyAdds { return }
      throw error
    }
    for (path, edits) in edits where options.onlyAdds { additions.add(edits, to: path) }
    self.changes += changes
  }
}

extension LocalizedTable {
  /// Whether the file is a table of a format that can be changed.
  fileprivate var isEditable: Bool { ResourceFormat.format(of: path)?.id == format }
}

extension [Diagnostic] {
  fileprivate var uniqued: [Diagnostic] { Set(self).sorted() }
}
