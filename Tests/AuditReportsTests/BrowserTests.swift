import AuditReports
import Diagnostics
import Foundation
import SourceFiles
import TestSupport
import Testing
import TextFormats

/// The HTML report as a real browser shows it, on machines that have one.
@Suite struct BrowserTests {
  @Test(arguments: Browser.installed)
  func `The address chooses findings, and a selected one shows all it knows`(
    browser: Browser
  ) throws {
    let fingerprint = Report.sample.findings.fingerprints()[0]
    let (page, console) = try browser.open("findings?language=ar&item=\(fingerprint)")
    #expect(console == "")
    #expect(page.components(separatedBy: "role=\"option\"").count - 1 == 2)
    #expect(page.contains("<span role=\"status\">2 of 8 findings</span>"))
    #expect(page.contains("<h3>Texts of <a href=\"#keys?item=0.2\">cart.title</a></h3>"))
    #expect(page.contains("<h3>About mismatched-placeholders</h3>"))
  }

  @Test(arguments: Browser.installed)
  func `Findings with one cause are one row, which says what the terminal says`(
    browser: Browser
  ) throws {
    let findings = Report.sample.findings
    let number = try #require(findings.firstIndex { $0.rule == "missing-translation" })
    let words = "gr%C3%B6%C3%9Fe+missing-translation"
    let item = findings.fingerprints()[number]
    let (page, console) = try browser.open("findings?q=\(words)&item=\(item)")
    #expect(console == "")
    #expect(page.contains("<span role=\"status\">2 of 8 findings in 1 row</span>"))
    #expect(page.contains("<h2>key 'Größe' has no translation in 2 languages: ar, de</h2>"))
    #expect(page.contains("<span class=\"chip\" title=\"German\">de</span>"))
    #expect(page.contains("ar.lproj/Localizable.strings, and so for the others</p>"))
  }

  @Test(arguments: Browser.installed)
  func `A key shows its texts, and a hostile one is only a text`(browser: Browser) throws {
    let (page, console) = try browser.open("keys?q=evil&item=0.3")
    #expect(console == "")
    #expect(page.contains("<span role=\"status\">1 of 5 keys</span>"))
    #expect(page.contains(#"\u{1B}]0;pwned\u{7}&lt;/script&gt;]]&gt;\u{202E}"#))
    #expect(page.contains("<span class=\"badge warning\">needs review</span>"))
  }
}

/// A browser that runs without a window.
struct Browser: Sendable, CustomTestStringConvertible {
  let path: String
  var testDescription: String { path }

  static let installed: [Browser] = ["chromium", "google-chrome", "chrome"].lazy
    .flatMap { name in ["/usr/bin/\(name)", "/usr/local/bin/\(name)"] }
    .filter { FileManager.default.isExecutableFile(atPath: $0) }
    .prefix(1).map(Browser.init)

  /// Opens the sample report at an address inside it.
  ///
  /// - Returns: The page's elements when its script has run, and what it wrote to the console,
  ///   where a request that the page's policy forbids would stand as well.
  func open(_ address: String) throws -> (page: String, console: String) {
    let folder = try TemporaryFolder()
    let html = Reporter.all.first { $0.id == "html" }?.render(.sample, RenderOptions()).bytes ?? []
    try folder.write(String(decoding: html, as: UTF8.self), to: "report.html")
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--dump-dom",
      "--user-data-dir=\(folder.url.path)/profile",
      "file://\(folder.url.path)/report.html#\(address)",
    ]
    let log = folder.url.appending(path: "log")
    try folder.write("", to: "log")
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    let page = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    let console = lines.filter { $0.contains("CONSOLE") }.joined(separator: "\n")
    return (String(decoding: page, as: UTF8.self), console)
  }
}
