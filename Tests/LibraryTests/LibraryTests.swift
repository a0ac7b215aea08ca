import Foundation
import L10nScan
import L10nScanTesting
import Testing

/// The examples of `docs/library.md`, and what they promise.
@Suite struct LibraryTests {
  /// A folder with an app that lacks a German text.
  private let files: TestFolder
  private var folder: URL { files.url }

  init() throws {
    files = try TestFolder([
      "App/A.swift": #"let texts = [String(localized: "a"), String(localized: "b.c")]"#,
      "App/en.lproj/Localizable.strings": #""a" = "A text"; "b.c" = "C text"; "old" = "Old";"#,
      "App/de.lproj/Localizable.strings": #""a" = "Ein Text"; "old" = "Alt";"#,
      ".git/HEAD": "",
    ])
  }

  private func write(_ text: String, to path: String) throws {
    try files.write(text, to: path)
  }

  private func makeAudit(_ configuration: String? = nil, at path: String = "App") throws -> Audit {
    if let configuration { try write(configuration, to: path + "/.l10nscan.json") }
    return try Audit(folder: folder.appending(path: "App").path)
  }

  private func rules(_ audit: Audit) throws -> [String] {
    try audit.run().findings.map { "\($0.severity) \($0.rule)" }.sorted()
  }

  @Test func `an audit has findings, coverage and tables`() throws {
    let report = try makeAudit().run()
    #expect(report.findings.map(\.rule) == ["missing-translation", "unused-key"])
    #expect(report.findings.first?.languages == ["de"] && report.findings.first?.key == "b.c")
    #expect(report.isFailing && report.verdict == .notReady)
    #expect(report.languages == ["de", "en"] && report.developmentLanguage == "en")
    #expect(report.coverage.map(\.missing) == [1, 0])
    #expect(report.tables.count == 1)
    #expect(report.tables.first?.keys.map(\.key) == ["a", "b.c", "old"])
    #expect(report.tables.first?.keys.first?.texts.map(\.text) == ["Ein Text", "A text"])
    #expect(
      report.html().hasPrefix("<!doctype html>") || report.html().hasPrefix("<!DOCTYPE html>")
    )
    #expect(ReportFormat.all.allSatisfy { !report.rendered(as: $0).isEmpty })
  }

  @Test func `a configuration counts, and what is set counts before it`() throws {
    let levels = #"{ "rules": { "missing-translation": "warning", "unused-key": "off" } }"#
    var audit = try makeAudit(levels)
    #expect(try rules(audit) == ["warning missing-translation"])
    #expect(try !audit.run().isFailing)
    audit.failsOn = .warning
    #expect(try audit.run().isFailing)
    audit.levels = ["missing-translation": .off, "unused-key": .error, "unsorted-keys": .error]
    #expect(try rules(audit) == ["error unused-key"])
  }

  @Test func `a configuration above counts within a repository`() throws {
    let audit = try makeAudit(#"{ "sources": ["Elsewhere"], "languages": ["en"] }"#, at: ".")
    #expect(try rules(audit) == ["warning unused-key"])
  }

  @Test func `suppressions and baselines count`() throws {
    let text = """
      {
        "suppressions": [{ "rules": ["unused-key"], "reason": "old apps" }],
        "baseline": "known.json",
      }
      """
    let known =
      #"{"rule": "missing-translation", "table": "Localizable", "key": "b.c", "language": "de"}"#
    try write(#"{ "version": 1, "findings": [\#(known)] }"#, to: "App/known.json")
    let report = try makeAudit(text).run()
    // What a baseline holds is known, and missing all the same.
    #expect(report.findings.isEmpty && report.verdict == .incomplete)
    #expect(report.suppressed.map(\.reason) == ["old apps"])
  }

  @Test func `what is wrong is told with its place`() throws {
    let error = #expect(throws: AuditError.self) { try makeAudit(#"{ "rules": { "a": "off" } }"#) }
    #expect(error?.findings.first?.message.hasPrefix("unknown rule 'a'") == true)
    var audit = try Audit(folder: folder.path)
    audit.levels = ["missing-keys": .error]
    let unknown = #expect(throws: AuditError.self) { try audit.run() }
    #expect(unknown?.hint == "did you mean 'missing-key'?")
  }
}

/// The page's examples of tests, with the complete app beside this file.
@Suite struct CompleteApp {
  @Test func `every text is translated`() throws {
    try expectLocalized(in: "App") { audit in
      audit.languages = ["de"]
      audit.failsOn = .warning
    }
  }
}

/// The examples of the page; they are compiled, and those with an app of their own are run above.
private enum Examples {
  static func first() throws {
    let report = try Audit(folder: "App").run()
    for finding in report.findings { print(finding) }
    if report.isFailing { print("The texts of the app are not complete") }
  }

  static func verdict() throws {
    let report = try Audit(projectAround: #filePath).run()
    #expect(report.verdict == .ready, "\(report.rendered(as: .text))")
  }

  static func configuration() throws {
    let audit = try Audit(configuration: "App/.l10nscan.json")
    _ = try audit.run()
  }

  static func settings() throws -> Audit {
    var audit = try Audit(folder: "App")
    audit.languages = ["de", "fr"]
    audit.levels = ["unused-key": .error, "unsorted-keys": .warning, "missing-comment": .off]
    audit.failsOn = .warning
    audit.baseline = "baseline.json"
    return audit
  }

  static func values(_ report: AuditReport) throws -> [String] {
    let missing = report.findings.filter {
      $0.rule == "missing-translation" && $0.languages.contains("de")
    }
    for finding in missing where finding.severity == .error {
      print(finding.location, finding.key ?? "", finding.help ?? "")
    }
    for coverage in report.coverage where coverage.missing > 0 {
      print("\(coverage.table) lacks \(coverage.missing) texts in \(coverage.language)")
    }
    let texts = report.tables.flatMap(\.keys).flatMap(\.texts)
    let german = texts.filter { $0.language == "de" }.map(\.text)
    let page = report.html()
    let sarif = report.rendered(as: .sarif)
    try report.write(as: .junit, to: "audit.xml")
    return german + [page, sarif]
  }

  static func errors() throws {
    do {
      _ = try Audit(folder: "Nowhere").run()
    } catch {
      print(error.message, error.hint ?? "")
      for finding in error.findings { print(finding) }
    }
  }
}
