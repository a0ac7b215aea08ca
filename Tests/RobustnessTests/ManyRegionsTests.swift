import FuzzTargets
import SourceFiles
import TestSupport
import Testing

/// Regions of suppressed findings in each other, compared with a look at each of them for each finding.
@Suite struct ManyRegionsTests {
  private struct Region {
    var rules: Set<String>
    let start: Int
    var end = Int.max
  }

  /// A file of random comments and calls, and what is to be reported of it.
  private struct Sample {
    var lines: [String] = []
    var calls: [Int] = []
    var ended: [Region] = []
    var open: [Region] = []

    init(seed: UInt64, count: Int) {
      var random = SeededGenerator(seed: seed)
      let all = [["missing-key"], ["dynamic-key"], ["missing-key", "dynamic-key"]]
      for line in 1...count {
        let rules = all.randomElement(using: &random) ?? []
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1: begin(rules, at: line)
        case 2: end(rules, at: line)
        case 3:
          ended.append(Region(rules: Set(rules), start: line, end: line + 1))
          lines.append("// l10nscan:disable:next \(rules.joined(separator: " "))")
        default:
          calls.append(line)
          lines.append("let t\(line) = NSLocalizedString(\"screen.title\(line)\", comment: \"\")")
        }
      }
      ended += open
    }

    private mutating func begin(_ rules: [String], at line: Int) {
      open.append(Region(rules: Set(rules), start: line))
      lines.append("// l10nscan:disable \(rules.joined(separator: " "))")
    }

    private mutating func end(_ rules: [String], at line: Int) {
      for index in open.indices {
        let part = open[index].rules.intersection(rules)
        if part.isEmpty { continue }
        ended.append(Region(rules: part, start: open[index].start, end: line))
        open[index].rules.subtract(part)
      }
      open.removeAll(where: \.rules.isEmpty)
      lines.append("// l10nscan:enable \(rules.joined(separator: " "))")
    }

    /// The lines of the calls that are reported.
    var reported: [Int] {
      calls.filter { line in
        !ended.contains { $0.rules.contains("missing-key") && covers($0, line) }
      }
    }

    /// The lines of the comments that suppress nothing, each once for a rule.
    var needless: [String] {
      ended.flatMap { region in
        region.rules.filter { rule in
          rule != "missing-key" || !calls.contains { covers(region, $0) }
        }.map { "\(region.start) '\($0)'" }
      }.sorted()
    }

    private func covers(_ region: Region, _ line: Int) -> Bool {
      let isNext = region.end == region.start + 1 && lines[region.start - 1].contains(":next")
      return isNext ? line == region.end : (region.start...region.end).contains(line)
    }
  }

  @Test(arguments: 0..<12) func `each finding is suppressed by what covers its line`(seed: Int) {
    let sample = Sample(seed: UInt64(seed), count: seed < 6 ? 20 : 200)
    let memory = MemoryFiles([
      "a.swift": sample.lines.joined(separator: "\n"),
      "en.lproj/Localizable.strings": #""other.key" = "x";"#,
    ])
    let run = AuditInMemory(["--source", ".", "-f", "xcode"], in: memory.fileSystem)
    let missing = run.findings.filter { $0.hasSuffix("[missing-key]") }.compactMap(Self.line(of:))
    #expect(missing.sorted() == sample.reported)
    let needless = run.findings.filter { $0.contains("suppresses nothing") }.compactMap { finding in
      Self.line(of: finding).map { line in
        "\(line) '\(finding.contains("'missing-key'") ? "missing-key" : "dynamic-key")'"
      }
    }
    #expect(needless.sorted() == sample.needless)
  }

  /// The line of a finding: `a.swift:3:1: error: …`.
  private static func line(of finding: Substring) -> Int? {
    finding.split(separator: ":").dropFirst().first.flatMap { Int($0) }
  }
}
