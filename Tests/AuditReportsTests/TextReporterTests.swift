import AuditReports
import SourceFiles
import Testing

@Suite struct TextReporterTests {
  private func text(_ report: Report = .sample, _ options: RenderOptions = .init()) -> String {
    let reporter = Reporter.all.first { $0.id == "text" }
    return String(decoding: reporter?.render(report, options) ?? [], as: UTF8.self)
  }

  @Test func `Findings that differ in their language alone are one`() {
    let expected = """
      Resources/en.lproj/Localizable.strings:4:1: error: key 'Größe' has no translation in 2 \
      languages: ar, de [missing-translation]
        4 │ "Größe" = "=SUM(A1:A9)";
          │ ^^^^^^^
        note: the text to translate is '=SUM(A1:A9)'
        help: add it to Resources/ar.lproj/Localizable.strings, and so for the others

      """
    #expect(text().contains(expected))
  }

  @Test func `No control character of a project reaches the terminal`() {
    let scalars = text().unicodeScalars.filter { $0 != "\n" && $0.isControlOfText }
    #expect(scalars.isEmpty)
  }

  @Test func `Quiet prints errors only, and nothing where there is none`() {
    var options = RenderOptions()
    options.isQuiet = true
    #expect(!text(.sample, options).contains("warning:"))
    #expect(text(Report(findings: [], toolVersion: "1"), options).isEmpty)
  }

  @Test func `Only so many findings of a rule are printed, and the others counted`() {
    var options = RenderOptions()
    options.findingsPerRule = 1
    let text = text(.sample, options)
    #expect(
      text.contains("Not shown: 2 of 7 causes (1 of mismatched-placeholders, 1 of unused-key)")
    )
    #expect(!text.contains("two\\nlines"))
  }

  @Test func `The summary alone has no findings`() {
    var options = RenderOptions()
    options.showsOnlySummary = true
    let text = text(.sample, options)
    #expect(!text.contains("Resources/"))
    #expect(text.contains("5 errors, 2 warnings, 1 note, 1 suppressed in"))
  }

  @Test func `The time is told where it is asked for`() {
    var options = RenderOptions()
    options.showsTime = true
    #expect(text(.sample, options).hasSuffix("1 dynamic key), 0.13 s\n"))
  }

  @Test func `Paths are told from the root on`() {
    var options = RenderOptions()
    options.root = "Resources"
    #expect(text(.sample, options).contains("\nen.lproj/Localizable.strings:4:1: error:"))
    #expect(text(.sample, options).contains("\nSources/Cart View.swift:5:8: note:"))
  }
}
