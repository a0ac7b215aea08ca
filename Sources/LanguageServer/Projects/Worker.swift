import AuditReports
import Diagnostics
import JSONRPC
import L10nScan
import LocalizationModel
import Platform
import SourceFiles
import TextFormats

/// The part of the server that audits, on a thread of its own: it brings projects up to date, publishes
/// what is found, and answers what only an audit of the latest texts can.
struct Worker {
  private let projects: Projects
  private let connection: Connection
  private let files: FileSystem
  private var workspaces: [FilePath: Workspace] = [:]
  /// The audits that the workspaces have made, which know settings and baselines.
  private let audits = Locked<[FilePath: Audit]>([:])
  private var publisher: Publisher
  /// How often in a row the audits of a project were given up.
  private var abandoned: [FilePath: Int] = [:]

  /// How often in a row an audit is given up for a newer text: who never rests gets findings all the same.
  private static let limit = 4
  /// How many milliseconds texts have to rest, unless the client says otherwise.
  private static let delay = 100
  /// The number of times that continued typing delays an audit.
  private static let patience = 20

  init(_ projects: Projects, _ connection: Connection, _ files: FileSystem) {
    (self.projects, self.connection, self.files) = (projects, connection, files)
    publisher = Publisher(projects, connection)
  }

  /// Works until the projects are stopped.
  mutating func run() {
    while !projects.read(\.isStopped) {
      projects.signal.wait()
      rest()
      work()
    }
  }

  /// Waits until nothing has changed for a moment, unless a request waits for an answer.
  private func rest() {
    let delay = projects.read { $0.settings.delay } ?? Self.delay
    for _ in 0..<Self.patience {
      guard !projects.isAsked, projects.signal.wait(milliseconds: max(0, delay)) else { return }
    }
  }

  /// Does everything that there is to do.
  mutating func work() {
    while let task = projects.nextTask() {
      switch task {
      case .forget(let folder):
        workspaces[folder] = nil
        abandoned[folder] = nil
        publisher.forget(folder)
      case .audit(let folder, let entry, let state): audit(folder, entry, state)
      case .answer(let question, let snapshot): answer(question, snapshot)
      }
    }
  }

  private mutating func audit(_ folder: FilePath, _ entry: Projects.Entry, _ state: Projects.State)
  {
    var workspace = workspaces.removeValue(forKey: folder) ?? makeWorkspace(folder, state.settings)
    if entry.isNew { workspace = makeWorkspace(folder, state.settings) }
    for (path, bytes) in entry.edits { workspace.edit(path, to: bytes) }
    if !entry.changedFiles.isEmpty { workspace.filesChanged(entry.changedFiles) }
    tell(ProgressParameters.begin, folder) { $0.begin() }
    defer { workspaces[folder] = workspace }
    let (projects, mayAbandon) = (projects, abandoned[folder, default: 0] < Self.limit)
    do throws(AuditError) {
      let isOutdated: @Sendable () -> Bool = {
        mayAbandon && projects.read { $0.isStopped || $0[folder]?.isStale ?? true }
      }
      guard var report = try workspace.report(unless: isOutdated) else {
        abandoned[folder, default: 0] += 1
        // The findings of these files are not looked at yet.
        projects.change { $0[folder]?.changedFiles += entry.changedFiles }
        trace("gave up the audit of '\(folder)' for a newer text")
        return
      }
      abandoned[folder] = nil
      let audit = audits.withLock { $0[folder] }
      try audit?.knownFindings().filter(&report)
      tell(ProgressParameters.end, folder) { $0.end() }
      var options = RenderOptions()
      options.ruleURL = audit?.input.settings.ruleURL?.template
      let snapshot = Snapshot(
        folder: folder,
        report: report,
        options: options,
        documents: state.documents
      )
      projects.change { $0[folder]?.snapshot = snapshot }
      trace("audited '\(folder)': \(report.findings.count) findings")
      publisher.publish(snapshot, after: entry.changedFiles, files)
      for request in state.client.refreshes { connection.ask(request) }
    } catch {
      tell(ProgressParameters.end, folder) { $0.end() }
      let message: VisibleText = "\(folder): \(inLines: error.description)"
      connection.notify("window/logMessage", LogParameters(.warning, message))
      publisher.publish(error, in: folder, entry.snapshot, state, files)
    }
  }

  /// Makes the workspace of a folder, whose audits count and tell how many files they have read.
  private func makeWorkspace(_ folder: FilePath, _ settings: ClientSettings) -> Workspace {
    let (projects, connection, audits) = (projects, connection, audits)
    return Workspace(in: files) { files throws(AuditError) in
      var audit = try Audit(folder, settings, in: files)
      audit.keepsWithheld = true
      audit.input.observer = ScanObserver(
        found: { files, times in
          projects.change { $0[folder]?.progress.found(files, times) }
        },
        read: {
          let news = projects.change { state -> (String, Int)? in
            guard let share = state[folder]?.progress.readFile() else { return nil }
            return (state[folder]?.progress.token ?? "", share)
          }
          guard let (token, share) = news else { return }
          connection.notify("$/progress", ProgressParameters.report(token, share))
        }
      )
      audits.withLock { $0[folder] = audit }
      return audit
    }
  }

  /// Informs the client of progress, where a change of it says so.
  private func tell(
    _ parameters: (String) -> ProgressParameters,
    _ folder: FilePath,
    _ isTold: (inout Progress) -> Bool
  ) {
    let token = projects.change { state -> String? in
      guard var progress = state[folder]?.progress else { return nil }
      let isTold = isTold(&progress)
      state[folder]?.progress = progress
      return isTold ? progress.token : nil
    }
    if let token { connection.notify("$/progress", parameters(token)) }
  }

  private func trace(_ message: VisibleText) {
    guard projects.read(\.isTraced) else { return }
    connection.notify("$/logTrace", ["message": message])
  }

  private func answer(_ question: Question, _ snapshot: Snapshot?) {
    let state = projects.read(\.self)
    guard state.documents[question.document]?.version == question.version else {
      return connection.refuse(question.id, .contentModified)
    }
    guard let snapshot else { return connection.answer(question.id, nil) }
    let view = ProjectView(snapshot, state, files: files)
    view.workspace = workspaces[question.project]
    do throws(ResponseError) {
      connection.answer(question.id, try question.answer(view))
    } catch {
      connection.refuse(question.id, error)
    }
  }
}

/// The parameters of a message for the client's log, or for people.
struct LogParameters: Encodable {
  let type: Kind
  let message: VisibleText

  enum Kind: Int, Encodable { case warning = 2, information }

  init(_ type: Kind, _ message: VisibleText) { (self.type, self.message) = (type, message) }
}

extension Audit {
  /// Makes the audit of a client's folder, which is the same as that of the command line in it.
  init(
    _ folder: FilePath,
    _ settings: ClientSettings,
    in files: FileSystem
  ) throws(AuditError) {
    let configuration = settings.configuration.map { FilePath($0).absolute(from: folder) }
    try self.init(folder: folder, in: files, from: "/", configuration: configuration)
    try input.settings.readNestedConfigurations(in: files)
  }
}
