package import Diagnostics
package import LocalizationModel

/// Findings with one cause, which people read as one.
///
/// Baselines, fingerprints and formats for machines keep them apart: one for each rule, table, key
/// and language.
package struct FindingGroup: Sendable {
  /// What is shown: a finding whose message speaks for all.
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
}

extension Report {
  /// The findings by their causes, the worst first: what breaks the running app, then by severity,
  /// then by rule and table.
  package var groups: [FindingGroup] {
    var groups = LanguageGrouping(findings, languages, languageCoverage).groups
    Subsumption.apply(to: &groups, of: findings)
    return GroupOrder(of: self).sorted(groups)
  }
}
