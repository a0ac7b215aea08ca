import Diagnostics
import SourceFiles

/// The causes that a report prints as one finding each, and how many it leaves out.
struct FindingSelection {
  private(set) var findings: [Diagnostic] = []
  /// The rules of which findings were left out, with their number, sorted by rule.
  private(set) var leftOut: [(rule: RuleID, count: Int)] = []

  init(of report: Report, _ options: RenderOptions) {
    guard !options.showsOnlySummary else { return }
    let limit = options.findingsPerRule ?? .max
    var counts: [RuleID: Int] = [:]
    for finding in report.annotations.map(\.lead) where options.shows(finding) {
      counts[finding.rule, default: 0] += 1
      if counts[finding.rule, default: 0] <= limit { findings.append(finding) }
    }
    leftOut =
      counts.filter { $0.value > limit }
      .map { (rule: $0.key, count: $0.value - limit) }
      .ordered(by: \.rule.rawValue)
  }
}
