import AuditReports
import LocalizationModel
import SourceFiles

/// A project as the last audit has seen it.
struct Snapshot: Sendable {
  let folder: FilePath
  let report: Report
  /// The address of rules' pages, if the configuration has one.
  let options: RenderOptions
  /// The editors' texts that the audit has read, with their versions.
  let documents: [FilePath: Document]

  var project: Project? { report.project }
}
