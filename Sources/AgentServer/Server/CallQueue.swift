import JSONRPC
import Platform

/// The calls of tools, as the thread that reads messages and the one that answers share them.
final class CallQueue: Sendable {
  private let state = Locked(State())
  /// Rings when there is something to do.
  private let signal = Signal()
  private let ended = Signal()

  private struct State: Sendable {
    var waiting: [ToolCall] = []
    /// The call that is carried out.
    var running: RequestID?
    var isCancelled = false
    /// Whether no more calls come.
    var isClosed = false
  }

  func add(_ call: ToolCall) {
    state.withLock { $0.waiting.append(call) }
    signal.ring()
  }

  /// Takes a call back: one that waits is not carried out, and one that runs is given up where it can be.
  func cancel(_ id: RequestID) {
    state.withLock { state in
      state.waiting.removeAll { $0.id == id }
      if state.running == id { state.isCancelled = true }
    }
  }

  /// Returns the next call, which counts as begun; nil where none waits.
  func next() -> ToolCall? {
    state.withLock { state in
      guard !state.waiting.isEmpty else { return nil }
      let call = state.waiting.removeFirst()
      (state.running, state.isCancelled) = (call.id, false)
      return call
    }
  }

  /// Whether the call that runs is taken back.
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Ends a call, and returns whether its answer is still wanted.
  func finish() -> Bool {
    state.withLock { state in
      defer { (state.running, state.isCancelled) = (nil, false) }
      return !state.isCancelled
    }
  }

  /// Carries out calls by a function, one after the other, until the queue is closed and empty.
  func serve(_ body: (ToolCall) -> Void) {
    while true {
      while let call = next() { body(call) }
      if state.withLock({ $0.isClosed && $0.waiting.isEmpty }) { break }
      signal.wait()
    }
    ended.ring()
  }

  /// Takes no more calls, and waits until those that came are answered.
  func close() {
    state.withLock { $0.isClosed = true }
    signal.ring()
    ended.wait()
  }
}
