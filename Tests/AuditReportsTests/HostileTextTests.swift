import AuditReports
import Diagnostics
import LocalizationModel
import SourceFiles
import Testing
import TextFormats

@Suite struct HostileTextTests {
  private func text(_ id: String, _ report: Report, _ options: RenderOptions = .init()) -> String {
    let reporter = Reporter.all.first { $0.id == id }
    return String(decoding: reporter?.render(report, options).bytes ?? [], as: UTF8.self)
  }

  private func report(_ message: String, path: FilePath = "a.strings", count: Int = 1) -> Report {
    let findings = (0..<count).map { index in
      Diagnostic(
        rule: "missing-translation",
        severity: .error,
        message: message,
        location: SourceLocation(path: path),
        subject: Diagnostic.Subject(
          table: "T",
          key: index == 0 ? message : "\(message)\(index)",
          language: "de"
        )
      )
    }
    return Report(findings: findings, toolVersion: "1")
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@A1", "＝1", "＋1", "－1", "＠A1", "\u{A0}-1"])
  func `A spreadsheet sees no formula`(formula: String) {
    #expect(text("csv", report(formula)).contains(",'\(formula),"))
  }

  @Test func `A cell holds quotes, commas and lines`() {
    #expect(text("csv", report("a \"b\", c\nd")).contains("\"a \"\"b\"\", c\nd\","))
  }

  @Test func `GitHub takes no text for a workflow command`() {
    let lines = text("github", report("a\n::set-env name=A::b\r\n", path: "a,b:c\n.strings"))
      .split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("::error file=a%2Cb%3Ac\\n.strings,line=1,title="))
  }

  @Test func `GitHub notifies nobody, and takes no text for markup`() {
    let text = text("markdown", report("@octocat #1 **b** <b> https://x.y | `c` :tada:"))
    #expect(!text.contains("@o"))
    #expect(!text.contains("#1"))
    #expect(!text.contains("://"))
    #expect(!text.contains("<b> "))
    #expect(text.contains(#"\*\*b\*\* &lt;b&gt;"#))
  }

  @Test func `Markdown stays within GitHub's size and counts the rest`() {
    let text = text("markdown", report(String(repeating: "x", count: 100), count: 12_000))
    #expect(text.utf8.count < 1 << 20)
    #expect(text.contains(/- … and \d+ more\n/))
  }

  @Test func `Xcode gets a path with a colon in the message`() {
    let line = text("xcode", report("lost", path: "C:/it's.strings"))
    #expect(line == "error: lost [missing-translation] (C:/it's.strings, 1:1)\n")
  }

  @Test(arguments: Reporter.all)
  func `A text of a megabyte is only a long text`(reporter: Reporter) {
    let report = report(String(repeating: "a long text <&>\"'\u{1B}", count: 50_000))
    #expect(reporter.render(report, RenderOptions()).bytes.count < 64 << 20)
  }

  @Test func `A relative path becomes a relative reference`() {
    let text = text("sarif", report("x", path: "Sources/a b%ü?.swift"))
    #expect(text.contains(#""uri": "Sources/a%20b%25%C3%BC%3F.swift""#))
  }
}
