import JSONRPC

/// The client's state of progress for a project's first audit.
struct Progress: Sendable {
  private enum Stage { case silent, asked, allowed, shown, over }

  private var stage = Stage.silent
  private(set) var request: RequestID?
  /// The name that the client knows the progress by.
  private(set) var token = ""
  private var isRunning = false
  private var files = 0
  private var read = 0
  private var percentage = 0

  /// Notes that the client was asked whether it shows progress.
  mutating func ask(_ id: RequestID, _ token: String) {
    (stage, request, self.token) = (.asked, id, token)
  }

  /// Notes that the client shows it; true where it is to be shown from now on.
  mutating func allow() -> Bool {
    guard stage == .asked else { return false }
    stage = isRunning ? .shown : .allowed
    return isRunning
  }

  /// Notes that the audit begins; true where that is to be shown.
  mutating func begin() -> Bool {
    isRunning = true
    guard stage == .allowed else { return false }
    stage = .shown
    return true
  }

  mutating func found(_ files: Int, _ times: Int) { self.files = files * times }

  /// Notes that a file was read, and returns the share of all in percent where that is to be shown.
  mutating func readFile() -> Int? {
    read += 1
    let share = files == 0 ? 0 : min(100, read * 100 / files)
    guard stage == .shown, share > percentage else { return nil }
    percentage = share
    return share
  }

  /// Notes that the audit has ended; true where that is to be shown.
  mutating func end() -> Bool {
    defer { (stage, isRunning) = (.over, false) }
    return stage == .shown
  }
}

/// The parameters of a notification about progress.
struct ProgressParameters: Encodable {
  let token: String
  let value: Value

  struct Value: Encodable {
    let kind: String
    var title: String?
    var percentage: Int?
    var cancellable: Bool?
  }

  static func begin(_ token: String) -> Self {
    Self(
      token: token,
      value: Value(kind: "begin", title: "l10nscan", percentage: 0, cancellable: false)
    )
  }

  static func report(_ token: String, _ percentage: Int) -> Self {
    Self(token: token, value: Value(kind: "report", percentage: percentage))
  }

  static func end(_ token: String) -> Self { Self(token: token, value: Value(kind: "end")) }
}
