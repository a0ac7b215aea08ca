import AuditReports
import Diagnostics
import L10nScan
import SourceFiles
import TestSupport
import Testing

@Suite struct RuleLevelsTests {
  @Test func `a level alone turns a rule on, off, and up`() throws {
    var input = ScanInput(sources: ["App"], in: files)
    let before = try Audit(of: input).makeReport().findings.map(\.line)
    input.settings.typed.rules = [
      "unused-key": .error, "unsorted-keys": .warning, "missing-key": .off,
    ]
    let after = try Audit(of: input).makeReport().findings.map(\.line)
    #expect(before == ["error missing-key", "warning unused-key"])
    #expect(after == ["error unused-key", "warning unsorted-keys"])
  }

  @Test func `the overview says what counts, and who says so`() {
    var settings = ScanSettings()
    settings.typed.rules = ["stale-key": .error]
    settings.typed.only = ["stale-key", "unused-key"]
    let lines = RuleLevels(settings).lines.filter { $0.name.hasSuffix("-key") }
    #expect(lines.first { $0.name == "stale-key" }?.value == "error")
    #expect(lines.first { $0.name == "unused-key" }?.origin == "command line")
    #expect(lines.filter { $0.value != "off" }.map(\.name) == ["unused-key", "stale-key"])
  }

  private let files = MemoryFiles([
    "App/A.swift": #"let texts = [String(localized: "home.title"), String(localized: "home.a")]"#,
    "App/en.lproj/Localizable.strings": #""home.b" = "B"; "home.a" = "A";"#,
  ]).fileSystem
}

extension Diagnostic {
  fileprivate var line: String { "\(severity) \(rule)" }
}
