import AuditReports
import Changes
import KeyExplanations
import L10nScan
import LocalizationModel
import Platform
import SourceFiles
import TextFormats

/// A project as the calls of tools look at it, each as its files are by then.
///
/// Answers of the last audit are kept as long as they hold. Before each call the folders that were read
/// are looked at again, and files count as changed by their size, time and number.
final class AgentProject {
  let host: AgentHost
  let progress: CallProgress
  private let isCancelled: @Sendable () -> Bool
  private let workspace: Workspace
  /// The audit that the workspace made last, which knows the settings.
  private let audit = Locked<Audit?>(nil)
  /// The folders that are watched since the last audit read them, and may have changed before.
  private var unsettled: Set<FilePath> = []

  init(
    _ host: AgentHost,
    progress: CallProgress,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    (self.host, self.progress, self.isCancelled) = (host, progress, isCancelled)
    let audit = audit
    workspace = Workspace(in: host.files) { files throws(AuditError) in
      var made = try host.makeAudit(files).toExplain
      made.input.observer = progress.observer
      audit.withLock { $0 = made }
      return made
    }
  }

  /// Returns the report of the files as they are by now.
  ///
  /// - Throws: `ToolFailure` where nothing can be audited, or the call is taken back.
  func report() throws(ToolFailure) -> Report {
    takeChanges()
    // What has changed in new folders before they are watched is not known: the next call reads them
    // again.
    defer { unsettled = host.watch.watch(workspace.folders) }
    guard let report = try ToolFailure.converting(workspace.report(unless: isCancelled)) else {
      throw .cancelled
    }
    return report
  }

  /// Takes notice of what has changed since the last call.
  private func takeChanges() {
    switch host.watch.wait(.milliseconds(1)) {
    case .paths(let paths):
      let changed = unsettled.union(paths)
      if !changed.isEmpty { workspace.filesChanged(changed.sorted()) }
    // Where nothing reports changes, all is read anew.
    case .everything, .ended: workspace.everythingChanged()
    }
  }

  /// Returns the report by what is new since a revision.
  func report(since revision: String) throws(ToolFailure) -> Report {
    let isCancelled = isCancelled
    do throws(AuditError) {
      return try host.reportSince(revision, isCancelled)
    } catch {
      throw isCancelled() ? .cancelled : ToolFailure(error)
    }
  }

  /// Leaves those findings of a report that no baseline knows.
  func filter(_ report: inout Report, by baseline: FilePath?) throws(ToolFailure) {
    guard let audit = audit.withLock({ $0 }) else { return }
    let known = try ToolFailure.converting(host.readBaseline(audit, baseline))
    known.filter(&report)
  }

  /// Returns the place of a file or folder that an agent names; nil where it names none.
  ///
  /// - Throws: `ToolFailure` where nothing is there.
  func place(of name: String?) throws(ToolFailure) -> ProjectPlace? {
    guard let name else { return nil }
    let path = FilePath(name).absolute(from: host.workingFolder)
    guard (try? host.files.kind(of: path)) != nil else {
      throw ToolFailure("there is no file or folder '\(name)'")
    }
    return ProjectPlace(path: path, workingFolder: host.workingFolder)
  }

  /// Returns an explainer of a report.
  func explainer(of report: Report) throws(ToolFailure) -> Explainer {
    guard var audit = audit.withLock({ $0 }) else { throw .cancelled }
    audit.input.files = host.files
    guard let explainer = Explainer(report, of: audit, from: host.workingFolder) else {
      throw ToolFailure("nothing was audited")
    }
    return explainer
  }

  /// Makes a fresh audit, for what changes files.
  func freshAudit() throws(ToolFailure) -> Audit {
    try ToolFailure.converting(host.makeAudit(host.files))
  }

  /// Writes all files, or none.
  ///
  /// A signal that ends the program waits until then.
  func write(_ changes: [FileChange]) throws(ToolFailure) {
    guard !isCancelled() else { throw .cancelled }
    let files = host.files
    do throws(FileChangeError) {
      try EndingSignals.waiting { () throws(FileChangeError) in try changes.write(in: files) }
    } catch {
      let names = error.changed.map { "'\($0)'" }.joined(separator: ", ")
      let state =
        names.isEmpty ? "nothing was changed" : "what was changed before stays: \(names)"
      throw ToolFailure("\(error.cause); \(state)")
    }
  }
}

/// A file or folder of a project, however a report spells its path.
struct ProjectPlace {
  let path: FilePath
  let workingFolder: FilePath

  func contains(_ other: FilePath) -> Bool {
    other.absolute(from: workingFolder).isWithin(path)
  }
}
