import AuditReports
import Diagnostics
import SourceFiles
import Testing
import TextFormats

@Suite struct TextReporterTests {
  private func text(_ report: Report = .sample, _ options: RenderOptions = .init()) -> String {
    let reporter = Reporter.all.first { $0.id == "text" }
    return String(decoding: reporter?.render(report, options).bytes ?? [], as: UTF8.self)
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

  /// A report with so many findings about texts without a table in some files.
  private func report(
    _ files: KeyValuePairs<FilePath, Int>,
    _ rule: RuleID,
    _ severity: Severity = .error
  ) -> Report {
    let findings = files.flatMap { path, count in
      (0..<count).map {
        Diagnostic(rule: rule, severity: severity, message: "\($0)", location: .init(path: path))
      }
    }
    return Report(findings: findings, toolVersion: "1")
  }

  @Test(
    arguments: [
      "App/DebugMenu.swift", "App/developer_options.swift", "App/Debugging/Menu.swift",
      "App/MainDEBUGView.swift", "App/HTTPDebugView.swift",
    ] as [FilePath]
  )
  func `Many texts in a file that is named for developers are an advice`(path: FilePath) {
    let advice = "name it in \"developerSources\" if only developers see them"
    #expect(
      text(report([path: 5, "App/Home.swift": 9], "unlisted-text")).contains(
        "5 of the texts without a table stand in '\(path)': \(advice)\n"
      )
    )
    #expect(text(report([path: 5], "missing-key")).contains(advice))
    #expect(
      !text(report([path: 4, "App/Home.swift": 9], "unlisted-text")).contains("developerSources")
    )
    #expect(!text(report([path: 5], "dynamic-key")).contains("developerSources"))
    // Previews and debug code have notes.
    #expect(!text(report([path: 5], "unlisted-text", .note)).contains("developerSources"))
  }

  @Test func `Files for developers are counted together, the one with the most findings named`() {
    let report = report(
      ["App/DebugMenu.swift": 2, "App/DeveloperMenu.swift": 3, "App/Debug/Menu.swift": 1],
      "unlisted-text"
    )
    #expect(
      text(report).contains(
        "6 of the texts without a table stand in 'App/DeveloperMenu.swift' and 2 other files: name them in"
      )
    )
    for reporter in Reporter.all where ["html", "markdown"].contains(reporter.id) {
      let text = String(decoding: reporter.render(report, RenderOptions()).bytes, as: UTF8.self)
      #expect(text.contains("DeveloperMenu.swift' and 2 other files"))
    }
  }

  @Test(
    arguments: ["App/Developments.swift", "App/Undebugged.swift", "Debug/App/Home.swift"]
      as [FilePath]
  )
  func `Other names tell nothing of developers`(path: FilePath) {
    #expect(!text(report([path: 9], "unlisted-text")).contains("developerSources"))
  }

  @Test func `The summary alone has no findings`() {
    var options = RenderOptions()
    options.showsOnlySummary = true
    let text = text(.sample, options)
    #expect(!text.contains("Resources/"))
    #expect(text.contains("4 errors, 2 warnings, 1 note (2 can crash the app), 1 suppressed in"))
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
