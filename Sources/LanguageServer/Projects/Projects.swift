import JSONRPC
import Platform
import SourceFiles

/// The projects and texts of a client, as the thread that reads messages and the one that audits share
/// them.
final class Projects: Sendable {
  private let state = Locked(State())
  /// Rings when there is something to do.
  let signal = Signal()

  struct State: Sendable {
    var client = Client()
    var settings = ClientSettings()
    /// The open texts.
    var documents: [FilePath: Document] = [:]
    fileprivate(set) var projects: [FilePath: Entry] = [:]
    /// Requests that the next audit of their project answers, in the order in which they came.
    fileprivate var questions: [Question] = []
    /// The folders that the client has closed.
    fileprivate var closed: [FilePath] = []
    /// Whether the client wants progress reports.
    var isTraced = false
    /// The last request for the client's settings.
    var settingsRequest: RequestID?
    /// Folders that the client has not opened, but a file in them.
    var found: Set<FilePath> = []
    /// Whether the client has taken note of what the server can do, and may be told things.
    var isReady = false
    fileprivate(set) var isStopped = false
  }

  /// A project and what has happened to it since its last audit.
  struct Entry: Sendable {
    var snapshot: Snapshot?
    /// Whether the settings have changed, so that the workspace is made anew.
    var isNew = true
    /// The texts that changed; nil for one that counts no more.
    var edits: [FilePath: [UInt8]?] = [:]
    var changedFiles: [FilePath] = []
    var progress = Progress()
    /// Whether something has happened that an audit has not seen.
    var isStale = true
  }

  /// The next task of the auditing thread.
  enum Task: Sendable {
    case audit(FilePath, Entry, State)
    /// A project is no longer the client's.
    case forget(FilePath)
    case answer(Question, Snapshot?)
  }

  func read<Result: Sendable>(_ body: (State) -> Result) -> Result { state.withLock { body($0) } }

  func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result { state.withLock(body) }

  /// Returns what to do next, which counts as begun; nil where there is nothing.
  func nextTask() -> Task? {
    state.withLock { state in
      if state.isStopped || !state.isReady { return nil }
      if let folder = state.closed.popLast() { return .forget(folder) }
      let stale = state.projects.filter(\.value.isStale).keys.sorted()
      // A client waits for the answer, and not for the findings of other projects.
      let asked = stale.first { folder in state.questions.contains { $0.project == folder } }
      if let folder = asked ?? stale.first, let entry = state.projects[folder] {
        state.projects[folder]?.begin()
        return .audit(folder, entry, state)
      }
      guard !state.questions.isEmpty else { return nil }
      let question = state.questions.removeFirst()
      return .answer(question, state.projects[question.project]?.snapshot)
    }
  }

  /// Whether a request waits, so that there is no time to let the texts rest.
  var isAsked: Bool { state.withLock { !$0.questions.isEmpty || $0.isStopped } }

  /// Lets the next audit answer a request.
  func queue(_ question: Question) {
    state.withLock { $0.questions.append(question) }
    signal.ring()
  }

  /// Takes a request back; false where it is not waiting.
  func cancel(_ id: RequestID) -> Bool {
    state.withLock { state in
      let count = state.questions.count
      state.questions.removeAll { $0.id == id }
      return state.questions.count < count
    }
  }

  /// Ends the work, and returns the requests that stay without an answer.
  func stop() -> [RequestID] {
    defer { signal.ring() }
    return state.withLock { state in
      state.isStopped = true
      defer { state.questions = [] }
      return state.questions.map(\.id)
    }
  }
}

extension Projects.Entry {
  /// Takes what has happened as seen.
  fileprivate mutating func begin() {
    (isNew, isStale, edits, changedFiles) = (false, false, [:], [])
  }
}

extension Projects.State {
  /// The folders of all projects, sorted.
  var folders: [FilePath] { projects.keys.sorted() }

  /// Returns whether a folder is there for a file of it alone.
  func isFound(_ folder: FilePath) -> Bool { found.contains(folder) }

  /// Returns the project for whose progress the client was asked by a request.
  func folder(askedBy id: RequestID) -> FilePath? {
    projects.first { $0.value.progress.request == id }?.key
  }

  /// The folder of the project that a file belongs to: the innermost one around it.
  func folder(of path: FilePath) -> FilePath? {
    folders(around: path).max { $0.components.count < $1.components.count }
  }

  private func folders(around path: FilePath) -> [FilePath] {
    projects.keys.filter { path.isWithin($0) }
  }

  /// Takes in a folder, with the texts that are open in it.
  mutating func add(_ folder: FilePath) {
    guard projects[folder] == nil else { return }
    projects[folder] = Projects.Entry()
    projects[folder]?.edits = documents.filter { $0.key.relative(to: folder) != nil }
      .mapValues { $0.bytes }
  }

  mutating func remove(_ folder: FilePath) -> Projects.Entry? {
    closed.append(folder)
    return projects.removeValue(forKey: folder)
  }

  /// Notes that a text counts from now on, or none any more.
  mutating func edit(_ path: FilePath, _ document: Document?) {
    documents[path] = document
    for folder in folders(around: path) {
      projects[folder]?.edits[path] = .some(document?.bytes)
      projects[folder]?.isStale = true
    }
  }

  /// Notes that files on disk have changed.
  mutating func filesChanged(_ paths: [FilePath]) {
    for folder in projects.keys {
      let own = paths.filter { $0.relative(to: folder) != nil }
      guard !own.isEmpty else { continue }
      projects[folder]?.changedFiles += own
      projects[folder]?.isStale = true
    }
  }

  /// Notes that all settings may have changed.
  mutating func settingsChanged() {
    for folder in projects.keys {
      let open = documents.filter { $0.key.relative(to: folder) != nil }
      projects[folder]?.edits = open.mapValues { $0.bytes }
      projects[folder]?.isNew = true
      projects[folder]?.isStale = true
    }
  }

  subscript(folder: FilePath) -> Projects.Entry? {
    get { projects[folder] }
    set { if projects[folder] != nil { projects[folder] = newValue } }
  }
}
