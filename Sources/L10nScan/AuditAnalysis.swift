import AuditReports
import CompletenessChecks
import Diagnostics
import LocalizationModel
import SourceFiles

/// The findings of an audit before levels and suppressions.
struct AuditAnalysis: Sendable {
  let project: Project
  /// The findings of the rules.
  var found = FoundDefects()
  /// The findings about files and folders that the walks could not look into.
  let walked: Set<Diagnostic>
  /// The texts of the files of tables, by their paths.
  let texts: [FilePath: SourceText]
  var coverage: [Coverage] = []
  var statistics = Statistics()

  init(_ project: Project, _ sources: SourceScan, _ tables: TableScan) {
    self.project = project
    walked = Set(sources.walkDiagnostics + tables.walkDiagnostics)
    texts = tables.fileTexts
  }
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
