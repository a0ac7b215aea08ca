package import AuditReports
package import L10nScan
package import SourceFiles

/// The means that the program gives to a server: a project's files, and what a command line does with
/// them.
package struct AgentHost: Sendable {
  /// The files of the project; nothing else is read or written.
  package let files: FileSystem
  /// The folder that relative paths start from.
  package let workingFolder: FilePath
  /// Reports which files have changed.
  package let watch: FileWatch
  /// Whether tools that write are offered.
  package let mayWrite: Bool
  /// Makes the audit of some files by the configurations in them.
  package let makeAudit: @Sendable (FileSystem) throws(AuditError) -> Audit
  /// Audits by what is new since a git revision, unless a function says that nothing wants to know.
  package let reportSince:
    @Sendable (_ revision: String, _ isOutdated: @escaping @Sendable () -> Bool)
      throws(AuditError) -> Report
  /// Reads a baseline, or the configured one where none is named.
  package let readBaseline: @Sendable (Audit, FilePath?) throws(AuditError) -> KnownFindings

  package init(
    files: FileSystem,
    workingFolder: FilePath,
    watch: FileWatch,
    mayWrite: Bool,
    makeAudit: @escaping @Sendable (FileSystem) throws(AuditError) -> Audit,
    reportSince:
      @escaping @Sendable (_ revision: String, _ isOutdated: @escaping @Sendable () -> Bool)
      throws(AuditError) -> Report,
    readBaseline: @escaping @Sendable (Audit, FilePath?) throws(AuditError) -> KnownFindings
  ) {
    (self.files, self.workingFolder) = (files, workingFolder)
    (self.watch, self.mayWrite) = (watch, mayWrite)
    (self.makeAudit, self.reportSince) = (makeAudit, reportSince)
    self.readBaseline = readBaseline
  }
}
