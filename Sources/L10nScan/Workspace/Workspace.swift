package import AuditReports
package import SourceFiles

/// An audit that is kept up to date while files change.
///
/// Paths are those that the audit itself uses: relative where its folders are.
package struct Workspace: Sendable {
  private let disk: FileSystem
  private let makeAudit: @Sendable (FileSystem) throws(AuditError) -> Audit
  /// The texts of editors, which count instead of the files'.
  private var texts: [FilePath: [UInt8]] = [:]

  /// Makes a workspace, which reads nothing yet.
  ///
  /// - Parameters:
  ///   - files: The files on disk.
  ///   - makeAudit: Makes the audit of some files; called again when a configuration changes.
  package init(
    in files: FileSystem,
    _ makeAudit: @escaping @Sendable (FileSystem) throws(AuditError) -> Audit
  ) {
    disk = files
    self.makeAudit = makeAudit
  }

  /// Lets an editor's text count instead of a file's, until it is nil.
  package mutating func edit(_ path: FilePath, to bytes: [UInt8]?) {
    texts[path] = bytes
  }

  /// Takes notice of files and folders on disk that changed, came or went.
  package mutating func filesChanged(_ paths: [FilePath]) {}

  /// Takes notice that anything may have changed on disk.
  package mutating func everythingChanged() {}

  /// Returns the report that an audit of the files as they are by now makes.
  ///
  /// - Throws: `AuditError` when a configuration cannot be used, or there is nothing to check.
  package mutating func report() throws(AuditError) -> Report {
    try makeAudit(files).makeReport()
  }

  /// The files with the editors' texts in them.
  private var files: FileSystem {
    // What an editor shows and nobody has saved yet is a new file.
    let unsaved = texts.keys.filter { (try? disk.kind(of: $0)) == nil }
    return disk.overlaid(with: texts, made: Set(unsaved), gone: [])
  }
}
