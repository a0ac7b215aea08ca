import L10nScan
import Platform
import SourceFiles
import TextFormats

/// A line on a terminal that says how far a scan is, and is gone when the scan ends.
///
/// A scan of less than a fifth of a second shows nothing, and the line changes ten times a second at
/// most. Many threads report to it.
struct ProgressLine: Sendable {
  private let columns: Int
  private let elapsed: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  private let state: Locked<State>

  private struct State: Sendable {
    var progress = Progress()
    var nextDrawing: Duration
    var isShown = false
  }

  /// Makes a line; `elapsed` returns the time since some moment.
  init(
    columns: Int,
    elapsed: @escaping @Sendable () -> Duration,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.columns = columns
    self.elapsed = elapsed
    self.write = write
    state = Locked(State(nextDrawing: elapsed() + .milliseconds(200)))
  }

  /// The listener that a scan reports to.
  var observer: ScanObserver {
    ScanObserver(
      found: { files, times in
        state.withLock {
          $0.progress.files += files
          $0.progress.readings += files * times
        }
      },
      read: { state.withLock(step) }
    )
  }

  private func step(_ state: inout State) {
    state.progress.done += 1
    let now = elapsed()
    guard now >= state.nextDrawing else { return }
    state.nextDrawing = now + .milliseconds(100)
    state.isShown = true
    // In one piece and over the old text, so that nothing flickers.
    write("\r" + String(state.progress.text.prefix(max(columns - 1, 0))) + "\u{1B}[K")
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
      state.nextDrawing = .seconds(Int64.max)
    }
  }
}

extension ProgressLine {
  /// Makes a line for the terminal that standard error leads to; nil where it leads elsewhere.
  init?(in console: Console) {
    guard let columns = console.columns(of: .error), console.environment["TERM"] != "dumb" else {
      return nil
    }
    self.init(columns: columns, elapsed: console.elapsed) { text in
      // The codes are the terminal's, and all else is the line's own.
      console.draw(VisibleText(encoded: Array(text.utf8)))
    }
  }
}

/// How many files are to be read, and how often they have been.
private struct Progress: Sendable {
  var files = 0
  var readings = 0
  var done = 0

  /// Files are read more than once, so that a file counts as done by the share of its readings.
  var text: String {
    let part = readings > 0 ? min(files * done / readings, files) : 0
    return "Read \(part) of \(files) files"
  }
}
