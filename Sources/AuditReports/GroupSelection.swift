import Diagnostics

/// The causes that a report for people prints, the worst first, and how many it leaves out.
struct GroupSelection {
  private(set) var groups: [FindingGroup] = []
  /// How many there are, and how many of them are left out.
  private(set) var count = 0
  var leftOut: Int { count - groups.count }
  /// The rules of which some are left out, with their number, in the order of the list.
  private(set) var rulesLeftOut: [(rule: RuleID, count: Int)] = []

  init(of report: Report, _ options: RenderOptions) {
    guard !options.showsOnlySummary else { return }
    let all = report.groups.filter { options.shows($0.lead) }
    count = all.count
    let chosen = Self.choose(from: all, options)
    groups = chosen.map { all[$0] }
    var counts: [RuleID: Int] = [:]
    let shown = Set(chosen)
    for index in all.indices where !shown.contains(index) {
      counts[all[index].rule, default: 0] += 1
    }
    for group in all {
      guard let count = counts.removeValue(forKey: group.rule) else { continue }
      rulesLeftOut.append((group.rule, count))
    }
  }

  /// Returns the indices of the groups that there is room for.
  ///
  /// A rule with a thousand findings does not push the others from the screen: in each round every
  /// rule gets some, those of errors more than others.
  private static func choose(from groups: [FindingGroup], _ options: RenderOptions) -> [Int] {
    let limit = options.findingsPerRule ?? .max
    guard var room = options.lines else { return indices(of: groups, upTo: limit) }
    var chosen: Set<Int> = []
    for share in [Share(errors: 3), Share(errors: 4, warnings: 2, notes: 1), Share.all] {
      var counts: [RuleID: Int] = [:]
      for (index, group) in groups.enumerated() {
        counts[group.rule, default: 0] += 1
        let number = counts[group.rule, default: 0]
        guard number <= min(share.count(of: group.severity), limit), !chosen.contains(index),
          group.lines <= room
        else { continue }
        room -= group.lines
        chosen.insert(index)
      }
    }
    return chosen.sorted()
  }

  private static func indices(of groups: [FindingGroup], upTo limit: Int) -> [Int] {
    var counts: [RuleID: Int] = [:]
    return groups.indices.filter { index in
      counts[groups[index].rule, default: 0] += 1
      return counts[groups[index].rule, default: 0] <= limit
    }
  }

  /// How many groups of a rule are shown in one round.
  private struct Share {
    var errors: Int
    var warnings = 0
    var notes = 0

    static let all = Share(errors: .max, warnings: .max, notes: .max)

    func count(of severity: Severity) -> Int {
      switch severity {
      case .error: errors
      case .warning: warnings
      case .note: notes
      }
    }
  }
}

extension FindingGroup {
  /// The lines that it takes at most: the headline, the quoted source, the advice, and a blank one.
  fileprivate var lines: Int { 4 + lead.notes.count + (lead.help == nil ? 0 : 1) }
}
