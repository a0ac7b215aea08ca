import AuditReports
import CompletenessChecks
import Diagnostics
import LocalizationModel
import SourceFiles

/// What an audit has found out of sources and tables, before levels and suppressions are looked at.
struct AuditOutcome: Sendable {
  var project: Project
  /// The findings of the rules.
  var found = RuleFindings()
  /// The findings about files and folders that the walks could not look into.
  private(set) var walked: Set<Diagnostic>
  /// The texts of the files of tables, by their paths.
  let texts: [FilePath: SourceText]
  var coverage: [Coverage] = []
  var statistics = Statistics()
  /// What this rests on, where there is a next time.
  private var basis: Basis?

  init(_ project: Project, _ sources: SourceScan, _ tables: TableScan, isKept: Bool) {
    self.project = project
    walked = Self.walked(sources, tables)
    texts = tables.fileTexts
    guard isKept else { return }
    let ofSources = sources.extractions.reduce(0) { $0 + $1.diagnostics.count }
    basis = Basis(
      tables: tables,
      diagnosticsOfTables: Array(project.diagnostics.dropFirst(ofSources))
    )
  }

  private static func walked(_ sources: SourceScan, _ tables: TableScan) -> Set<Diagnostic> {
    Set(sources.walkDiagnostics + tables.walkDiagnostics)
  }

  /// Takes over sources that say the same as before at other places.
  ///
  /// - Returns: Whether this is so; otherwise no place is to be trusted any more.
  mutating func move(
    _ changes: SourceChanges,
    to sources: SourceScan,
    _ tables: TableScan
  ) -> Bool {
    guard let basis, basis.tables.isSame(as: tables) else { return false }
    var places = MovedPlaces()
    for (old, new) in changes.files {
      guard let old, let new, places.add(new, readAfter: old) else { return false }
    }
    guard project.move(places), found.move(places) else { return false }
    project.diagnostics = sources.extractions.flatMap(\.diagnostics) + basis.diagnosticsOfTables
    walked = Self.walked(sources, tables)
    return true
  }
}

/// What an outcome rests on.
private struct Basis: Sendable {
  let tables: TableScan
  /// The findings of the readers of tables.
  let diagnosticsOfTables: [Diagnostic]
}

extension TableScan {
  /// The texts of the files of which the tables are views.
  fileprivate var fileTexts: [FilePath: SourceText] {
    var texts: [FilePath: SourceText] = [:]
    for table in tables where !table.entries.fileBytes.isEmpty {
      texts[table.path] = SourceText(path: table.path, bytes: table.entries.fileBytes)
    }
    return texts
  }
}
