package import Diagnostics
package import LocalizationModel

/// Findings with one cause, which people read and count as one.
///
/// JSON, CSV and baselines keep them apart: one for each rule, table, key and language. Formats that
/// show findings in their files have one for each place.
package struct FindingGroup: Sendable {
  /// The finding that is shown: its message speaks for all.
  package var lead: Diagnostic
  /// The findings, by their indices in the report; the first is the one that became the lead.
  package var members: [Int]
  /// The languages that they are about; sorted.
  package var languages: [Language]

  package var rule: RuleID { lead.rule }
  package var severity: Severity { lead.severity }

  init(_ finding: Diagnostic, at index: Int) {
    lead = finding
    members = [index]
    languages = finding.subject.language.map { [Language($0)] } ?? []
  }

  /// Adds a finding, which becomes the lead if it is worse than that.
  mutating func add(_ finding: Diagnostic, at index: Int) {
    if finding.severity > severity {
      lead = finding
      members.insert(index, at: 0)
    } else {
      members.append(index)
    }
  }
}

extension Report {
  /// Returns the findings by their causes, the worst first: what breaks the running app, then by
  /// severity, then by rule and table.
  func makeGroups() -> [FindingGroup] {
    GroupOrder(of: self).sorted(groups(of: findings))
  }

  /// Returns some findings of the report by their causes, in the order of their first places.
  package func groups(of findings: [Diagnostic], byPlace: Bool = false) -> [FindingGroup] {
    var groups =
      LanguageGrouping(findings, languages, languageCoverage, byPlace: byPlace).groups
    Subsumption.apply(to: &groups, of: findings)
    if !byPlace { BundleGrouping.apply(to: &groups) }
    return groups
  }

  /// The findings by cause and place, sorted by place.
  package var annotations: [FindingGroup] { groups(of: findings, byPlace: true) }

  /// The suppressed ones by cause and place, sorted by place.
  package var suppressedAnnotations: [FindingGroup] {
    groups(of: suppressed.map(\.finding), byPlace: true)
  }
}
