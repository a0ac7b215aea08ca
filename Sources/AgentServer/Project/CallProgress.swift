import JSONRPC
import L10nScan
import Platform

/// The progress of the call that runs, of which a client is informed if it wants to be.
final class CallProgress: Sendable {
  private let connection: Connection
  private let state = Locked(State())

  private struct State: Sendable {
    var token: RequestID?
    var files = 0
    var read = 0
    var percentage = 0
  }

  /// The parameters of a notification.
  private struct Parameters: Encodable {
    let progressToken: RequestID
    let progress: Int
    let total = 100
    let message = "reading sources and tables"
  }

  init(_ connection: Connection) { self.connection = connection }

  /// Begins a call, of which the client knows the progress by a name; nil where it does not ask for it.
  func begin(_ token: RequestID?) {
    state.withLock { $0 = State(token: token) }
  }

  /// The observer of an audit.
  var observer: ScanObserver {
    ScanObserver(
      found: { [self] files, times in state.withLock { $0.files = files * times } },
      read: { [self] in readFile() }
    )
  }

  private func readFile() {
    let news = state.withLock { state -> Parameters? in
      guard let token = state.token else { return nil }
      state.read += 1
      let share = state.files == 0 ? 0 : min(100, state.read * 100 / state.files)
      guard share >= state.percentage + Self.step else { return nil }
      state.percentage = share
      return Parameters(progressToken: token, progress: share)
    }
    if let news { connection.notify("notifications/progress", news) }
  }

  /// So many per cent have to be read between two notifications.
  private static let step = 5
}
