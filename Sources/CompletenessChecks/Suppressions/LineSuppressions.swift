import Diagnostics
import SourceFiles

/// The suppressions for lines of one file.
///
/// Regions may lie in each other, and each may have findings on every line.
struct LineSuppressions {
  private typealias Region = (number: Int, lines: ClosedRange<Int>)

  /// By rule the suppressions in the order of their numbers; those of all rules are under nil.
  private var regions: [RuleID?: [Region]] = [:]
  /// By rule the first suppression of each stretch of lines; made when a finding asks.
  private var covers: [RuleID: LineCover] = [:]
  /// The lines of the findings, by rule.
  private var lines: [RuleID: [Int]] = [:]

  mutating func add(_ number: Int, _ rules: Set<RuleID>, _ lines: ClosedRange<Int>) {
    if rules.isEmpty { regions[nil, default: []].append((number, lines)) }
    for rule in rules { regions[rule, default: []].append((number, lines)) }
  }

  /// Returns the first suppression of a finding's line, and notes that it has been requested.
  mutating func first(for finding: Diagnostic) -> Int? {
    let (rule, line) = (finding.rule, finding.location.line)
    lines[rule, default: []].append(line)
    let cover = covers[rule] ?? LineCover(meant(for: rule))
    covers[rule] = cover
    return cover.first(at: line)
  }

  /// The suppressions that have a finding on their lines, with its rule.
  var used: [(number: Int, rule: RuleID)] {
    lines.flatMap { rule, lines in
      let lines = lines.sorted()
      return meant(for: rule).filter { region in
        let next = lines.partitioningIndex { $0 >= region.lines.lowerBound }
        return next < lines.count && lines[next] <= region.lines.upperBound
      }.map { ($0.number, rule) }
    }
  }

  private func meant(for rule: RuleID) -> [Region] {
    let (own, all) = (regions[rule] ?? [], regions[nil] ?? [])
    return all.isEmpty ? own : (own + all).ordered(by: \.number)
  }
}

/// The first of many numbered ranges at each line.
private struct LineCover {
  /// Where stretches of lines begin, in ascending order, with the number of the first range there.
  private var starts: [Int] = []
  private var numbers: [Int?] = []

  /// Covers lines by ranges in the order of their numbers.
  ///
  /// Complexity: O(*n* log *n*).
  init(_ regions: [(number: Int, lines: ClosedRange<Int>)]) {
    let ends = regions.map { $0.lines.upperBound == .max ? Int.max : $0.lines.upperBound + 1 }
    starts = Set(regions.map(\.lines.lowerBound) + ends).sorted()
    numbers = Array(repeating: nil, count: starts.count)
    // For each stretch the next one that no range has covered, itself included.
    var open = Array(0...starts.count)
    for (region, end) in zip(regions, ends) {
      var index = starts.partitioningIndex { $0 >= region.lines.lowerBound }
      while true {
        index = Self.next(from: index, &open)
        guard index < starts.count, starts[index] < end else { break }
        numbers[index] = region.number
        open[index] = index + 1
      }
    }
  }

  private static func next(from index: Int, _ open: inout [Int]) -> Int {
    var index = index
    while open[index] != index {
      open[index] = open[open[index]]
      index = open[index]
    }
    return index
  }

  func first(at line: Int) -> Int? {
    let next = starts.partitioningIndex { $0 > line }
    return next > 0 ? numbers[next - 1] : nil
  }
}
