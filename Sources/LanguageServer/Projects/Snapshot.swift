import AuditReports
import Changes
import LocalizationModel
import Platform
import SourceFiles

/// A project as the last audit has seen it; all that ask share it.
final class Snapshot: Sendable {
  let folder: FilePath
  let report: Report
  /// The address of rules' pages, if the configuration has one.
  let options: RenderOptions
  /// The editors' texts that the audit has read, with their versions.
  let documents: [FilePath: Document]
  /// The keys that an update of these texts adds, once they have been requested.
  let additions = Locked<KeyAdditions?>(nil)

  init(
    folder: FilePath,
    report: Report,
    options: RenderOptions,
    documents: [FilePath: Document]
  ) {
    (self.folder, self.report, self.options) = (folder, report, options)
    self.documents = documents
  }

  var project: Project? { report.project }
}
