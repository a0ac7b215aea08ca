import AuditReports
import L10nScan
import Platform
import SourceFiles
import TextFormats

/// An audit that is made again whenever a file changes.
final class Watcher {
  private let console: Console
  private let watch: FileWatch
  private let workspace: Workspace
  /// The settings of the last audit, which a configuration can change.
  private let settings = Locked(ScanSettings())
  /// The last report; nil where there was none yet.
  private var last: Report?
  /// The error that prevented the last audit.
  private var failure: AuditError?
  /// The changes that came while an audit was made.
  private let pending = Locked(PendingChanges())
  /// How often in a row audits were given up.
  private var abandoned = 0

  /// How often in a row an audit is given up for a newer change: where files never rest, what is found
  /// is reported all the same.
  private static let limit = 4

  /// The time without a change after all files are saved, or a branch is
  /// switched.
  private static let pause = Duration.milliseconds(60)

  init(_ command: WatchSettings, in console: Console) {
    self.console = console
    watch = console.watch(command.isPolling)
    workspace = Workspace(in: console.files) { [settings] files throws(AuditError) in
      let input = try ScanInput(watching: command, in: console.reading(files))
      settings.withLock { $0 = input.settings }
      return Audit(of: input)
    }
  }

  /// Audits, and audits again after each change until nothing changes any more.
  func run() throws(CommandFailure) {
    try audit()
    // What has changed while the audit was made was not watched yet.
    _ = watch.watch(workspace.folders)
    workspace.everythingChanged()
    try audit()
    while true {
      guard let changes = nextChanges() else { return }
      if changes.isEmpty { workspace.everythingChanged() } else { workspace.filesChanged(changes) }
      try audit()
      // So it is in folders that are new.
      let folders = watch.watch(workspace.folders)
      if folders.isEmpty { continue }
      workspace.filesChanged(folders.sorted())
      try audit()
    }
  }

  /// Waits for a change, and then until nothing more happens for a moment.
  ///
  /// - Returns: The changed paths; none where anything may have changed, and nil where nothing will.
  private func nextChanges() -> [FilePath]? {
    var changes = pending.withLock { pending in
      defer { pending = PendingChanges() }
      return pending
    }
    while !changes.isEnded {
      let isAny = changes.isAny
      if !changes.add(watch.wait(isAny ? Self.pause : nil)), isAny { break }
    }
    return changes.isAny ? changes.paths : nil
  }

  /// Returns a function that says whether something has changed since an audit began.
  private func newChanges() -> @Sendable () -> Bool {
    guard abandoned < Self.limit else { return { false } }
    let (watch, pending) = (watch, pending)
    return {
      pending.withLock { pending in
        if !pending.isEnded { pending.add(watch.wait(.zero)) }
        return pending.isAny
      }
    }
  }

  private func audit() throws(CommandFailure) {
    var report: Report
    do throws(AuditError) {
      guard let finished = try workspace.report(unless: newChanges()) else {
        // The changes that made it needless lead to the next one.
        abandoned += 1
        return
      }
      abandoned = 0
      report = finished
      try knownFindings().filter(&report)
      report.show(only: settings.withLock(\.shownLanguages))
    } catch {
      tell(error)
      return
    }
    failure = nil
    if let last {
      let text = ReportDifference(from: last, to: report).text
      if !text.isEmpty { try console.print(text) }
    } else {
      try ReportSettings().write(report, by: settings.withLock { $0 }, in: console)
    }
    last = report
  }

  /// Reads the findings that do not count by the baseline, which may have changed too.
  private func knownFindings() throws(AuditError) -> KnownFindings {
    var known = KnownFindings()
    if let path = settings.withLock(\.baseline) {
      let options = ReportSettings().options(for: settings.withLock { $0 }, in: console)
      known.stored = try console.baseline(path) { options.pathOfIdentity($0) }
    }
    return known
  }

  /// Reports once what prevents an audit.
  private func tell(_ error: AuditError) {
    if failure == error { return }
    failure = error
    console.complain("error: \(error.message)")
    for diagnostic in error.diagnostics { console.complain(diagnostic.line) }
    if let hint = error.hint { console.complain("hint: \(hint)") }
  }
}

extension ScanInput {
  /// Makes the input of an audit that is watched, by the configurations as they are by now.
  fileprivate init(watching command: WatchSettings, in console: Console) throws(AuditError) {
    var settings = command.scan
    if !command.configuration.isIgnored {
      try settings.readConfiguration(
        command.configuration.path,
        from: console.workingFolder,
        in: console.files
      )
    }
    self.init(settings, at: command.paths, in: console)
    try self.settings.readNestedConfigurations(in: console.files)
  }
}
