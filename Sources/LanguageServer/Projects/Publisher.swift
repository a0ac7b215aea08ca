import AuditReports
import Diagnostics
import JSONRPC
import L10nScan
import LocalizationModel
import SourceFiles

/// Informs the client of findings, and only of what has changed.
struct Publisher {
  private let projects: Projects
  private let connection: Connection
  /// The findings that the client got last, by project and file.
  private var told: [FilePath: [FilePath: Told]] = [:]
  private var findings: [FilePath: [Diagnostic]] = [:]

  private struct Told {
    let version: Int?
    let findings: [Diagnostic]
    let diagnostics: [PublishedDiagnostic]
  }

  init(_ projects: Projects, _ connection: Connection) {
    (self.projects, self.connection) = (projects, connection)
  }

  /// Publishes the findings of an audit, before which some files on disk have changed.
  mutating func publish(
    _ snapshot: Snapshot,
    after changedFiles: [FilePath],
    _ files: FileSystem
  ) {
    let causes = snapshot.report.annotations.map(\.lead)
    findings[snapshot.folder] = causes
    publish(causes, snapshot, after: changedFiles, files)
  }

  /// Publishes what is wrong with a configuration beside the last findings, which are better than none;
  /// where there is nothing to check any more, they go.
  mutating func publish(
    _ error: AuditError,
    in folder: FilePath,
    _ last: Snapshot?,
    _ state: Projects.State,
    _ files: FileSystem
  ) {
    let report = Report(findings: [], toolVersion: Audit.version)
    let snapshot =
      last
      ?? Snapshot(
        folder: folder,
        report: report,
        options: RenderOptions(),
        documents: state.documents
      )
    // What is wrong with the folder itself has no text to stand in.
    let places = error.diagnostics.filter { $0.location.path != folder }
    let kept = places.isEmpty ? [] : findings[folder] ?? []
    publish(kept + places, snapshot, after: [], files)
  }

  /// Takes back the findings of a project.
  mutating func forget(_ folder: FilePath) {
    for (path, _) in (told.removeValue(forKey: folder) ?? [:]).ordered(by: \.key) {
      tell(path, Told(version: nil, findings: [], diagnostics: []), projects.read(\.documents))
    }
    findings[folder] = nil
  }

  private mutating func publish(
    _ findings: [Diagnostic],
    _ snapshot: Snapshot,
    after changedFiles: [FilePath],
    _ files: FileSystem
  ) {
    let state = projects.read(\.self)
    let view = ProjectView(snapshot, state, files: files)
    let byFile = Dictionary(grouping: findings, by: \.location.path)
    let before = told[snapshot.folder] ?? [:]
    let paths = Set(byFile.keys).union(before.keys).union(state.documents.keys)
    for path in paths.sorted() {
      // A file in two projects belongs to the inner one, which reports it.
      let owner = state.folder(of: path)
      guard owner == snapshot.folder || owner == nil && byFile[path] != nil else { continue }
      let version = state.documents[path]?.version
      let (findings, last) = (byFile[path] ?? [], before[path])
      // Most files are as they were, and are not opened to count their lines.
      let isKnown = last.map { $0.version == version && $0.findings == findings } ?? false
      guard !isKnown || changedFiles.contains(path),
        last != nil || version != nil || !findings.isEmpty
      else { continue }
      // A text that has changed meanwhile is audited again at once.
      guard view.isCurrent(path) else { continue }
      let diagnostics = findings.compactMap { PublishedDiagnostic($0, in: view) }
      let new = Told(version: version, findings: findings, diagnostics: diagnostics)
      told[snapshot.folder, default: [:]][path] = new
      if last?.version == version, last?.diagnostics == diagnostics { continue }
      tell(path, new, state.documents)
    }
  }

  private func tell(_ path: FilePath, _ told: Told, _ documents: [FilePath: Document]) {
    let parameters = PublishParameters(
      uri: documents[path]?.uri ?? DocumentURI(path),
      version: told.version,
      diagnostics: told.diagnostics
    )
    connection.notify("textDocument/publishDiagnostics", parameters)
  }
}
