import Changes
import CompletenessChecks
import L10nScan
import LocalizationModel
import SourceFiles
import StringResources

/// The tables of a project with the keys that its code uses: the texts that others are compared with.
struct ImportBase {
  private var audit: Audit
  let sources: SourceScan
  private(set) var scan: TableScan
  private(set) var project: Project
  private(set) var drafts: TableDrafts
  private(set) var tables: [ExchangeTable]
  /// The keys that only the code has, each of which is added with its first translation.
  let additions: KeyAdditions
  /// The keys that neither the code nor a table has.
  private(set) var newKeys: [(path: FilePath, edit: TableEdit)] = []

  /// Reads an audit's project.
  ///
  /// - Throws: `AuditError` when there is nothing to read, or a table is in no state to be changed.
  init(_ audit: Audit) throws(AuditError) {
    var updater = try Updater(audit, UpdateOptions())
    (sources, scan, project) = try updater.addMissing()
    self.audit = audit
    self.audit.scannedSources = sources
    (drafts, additions) = (updater.drafts, updater.additions)
    tables = ExchangeTables(project, scan, in: drafts.fileSystem).tables
  }

  /// Adds keys to tables, and reads these again.
  ///
  /// - Throws: `AuditError` when a table is in no state to be changed.
  mutating func add(_ keys: [(path: FilePath, edit: TableEdit)]) throws(AuditError) {
    guard !keys.isEmpty else { return }
    newKeys += keys
    try drafts.apply(keys.map { ($0.path, [$0.edit]) })
    var audit = audit
    audit.input.files = drafts.fileSystem
    (_, scan, project) = try audit.makeProject()
    tables = ExchangeTables(project, scan, in: drafts.fileSystem).tables
  }
}
