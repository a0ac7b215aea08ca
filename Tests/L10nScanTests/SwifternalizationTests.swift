import AuditReports
import Diagnostics
import L10nScan
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@Suite struct SwifternalizationTests {
  private static let plain: [FilePath: String] = [
    "App/base.json": #"{"title": "Garage"}"#, "App/de.json": #"{"title": "Werkstatt"}"#,
  ]
  private static let code =
    [
      "App/A.swift": "import Swifternalization\nlet a = I18n.localizedString(\"title\")"
    ] as [FilePath: String]

  @Test func `files of texts alone are not taken for translations`() throws {
    let files = Self.plain.merging(["App/A.swift": "let a = 1"]) { $1 }
    #expect(try audit(files).statistics.tables == 0)
  }

  @Test func `files of texts are translations where code imports the library`() throws {
    let report = try audit(Self.plain.merging(Self.code) { $1 })
    #expect(report.statistics.tables == 2 && report.statistics.references == 1)
    #expect(report.findings.filter { $0.severity == .error }.isEmpty)
    #expect(report.languages?.expected == ["de", "en"])
  }

  @Test func `files of texts are translations where the first of them is named`() throws {
    let files = Self.plain.merging(["App/A.swift": "let a = 1"]) { $1 }
    let report = try audit(files, tables: ["App/base.json"])
    #expect(report.statistics.tables == 2)
  }

  @Test func `a file that is named and belongs to no translations is told`() throws {
    let files = Self.plain.merging(Self.code) { $1 }
    let report = try audit(files, tables: ["App/de.json"])
    #expect(report.findings.contains { $0.message.contains("'de.json' is not called like any") })
  }

  @Test func `a folder of a language may hold all translations`() throws {
    var files: [FilePath: String] = ["App/A.swift": "let a = 1"]
    for name in ["base.json", "pl.json", "expressions.json", "Info.json"] {
      files[FilePath("App/Base.lproj/\(name)")] =
        name == "expressions.json" ? "{}" : #"{"car": {"one": "a", "other": "b"}}"#
    }
    let report = try audit(files)
    #expect(report.statistics.tables == 2 && report.statistics.keys == 1)
    #expect(report.languages?.expected == ["en", "pl"])
  }

  @Test func `a text whose translation is missing is told with the file that it belongs to`() throws
  {
    var files = Self.plain.merging(Self.code) { $1 }
    files["App/de.json"] = "{}"
    let missing = try audit(files).findings.filter { $0.rule == "missing-translation" }
    #expect(missing.map(\.help) == ["add it to de.json"])
  }

  @Test func `a file that cannot be read is a finding, and the others are read`() throws {
    let files = MemoryFiles(Self.plain.merging(Self.code) { $1 })
    files.fail("App/de.json", with: .unreadable)
    let input = ScanInput(sources: ["App"], in: files.fileSystem)
    let report = try Audit(of: input).makeReport()
    #expect(report.findings.contains { $0.rule == .unreadableFile })
    #expect(report.statistics.tables == 1)
  }

  private func audit(_ files: [FilePath: String], tables: [FilePath] = []) throws -> Report {
    try Audit(of: ScanInput(sources: ["App"], tables: tables, in: .memory(files))).makeReport()
  }
}
