import AuditReports
import Diagnostics
import Foundation
import L10nScan
import LocalizationModel
import SourceFiles
import TestSupport
import Testing
import TextFormats

/// The numbers of one run agree: those of findings, groups, summary, coverage, page and JSON.
@Suite struct AgreementTests {
  @Test(arguments: 1...24)
  func `the numbers of one run agree`(seed: UInt64) throws {
    let files = GeneratedProject(seed: seed).files
    let report = try Audit(of: ScanInput(sources: ["."], in: .memory(files))).makeReport()
    let members = report.groups.flatMap(\.members)
    #expect(members.sorted() == Array(report.findings.indices))
    #expect(report.groups.allSatisfy { !$0.members.isEmpty })
    checkSummary(report)
    checkCoverage(report)
    try checkJSON(report)
    checkBoxes(report)
    try checkRows(report)
  }

  private func render(_ id: String, _ report: Report) -> String {
    let reporter = Reporter.all.first { $0.id == id }
    return String(decoding: reporter?.render(report, RenderOptions()).bytes ?? [], as: UTF8.self)
  }

  /// The table of rules adds up to the last line, which tells the findings of each level.
  private func checkSummary(_ report: Report) {
    let text = render("text", report)
    let last = text.split(separator: "\n").last ?? ""
    for severity in Severity.allCases {
      let count = report.count(of: severity)
      let words = "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
      #expect(count == 0 || last.contains(" \(words)"))
    }
    let isReady = last.hasPrefix("Ready to ship")
    #expect(!isReady || report.count(of: .error) == 0)
    let inProgress = Set(report.languages?.inProgress ?? [])
    #expect(
      !isReady || report.coverage.allSatisfy { $0.missing == 0 || inProgress.contains($0.language) }
    )
  }

  /// What coverage counts as missing in a language is what the findings tell of it.
  private func checkCoverage(_ report: Report) {
    let gaps = ["missing-translation", "empty-value", "unlisted-text", "missing-key"]
    for language in report.languages?.expected ?? [] {
      let rows = report.coverage.filter { $0.language == language }
      let told = report.findings.count { finding in
        finding.subject.language == language.id && gaps.contains(finding.rule.rawValue)
      }
      #expect(rows.reduce(0) { $0 + $1.missing } == told, "\(language)")
    }
  }

  private func checkJSON(_ report: Report) throws {
    let json = try JSONSerialization.jsonObject(with: Data(render("json", report).utf8))
    let root = try #require(json as? [String: Any])
    let findings = try #require(root["findings"] as? [[String: Any]])
    #expect(findings.count == report.findings.count)
    let summary = try #require(root["summary"] as? [String: Any])
    for severity in Severity.allCases {
      #expect(summary["\(severity.rawValue)s"] as? Int == report.count(of: severity))
    }
    let coverage = try #require(root["coverage"] as? [[String: Any]])
    #expect(coverage.count == report.coverage.count)
  }

  /// A box of the page counts the texts that are missing in languages that ship.
  private func checkBoxes(_ report: Report) {
    let inProgress = Set(report.languages?.inProgress ?? [])
    let missing = report.coverage.filter { !inProgress.contains($0.language) }
      .reduce(0) { $0 + $1.missing }
    let page = render("html", report)
    let box = page.components(separatedBy: ##"href="#keys?gap=missing">"##).last ?? ""
    let words = "\(missing) text\(missing == 1 ? "" : "s") (key × language)"
    #expect(box.contains(words))
  }

  /// The page's rows are the groups of the terminal, in the same order and words.
  private func checkRows(_ report: Report) throws {
    let page = render("html", report)
    let start = #"<script type="application/json" id="data">"#
    let data = try #require(page.components(separatedBy: start).dropFirst().first)
      .components(separatedBy: "</script>")[0]
    let json = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    let findings = try #require(json?["findings"] as? [[Any]])
    let rows = try #require(json?["rows"] as? [[Any]])
    #expect(findings.count == report.findings.count)
    let members = rows.compactMap { $0.first as? [Int] }
    #expect(members == report.groups.map(\.members))
    for (row, group) in zip(rows, report.groups) {
      let message = row.dropFirst().first as? String
      let alone = report.findings[group.members[0]].message
      #expect(message ?? alone == group.lead.message)
    }
  }
}

/// An app with tables in some languages, of which texts are missing here and there.
private struct GeneratedProject {
  private(set) var files: [FilePath: String] = [:]
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let keys = (0..<Int.random(in: 1...60, using: &random)).map { "key.\($0)" }
    let languages = ["de", "fr", "sv"].prefix(Int.random(in: 0...3, using: &random))
    write(keys, in: "en") { "Text \($0) of the app" }
    for language in languages {
      let share = Int.random(in: 0...100, using: &random)
      // A table without any text would be one finding for all of its keys.
      let own =
        keys.prefix(1)
        + keys.dropFirst().filter { _ in
          Int.random(in: 0..<100, using: &random) < share
        }
      let empty = Int.random(in: 0...20, using: &random)
      write(Array(own), in: language) { $0 == empty ? "" : "\(language) \($0) der App" }
    }
    let asked = keys.filter { _ in Bool.random(using: &random) }
    let calls = (asked + absent).map { #"let text = NSLocalizedString("\#($0)", comment: "")"# }
    files["App/App.swift"] = calls.joined(separator: "\n") + "\n"
  }

  /// Texts and names that no table has.
  private var absent: [String] {
    mutating get {
      (0..<Int.random(in: 0...5, using: &random)).map { number in
        Bool.random(using: &random) ? "Save \(number) changes" : "name.\(number)"
      }
    }
  }

  private mutating func write(_ keys: [String], in language: String, _ text: (Int) -> String) {
    let lines = keys.map { key in
      let number = Int(key.dropFirst(4)) ?? 0
      return "\"\(key)\" = \"\(text(number))\";\n"
    }
    files[FilePath("App/\(language).lproj/Localizable.strings")] = lines.joined()
  }
}
