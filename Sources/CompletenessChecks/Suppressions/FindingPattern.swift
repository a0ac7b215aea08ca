package import Diagnostics
package import LocalizationModel
package import SourceFiles

/// Which findings are meant, by what they are about; what is empty fits every finding.
package struct FindingPattern: Sendable {
  package var tables = KeyPatternSet([])
  package var keys = KeyPatternSet([])
  package var languages: [Language] = []
  /// Patterns for paths below a folder.
  package var paths: GlobSet = []

  package init() {}

  /// Returns whether a finding is meant that lies at `place` below the folder of the paths.
  package func fits(_ finding: Diagnostic, at place: some StringProtocol) -> Bool {
    let subject = finding.subject
    return fits(tables, subject.table) && fits(keys, subject.key)
      && (languages.isEmpty || languages.contains { $0.id == subject.language })
      && (paths.isEmpty || paths.matches(place))
  }

  private func fits(_ patterns: KeyPatternSet, _ text: String?) -> Bool {
    patterns.isEmpty || text.map { patterns.matches($0) } ?? false
  }
}

/// Returns which of many patterns a finding may fit.
package struct FindingPatternIndex: Sendable {
  /// The patterns of one kind, each with the number of what it belongs to.
  private struct Part: Sendable {
    private let numbers: [Int]
    private let index: LiteralIndex

    init(_ patterns: [(number: Int, literals: [[UInt8]])]) {
      numbers = patterns.map(\.number)
      index = LiteralIndex(patterns.map(\.literals))
    }

    func numbers(for text: String?) -> [Int] {
      text.map { index.candidates(for: $0).map { numbers[$0] } } ?? []
    }
  }

  private let keys: Part
  private let tables: Part
  private let paths: Part
  /// The numbers of patterns that tell of none of these.
  private let others: [Int]
  private let count: Int

  /// Indexes patterns by the first of what they tell: keys, tables, paths.
  package init(_ patterns: [FindingPattern]) {
    var keys: [(Int, [[UInt8]])] = []
    var tables: [(Int, [[UInt8]])] = []
    var paths: [(Int, [[UInt8]])] = []
    var others: [Int] = []
    for (number, pattern) in patterns.enumerated() {
      if !pattern.keys.isEmpty {
        keys += pattern.keys.patterns.map { (number, $0.literals) }
      } else if !pattern.tables.isEmpty {
        tables += pattern.tables.patterns.map { (number, $0.literals) }
      } else if !pattern.paths.isEmpty {
        paths += pattern.paths.globs.map { (number, $0.literals) }
      } else {
        others.append(number)
      }
    }
    (self.keys, self.tables, self.paths) = (Part(keys), Part(tables), Part(paths))
    self.others = others
    count = patterns.count
  }

  /// Returns the numbers of the patterns that a finding may fit, in ascending order.
  package func candidates(for finding: Diagnostic) -> [Int] {
    if count <= LiteralIndex.threshold { return Array(0..<count) }
    let subject = finding.subject
    let found =
      keys.numbers(for: subject.key) + tables.numbers(for: subject.table)
      + paths.numbers(for: finding.location.path.string)
    return found.isEmpty ? others : Set(found + others).sorted()
  }
}
