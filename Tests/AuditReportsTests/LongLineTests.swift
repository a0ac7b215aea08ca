import AuditReports
import Diagnostics
import TestSupport
import SourceFiles
import Testing
import TextFormats

/// What reports say of places far from the beginning of a line, of which they quote a part alone.
@Suite struct LongLineTests {
  /// Characters of one to four bytes, and of one or two UTF-16 code units.
  private static let line = String(repeating: "aé語😀", count: 300)

  private static func report(at range: Range<Int>, behind lines: Int) -> Report {
    let start = lines * (line.utf8.count + 1)
    let finding = Diagnostic(
      rule: .malformedResource,
      severity: .error,
      message: "m",
      location: SourceLocation(
        path: "a.swift",
        offset: start + range.lowerBound,
        length: range.count,
        line: lines + 1,
        column: range.lowerBound + 1
      )
    )
    let text = Array(repeating: line, count: lines + 1).joined(separator: "\n")
    return Report(
      findings: [finding],
      excerpts: Excerpts.load(for: [finding], in: .memory(["a.swift": text])),
      toolVersion: "1"
    )
  }

  private func text(_ format: String, _ report: Report) -> String {
    let reporter = Reporter.all.first { $0.id == format }
    return String(decoding: reporter?.render(report, RenderOptions()).bytes ?? [], as: UTF8.self)
  }

  /// Ranges in bytes and in UTF-16: a piece of the line has ten of the one and five of the other.
  @Test(
    arguments: [(10..<20, 6..<11), (2_000..<2_010, 1_001..<1_006), (0..<3_000, 1..<1_501)],
    [0, 2]
  )
  func `columns are told wherever a place lies`(ranges: (Range<Int>, Range<Int>), lines: Int) {
    let report = Self.report(at: ranges.0, behind: lines)
    let columns = ranges.1
    let command = "col=\(columns.lowerBound),endColumn=\(columns.upperBound),"
    #expect(text("github", report).contains(command))
    let log = text("sarif", report).filter { !$0.isWhitespace }
    let region = "\"startColumn\":\(columns.lowerBound),\"endColumn\":\(columns.upperBound)"
    #expect(log.contains(region), "\(log.suffix(600))")
  }
}
