import AuditReports
import Diagnostics
import Foundation
import LocalizationModel
import SourceFiles
import Testing
import TextFormats

@Suite struct HTMLReporterTests {
  private func page(_ report: Report) -> String {
    let reporter = Reporter.all.first { $0.id == "html" }
    return String(decoding: reporter?.render(report, RenderOptions()).bytes ?? [], as: UTF8.self)
  }

  /// Returns what stands in the script elements with an id.
  private func data(of page: String, _ id: String) throws -> JSONTree {
    let start = "<script type=\"application/json\" id=\"\(id)\">"
    let json = try #require(page.components(separatedBy: start).dropFirst().first)
      .components(separatedBy: "</script>")[0]
    #expect(!json.contains("<"))
    return try JSONDecoder().decode(JSONTree.self, from: Data(json.utf8))
  }

  @Test func `The page loads nothing and lets nothing be loaded`() {
    let page = page(.sample)
    #expect(page.contains("content=\"default-src 'none';"))
    #expect(!page.contains("http://"))
    #expect(!page.contains("https://"))
    #expect(!page.contains("<link"))
    #expect(!page.contains(" src="))
    #expect(!page.contains("@import"))
    #expect(!page.contains("url("))
  }

  @Test func `No text of a project ends a script or begins an element`() {
    let page = page(.sample)
    // The data, the one table, and the program.
    #expect(page.components(separatedBy: "<script").count - 1 == 3)
    #expect(page.components(separatedBy: "</script").count - 1 == 3)
    #expect(!page.contains("<now>"))
  }

  @Test func `The data holds every finding and every text as it was`() throws {
    let page = page(.sample)
    let data = try data(of: page, "data")
    let findings = data["findings"]?.elements ?? []
    #expect(findings.count == Report.sample.findings.count)
    let keys = Set(findings.filter { $0.elements.count > 4 }.map { $0[7]?.text ?? "" })
    #expect(keys == Set(Report.sample.findings.map { $0.subject.key ?? "" }))
    let table = try self.data(of: page, "table-0")
    let stored = Report.sample.project?.tables[0].keys.map(\.key) ?? []
    #expect(table.elements.map { $0[0]?.text ?? "" } == stored)
  }

  @Test func `The verdict is told in the page itself`() {
    #expect(page(.sample).contains("<h1>Not ready to ship</h1>"))
    var report = Report.sample
    report.findings.removeAll { $0.severity == .error }
    #expect(page(report).contains("<h1>Texts are missing</h1>"))
    report.coverage = []
    #expect(page(report).contains("<h1>Ready to ship, with warnings</h1>"))
    report.findings = []
    #expect(page(report).contains("<h1>Ready to ship</h1>"))
    #expect(page(Report(findings: [], toolVersion: "1")).contains("<h1>Nothing was checked</h1>"))
  }

  @Test func `A comparison counts what is new and lists what is gone`() throws {
    var earlier = Report.sample
    let gone = Diagnostic(
      rule: "stale-key",
      severity: .warning,
      message: "key '<b>gone' is stale",
      location: SourceLocation(path: "a.xcstrings"),
      subject: Diagnostic.Subject(table: "a", key: "<b>gone")
    )
    earlier.findings.removeFirst()
    earlier.findings.append(gone)
    earlier.coverage[0].translated = 2
    let json = Reporter.all.first { $0.id == "json" }?.render(earlier, RenderOptions()).bytes ?? []
    var report = Report.sample
    report.previous = try PreviousReport(json: json)
    let page = page(report)
    #expect(page.contains(">1 new finding</a>"))
    #expect(page.contains("1 resolved finding"))
    #expect(page.contains("key '&lt;b&gt;gone' is stale"))
    #expect(page.contains("Arabic: 50 % → 25 %"))
    let findings = try data(of: page, "data")["findings"]?.elements ?? []
    let isNew = findings.map { $0[$0.elements.count == 4 ? 3 : 13]?.number }
    #expect(isNew.count { $0 == 1 } == 1)
    #expect(isNew.count == report.findings.count)
  }

  @Test(arguments: [
    ("", PreviousReportError.notAReport), ("[]", .notAReport), ("{}", .notAReport),
    (
      #"{"version":9,"tool":{"version":"1"},"findings":[],"coverage":[]}"#,
      .unknownVersion(9)
    ),
  ])
  func `What is no report cannot be compared with`(json: String, error: PreviousReportError) {
    #expect(throws: error) { try PreviousReport(json: Array(json.utf8)) }
  }
}
