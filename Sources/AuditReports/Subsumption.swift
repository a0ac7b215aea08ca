package import Diagnostics
import SourceFiles

/// Which rule says it all where several find something in one text.
///
/// The one that says what to do stays, and the others become its notes. What is worse than it is
/// never taken in.
package struct Subsumption: Sendable {
  /// The rule that stays.
  package let rule: RuleID
  /// The rules that say less; nil for all that look at a key's texts.
  package let others: Set<RuleID>?

  package static let all: [Subsumption] = [
    // What goes away needs no better text.
    Subsumption(rule: "unused-key", others: nil),
    Subsumption(rule: "extra-key", others: nil),
    Subsumption(rule: "stale-key", others: nil),
    // A gap is more than a doubt about what fills it.
    Subsumption(rule: "empty-value", others: ["needs-review", "mismatched-white-space"]),
    Subsumption(
      rule: "placeholder-value",
      others: ["needs-review", "untranslated-value", "mismatched-punctuation"]
    ),
    Subsumption(rule: "missing-plural-form", others: ["needs-review"]),
    Subsumption(rule: "needs-review", others: ["outdated-translation", "untranslated-value"]),
    Subsumption(rule: "outdated-translation", others: ["untranslated-value"]),
    // A specifier that is spelled wrong is missing too.
    Subsumption(
      rule: "malformed-placeholder",
      others: ["mismatched-placeholder", "missing-placeholder", "unescaped-percent"]
    ),
    Subsumption(rule: "mismatched-placeholder", others: ["missing-placeholder"]),
    Subsumption(rule: "mismatched-token", others: ["missing-placeholder", "mismatched-markup"]),
    // One space is one slip.
    Subsumption(rule: "mismatched-white-space", others: ["repeated-space"]),
    Subsumption(rule: "mismatched-script", others: ["mixed-scripts"]),
  ]

  /// Takes groups that say less into those that say it all.
  static func apply(to groups: inout [FindingGroup], of findings: [Diagnostic]) {
    let byRule = Dictionary(uniqueKeysWithValues: all.map { ($0.rule, $0) })
    var winners: [Text: [Int]] = [:]
    for (index, group) in groups.enumerated() where byRule[group.rule] != nil {
      for text in texts(of: group, findings) { winners[text, default: []].append(index) }
    }
    guard !winners.isEmpty else { return }
    var taken: Set<Int> = []
    for index in groups.indices where !groups[index].languages.isEmpty {
      let winner = winner(over: groups[index], at: index, winners, groups, byRule, findings)
      guard let winner, !taken.contains(winner) else { continue }
      groups[winner].take(groups[index])
      taken.insert(index)
    }
    groups = groups.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }

  /// A key of a table, in a language or in all.
  private struct Text: Hashable {
    let table: String?
    let container: Substring
    let key: String?
    var language: String?
  }

  private static func texts(of group: FindingGroup, _ findings: [Diagnostic]) -> [Text] {
    guard group.lead.subject.key != nil else { return [] }
    return group.members.map { index in
      let subject = findings[index].subject
      return Text(
        table: subject.table,
        container: findings[index].location.path.containerOfTable,
        key: subject.key,
        language: subject.language
      )
    }
  }

  /// Returns the group that says it all of every text of a group.
  private static func winner(
    over group: FindingGroup,
    at index: Int,
    _ winners: [Text: [Int]],
    _ groups: [FindingGroup],
    _ byRule: [RuleID: Subsumption],
    _ findings: [Diagnostic]
  ) -> Int? {
    let texts = texts(of: group, findings)
    guard let first = texts.first else { return nil }
    var ofKey = first
    ofKey.language = nil
    let candidates = (winners[first] ?? []) + (winners[ofKey] ?? [])
    return candidates.first { candidate in
      guard candidate != index, let rule = byRule[groups[candidate].rule],
        groups[candidate].severity >= group.severity, groups[candidate].rule != group.rule,
        rule.others?.contains(group.rule) ?? true
      else { return false }
      return texts.allSatisfy { text in
        winners[text]?.contains(candidate) == true || winners[ofKey]?.contains(candidate) == true
      }
    }
  }
}

extension FindingGroup {
  /// Takes in what says less of the same text.
  fileprivate mutating func take(_ other: FindingGroup) {
    members += other.members
    lead.notes.append(
      Diagnostic.Note("\(other.lead.message) [\(other.rule)]", at: other.lead.location)
    )
    lead.notes += other.lead.notes.filter { !lead.notes.contains($0) }
  }
}
