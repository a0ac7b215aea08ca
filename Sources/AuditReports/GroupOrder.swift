import Diagnostics

/// The order in which people read what was found.
struct GroupOrder {
  private var ranks: [RuleID: Int] = [:]
  private let report: Report

  init(of report: Report) {
    self.report = report
    for (rank, rule) in report.rules.enumerated() {
      ranks[rule.id] = rank
    }
  }

  /// Sorts by severity, within it by risk, then by rule, table and place.
  func sorted(_ groups: [FindingGroup]) -> [FindingGroup] {
    // The groups are in the order of their places already.
    let keys = groups.enumerated().map { index, group in
      Key(
        severity: group.severity,
        risk: report.risk(of: group.rule),
        rank: ranks[group.rule] ?? -1,
        table: group.lead.subject.table ?? "",
        index: index
      )
    }
    return keys.sorted().map { groups[$0.index] }
  }

  private struct Key: Comparable {
    let severity: Severity
    let risk: Risk
    let rank: Int
    let table: String
    let index: Int

    static func < (left: Key, right: Key) -> Bool {
      if left.severity != right.severity { return left.severity > right.severity }
      if left.risk != right.risk { return left.risk < right.risk }
      if left.rank != right.rank { return left.rank < right.rank }
      return (left.table, left.index) < (right.table, right.index)
    }
  }
}
