import FuzzTargets
import ScanCommands
import SourceFiles
import TestSupport
import Testing

/// The demo app holds exactly the findings that its README lists.
@Suite struct DemoAppTests {
  /// A row of the README's table: a rule, and what its finding names.
  private struct Row {
    var rule: Substring
    var file: Substring
    var words: [Substring]

    init?(_ line: Substring) {
      let cells = line.split(separator: "|")
      guard line.hasPrefix("| `"), cells.count == 3 else { return nil }
      // What stands between back-ticks; keys with spaces are not looked for in messages.
      let names = cells[1].split(separator: "`").filter { !$0.contains(" ") }
      guard let rule = cells[0].split(separator: "`").dropFirst().first, let file = names.first
      else { return nil }
      self.rule = rule
      self.file = file
      words = Array(names.dropFirst())
    }

    func describes(_ finding: Substring) -> Bool {
      finding.hasSuffix("[\(rule)]") && finding.contains(file)
        && words.allSatisfy { finding.contains($0) }
    }
  }

  @Test func `every finding has its row, and every row its finding`() throws {
    let app = FixtureProject("DemoApp")
    let readme = try #require(app.memory.text(of: "README.md"))
    let audit = AuditInMemory(
      ["--source", "Sources", "--strings", "Resources", "--format", "xcode"],
      in: app.files
    )
    var findings = audit.findings
    for row in readme.split(separator: "\n").compactMap(Row.init) {
      let index = findings.firstIndex(where: row.describes)
      #expect(index != nil, "no finding for \(row)")
      index.map { _ = findings.remove(at: $0) }
    }
    #expect(findings == [])
    #expect(audit.status == .findings)
  }
}
