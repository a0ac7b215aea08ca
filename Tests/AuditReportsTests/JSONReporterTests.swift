import AuditReports
import Diagnostics
import Foundation
import LocalizationModel
import TestSupport
import SourceFiles
import Testing
import TextFormats

@Suite struct JSONReporterTests {
  private let reporter = Reporter.all.first { $0.id == "json" }

  @Test func `The report conforms to its schema`() throws {
    let schema = Repository.root.appending(path: "docs/report.schema.json")
    var options = RenderOptions()
    options.showsTime = true
    options.timestamp = "2026-01-02T03:04:05Z"
    let report = Data(reporter?.render(.sample, options).bytes ?? [])
    #expect(try JSONSchema(Data(contentsOf: schema)).violations(in: report) == [])
  }

  @Test func `What is known, open and proposed is told`() throws {
    let schema = Repository.root.appending(path: "docs/report.schema.json")
    var report = Report.sample
    report.known = KnownCounts(inBaseline: 618, atRevision: ("main", 3))
    report.openTables = [OpenTables(name: nil, calls: [report.findings[0].location])]
    report.routineProposals = [RoutineProposal(routine: "tr(_ key)", calls: 700, tables: ["Menu"])]
    report.languages?.inProgress = ["de"]
    let json = Data(reporter?.render(report, RenderOptions()).bytes ?? [])
    #expect(try JSONSchema(Data(contentsOf: schema)).violations(in: json) == [])
    let tree = try JSONDecoder().decode(JSONTree.self, from: json)
    let known = tree["summary"]?["known"]
    #expect(known?["inBaseline"]?.number == 618)
    #expect(known?["atRevision"]?.number == 3)
    #expect(known?["revision"]?.text == "main")
    #expect(tree["openTables"]?[0]?["calls"]?.elements.count == 1)
    #expect(tree["routineProposals"]?[0]?["routine"]?.text == "tr(_ key)")
    #expect(tree["languages"]?["inProgress"]?.elements.map(\.text) == ["de"])
  }

  @Test func `A key comes back as it was, whatever is in it`() throws {
    let report = Data(reporter?.render(.sample, RenderOptions()).bytes ?? [])
    let tree = try JSONDecoder().decode(JSONTree.self, from: report)
    let keys = tree["findings"]?.elements.map { $0["key"]?.text }
    #expect(keys == Report.sample.findings.map(\.subject.key))
  }

  @Test func `A fingerprint stays when lines move`() {
    let findings = Report.sample.findings
    let moved = findings.map { finding in
      var finding = finding
      finding.location = SourceLocation(
        path: finding.location.path,
        offset: finding.location.offset + 100,
        length: finding.location.length,
        line: finding.location.line + 5,
        column: 3
      )
      return finding
    }
    #expect(findings.fingerprints() == moved.fingerprints())
    #expect(Set(findings.fingerprints()).count == findings.count)
    #expect(Set((findings + findings).fingerprints()).count == 2 * findings.count)
  }
}
