import AuditReports
import Diagnostics
import Foundation
import Testing
import TextFormats

/// What readers of the formats without a parser of their own get back.
@Suite struct ParseBackTests {
  private func text(_ id: String) -> String {
    let reporter = Reporter.all.first { $0.id == id }
    return String(decoding: reporter?.render(.sample, RenderOptions()).bytes ?? [], as: UTF8.self)
  }

  @Test func `CSV gives back its cells by RFC 4180`() throws {
    let rows = try CSVText(text("csv")).rows
    #expect(rows.allSatisfy { $0.count == 8 })
    #expect(rows.first?.first == "\u{FEFF}Language")
    let keys = Set(rows.dropFirst().map { $0[2] })
    let expected = Report.sample.findings.filter { $0.subject.language != nil }
      .compactMap(\.subject.key)
    #expect(keys == Set(expected))
    // A sign that a spreadsheet takes for a formula has an apostrophe in front of it.
    #expect(rows.contains { $0[4] == "'=SUM(A1:A9)" })
  }

  @Test func `each of Xcode's lines has a place, a severity and a message`() throws {
    let lines = text("xcode").split(separator: "\n")
    let findings = lines.compactMap {
      $0.wholeMatch(of: #/([^:'"]+):(\d+):(\d+): (error|warning|note): (.+)/#)
    }
    let fixes = lines.compactMap {
      $0.wholeMatch(of: #/([^:'"]+):(\d+):(\d+)-(\d+):(\d+): fixit: (.*)/#)
    }
    #expect(findings.count + fixes.count == lines.count)
    #expect(fixes.count == 1)
    let rules = findings.count { $0.output.5.hasSuffix("]") }
    #expect(rules == Report.sample.annotations.count)
  }

  @Test func `GitHub gets back every message from its commands`() throws {
    let lines = text("github").split(separator: "\n")
    let commands = try lines.map {
      try #require($0.wholeMatch(of: #/::(error|warning|notice) ([^:]*)::(.*)/#))
    }
    let texts = commands.map { unescaped($0.output.3) }
    for finding in Report.sample.findings where finding.message.allSatisfy({ $0.isLetter }) {
      #expect(texts.contains { $0.contains(finding.message) })
    }
    #expect(texts.contains { $0.contains("100% sure") })
    for command in commands {
      let properties = command.output.2.split(separator: ",").map { $0.split(separator: "=").first }
      #expect(properties.contains("file") && properties.contains("line"))
    }
  }

  private func unescaped(_ text: Substring) -> String {
    text.replacingOccurrences(of: "%0A", with: "\n").replacingOccurrences(of: "%0D", with: "\r")
      .replacingOccurrences(of: "%25", with: "%")
  }

  @Test func `GitLab's report has what its readers need of each finding`() throws {
    let list = try JSONDecoder().decode(JSONTree.self, from: Data(text("gitlab").utf8))
    #expect(list.elements.count == Report.sample.annotations.count)
    #expect(Set(list.elements.map { $0["fingerprint"]?.text }).count == list.elements.count)
    for issue in list.elements {
      #expect(["blocker", "critical", "major", "minor", "info"].contains(issue["severity"]?.text))
      #expect(issue["location"]?["path"]?.text.isEmpty == false)
      #expect(issue["location"]?["lines"]?["begin"]?.number ?? 0 >= 1)
    }
  }
}

/// A reader of RFC 4180: records of cells, some of them in quotes.
private struct CSVText {
  struct Failure: Error {}

  private(set) var rows: [[String]] = []

  init(_ text: String) throws {
    var scalars = text.unicodeScalars[...]
    var row: [String] = []
    while !scalars.isEmpty {
      row.append(try Self.cell(&scalars))
      switch scalars.popFirst() {
      case ",": continue
      case "\r" where scalars.popFirst() == "\n":
        rows.append(row)
        row = []
      default: throw Failure()
      }
    }
    guard row.isEmpty else { throw Failure() }
  }

  private static func cell(_ scalars: inout Substring.UnicodeScalarView) throws -> String {
    var cell = String.UnicodeScalarView()
    guard scalars.first == "\"" else {
      while let scalar = scalars.first, scalar != ",", scalar != "\r" {
        guard scalar != "\"", scalar != "\n" else { throw Failure() }
        cell.append(scalars.removeFirst())
      }
      return String(cell)
    }
    scalars.removeFirst()
    while let scalar = scalars.popFirst() {
      if scalar == "\"" {
        guard scalars.first == "\"" else { return String(cell) }
        scalars.removeFirst()
      }
      cell.append(scalar)
    }
    throw Failure()
  }
}
