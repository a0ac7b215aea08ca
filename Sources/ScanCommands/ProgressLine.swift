import L10nScan
import SourceFiles

/// A line on a terminal that tells how far a scan is, and is gone when the scan ends.
///
/// A scan of less than a fifth of a second shows nothing, and the line changes ten times a second at
/// most. Many threads report to it; one at a time has its turn.
final class ProgressLine: @unchecked Sendable {
  private let turn = Turn()
  private let columns: Int
  private let elapsed: @Sendable () -> Duration
  private let write: @Sendable (String) -> Void
  private var files = 0
  private var readings = 0
  private var done = 0
  private var nextDrawing: Duration
  private var isShown = false

  /// Makes a line; `elapsed` tells the time since some moment.
  init(
    columns: Int,
    elapsed: @escaping @Sendable () -> Duration,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.columns = columns
    self.elapsed = elapsed
    self.write = write
    nextDrawing = elapsed() + .milliseconds(200)
  }

  /// What a scan reports to.
  var observer: ScanObserver {
    ScanObserver(
      found: { files, times in
        self.turn.take {
          self.files += files
          self.readings += files * times
        }
      },
      read: { self.turn.take { self.step() } }
    )
  }

  private func step() {
    done += 1
    let now = elapsed()
    guard now >= nextDrawing else { return }
    nextDrawing = now + .milliseconds(100)
    isShown = true
    // In one piece and over the old text, so that nothing flickers.
    write("\r" + String(text.prefix(max(columns - 1, 0))) + "\u{1B}[K")
  }

  /// Files are read more than once, so that a file counts as done by the share of its readings.
  private var text: String {
    let part = readings > 0 ? min(files * done / readings, files) : 0
    return "Read \(part) of \(files) files"
  }

  /// Takes the line away.
  func end() {
    turn.take {
      if isShown { write("\r\u{1B}[K") }
      isShown = false
      nextDrawing = .seconds(Int64.max)
    }
  }
}

extension ProgressLine {
  /// Makes a line for the terminal that standard error leads to; nil where it leads elsewhere.
  convenience init?(in console: Console) {
    guard let columns = console.columns(of: .error), console.environment["TERM"] != "dumb" else {
      return nil
    }
    self.init(columns: columns, elapsed: console.elapsed) { console.draw($0) }
  }
}
