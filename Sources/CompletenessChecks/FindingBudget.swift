import LocalizationModel
import SourceFiles

/// Keeps the findings of a rule in a file to a number that memory and readers can bear.
///
/// A small file can hold as many keys as languages, and a finding for each pair of them.
struct FindingBudget {
  /// How many findings of a rule are told of one file.
  static let limit = 50_000

  private var counts: [Subject: Int] = [:]

  private struct Subject: Hashable {
    let rule: RuleID
    let path: FilePath
  }

  /// Whether one more finding of a rule fits.
  mutating func take(_ rule: RuleID, _ path: FilePath) -> Bool {
    let subject = Subject(rule: rule, path: path)
    let count = (counts[subject] ?? 0) + 1
    counts[subject] = count
    return count <= Self.limit
  }

  /// Returns findings without those that are too many, and with one for each rule and file that tells
  /// so.
  static func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    guard findings.count > limit else { return findings }
    var budget = FindingBudget()
    return findings.flatMap { finding -> [Diagnostic] in
      if budget.take(finding.rule, finding.location.path) { return [finding] }
      return budget.isFirstLeftOut(finding) ? [budget.notice(of: finding)] : []
    }.sorted()
  }

  private func isFirstLeftOut(_ finding: Diagnostic) -> Bool {
    counts[Subject(rule: finding.rule, path: finding.location.path)] == Self.limit + 1
  }

  private func notice(of finding: Diagnostic) -> Diagnostic {
    Diagnostic(
      rule: finding.rule,
      severity: finding.severity,
      message:
        "more than \(Self.limit) findings of this rule in this file; the others are left out",
      location: SourceLocation(path: finding.location.path),
      subject: .init(detail: finding.location.path.string)
    )
  }
}
