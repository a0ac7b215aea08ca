import CompletenessChecks
import Diagnostics
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

/// Many suppressions say together what each says alone.
@Suite struct ManySuppressionsTests {
  private func finding(_ key: String, line: Int, _ rule: RuleID = "missing-key") -> Diagnostic {
    Diagnostic(
      rule: rule,
      severity: .error,
      message: "m",
      location: SourceLocation(path: "App/a.swift", offset: line, length: 1, line: line, column: 1),
      subject: .init(table: "T\(line % 3)", key: key)
    )
  }

  @Test(arguments: [2, 120]) func `a pattern is among the candidates of what it fits`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let patterns = (0..<count).map { number in
      var pattern = FindingPattern()
      let texts = ["k\(number)", "*\(number)", "a*\(number)*", "*"]
      let key = KeyPattern(wildcards: texts.randomElement(using: &random) ?? "*")
      switch number % 5 {
      case 0: pattern.keys = KeyPatternSet([key].compactMap(\.self))
      case 1:
        pattern.tables = KeyPatternSet([KeyPattern(wildcards: "T\(number % 4)")].compactMap(\.self))
      case 2: pattern.paths = GlobSet([Glob("a.*"), Glob("b\(number)/**")])
      case 3: pattern.languages = ["de"]
      default:
        pattern.keys = KeyPatternSet((0..<40).compactMap { KeyPattern(wildcards: "k\($0)x*") })
      }
      return pattern
    }
    let index = FindingPatternIndex(patterns)
    for line in 1..<200 {
      let finding = finding(["k\(line)", "a\(line)b", "k\(line % 40)xy"][line % 3], line: line)
      let fitting = patterns.indices.filter { patterns[$0].fits(finding, at: "a.swift") }
      let candidates = index.candidates(for: finding)
      #expect(candidates == candidates.sorted())
      #expect(candidates.filter { patterns[$0].fits(finding, at: "a.swift") } == fitting)
    }
  }

  @Test func `a set of patterns matches what one of them does`() {
    let patterns = (0..<100).compactMap {
      KeyPattern(wildcards: $0 % 2 == 0 ? "k\($0).*" : "*.\($0)")
    }
    let set = KeyPatternSet(patterns)
    for number in 0..<100 {
      for key in ["k\(number).x", "x.\(number)", "k\(number)", "\(number)", ""] {
        #expect(set.matches(key) == patterns.contains { $0.matches(key) }, "\(key)")
      }
    }
  }
}
