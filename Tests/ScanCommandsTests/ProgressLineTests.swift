import Foundation
import L10nScan
@testable import ScanCommands
import Testing

@Suite struct ProgressLineTests {
  private let terminal = Terminal()

  @Test func `a short scan shows nothing`() {
    let line = terminal.line()
    line.observer.found(3, 1)
    for _ in 0..<3 { line.observer.read() }
    terminal.time = .milliseconds(199)
    line.observer.read()
    line.end()
    #expect(terminal.text.isEmpty)
  }

  @Test func `a long scan tells how many files are read, and leaves nothing behind`() {
    let line = terminal.line()
    line.observer.found(10, 2)
    line.observer.found(5, 1)
    terminal.time = .milliseconds(200)
    for _ in 0..<5 { line.observer.read() }
    #expect(terminal.text == ["\rRead 0 of 15 files\u{1B}[K"])
    terminal.time = .milliseconds(299)
    line.observer.read()
    terminal.time = .milliseconds(300)
    for _ in 0..<5 { line.observer.read() }
    #expect(terminal.text.dropFirst() == ["\rRead 4 of 15 files\u{1B}[K"])
    line.end()
    #expect(terminal.text.last == "\r\u{1B}[K")
    terminal.time = .seconds(1)
    line.observer.read()
    #expect(terminal.text.count == 3)
  }

  @Test func `the line fits into a narrow terminal`() {
    let line = terminal.line(columns: 10)
    line.observer.found(1_000, 1)
    terminal.time = .seconds(1)
    line.observer.read()
    #expect(terminal.text == ["\rRead 1 of\u{1B}[K"])
  }
}

/// A terminal and a clock that stand still until a test moves them.
private final class Terminal: @unchecked Sendable {
  private let lock = NSLock()
  private var written: [String] = []
  private var now = Duration.zero

  var time: Duration {
    get { lock.withLock { now } }
    set { lock.withLock { now = newValue } }
  }

  var text: [String] { lock.withLock { written } }

  func line(columns: Int = 80) -> ProgressLine {
    ProgressLine(columns: columns, elapsed: { self.time }) { text in
      self.lock.withLock { self.written.append(text) }
    }
  }
}
