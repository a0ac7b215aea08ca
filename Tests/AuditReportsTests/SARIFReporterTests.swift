import AuditReports
import Diagnostics
import Foundation
import SourceFiles
import Testing
import TextFormats

/// What the public schema demands of the parts that we write.
///
/// The schema itself may not stand in this repository; the golden has been validated by it.
@Suite struct SARIFReporterTests {
  private let log: JSONTree

  init() throws {
    let reporter = Reporter.all.first { $0.id == "sarif" }
    let bytes = reporter?.render(.sample, RenderOptions()).bytes ?? []
    log = try JSONDecoder().decode(JSONTree.self, from: Data(bytes))
  }

  @Test func `The log has one run of version 2·1·0`() {
    #expect(log["version"] == .string("2.1.0"))
    #expect(log["$schema"]?.text.hasSuffix("sarif-schema-2.1.0.json") == true)
    #expect(log["runs"]?.elements.count == 1)
  }

  @Test func `Every result names a rule that the driver describes`() throws {
    let run = try #require(log["runs"]?[0])
    let rules = run["tool"]?["driver"]?["rules"]?.elements.compactMap { $0["id"] } ?? []
    #expect(Set(rules.map(\.text)).count == rules.count)
    for result in run["results"]?.elements ?? [] {
      let index = try #require(result["ruleIndex"])
      #expect(rules[Int(index.number)] == result["ruleId"])
      #expect(["error", "warning", "note"].contains(result["level"]?.text))
      #expect(result["message"]?["text"]?.text.isEmpty == false)
      #expect(result["partialFingerprints"]?["l10nscan/v1"]?.text.count == 16)
    }
    let suppressed = run["results"]?.elements.filter { $0["suppressions"] != nil } ?? []
    #expect(suppressed.count == Report.sample.suppressed.count)
    #expect(
      run["results"]?.elements.count == Report.sample.annotations.count + suppressed.count
    )
  }

  @Test func `Every place is a relative reference with a region`() throws {
    let results = try #require(log["runs"]?[0]?["results"]?.elements)
    for result in results {
      let related = result["relatedLocations"]?.elements ?? []
      for place in (result["locations"]?.elements ?? []) + related {
        let physical = try #require(place["physicalLocation"])
        let uri = try #require(physical["artifactLocation"]?["uri"])
        #expect(URL(string: uri.text)?.scheme == nil)
        #expect(!uri.text.contains(" "))
        #expect(physical["region"]?["startLine"]?.number ?? 0 >= 1)
      }
    }
  }

  @Test func `Of more results than services take, the worst are there`() throws {
    let findings = [Severity](repeating: .note, count: 25_001) + [.error, .warning]
    let report = Report(
      findings: findings.map { severity in
        Diagnostic(
          rule: .malformedResource,
          severity: severity,
          message: "m",
          location: SourceLocation(path: "a.strings")
        )
      },
      toolVersion: "1"
    )
    let bytes = Reporter.all.first { $0.id == "sarif" }?.render(report, RenderOptions()).bytes ?? []
    let run = try JSONDecoder().decode(CutLog.self, from: Data(bytes)).runs[0]
    #expect(run.results.count == 25_000)
    #expect(run.results.suffix(3).map(\.level) == ["note", "error", "warning"])
    #expect(run.invocations.map(\.executionSuccessful) == [true])
    let notification = try #require(run.invocations.first?.toolExecutionNotifications.first)
    #expect(notification.level == "warning")
    #expect(notification.message.text.hasPrefix("3 findings left out"))
  }
}

/// What a log tells of results that are left out.
private struct CutLog: Decodable {
  var runs: [Run]

  struct Run: Decodable {
    var results: [Result]
    var invocations: [Invocation]
  }

  struct Result: Decodable {
    var level: String
  }

  struct Invocation: Decodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  struct Notification: Decodable {
    var level: String
    var message: Message
  }

  struct Message: Decodable {
    var text: String
  }
}
