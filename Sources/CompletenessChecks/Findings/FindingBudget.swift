package import Diagnostics
import LocalizationModel
import SourceFiles

/// Keeps the findings of a rule in a file to a number that memory and readers can bear.
///
/// A small file can hold as many keys as languages, and a finding for each pair of them; and there may
/// be many files.
package struct FindingBudget {
  /// How many findings of a rule are told of one file.
  package static let limit = 50_000
  /// How many are told of all files together.
  package static let limitOfAll = 200_000

  private var counts: [Subject: Int] = [:]

  private struct Subject: Hashable {
    let rule: RuleID
    /// Nil for all files together.
    let path: FilePath?

    var limit: Int { path == nil ? limitOfAll : FindingBudget.limit }
  }

  private static func subjects(_ rule: RuleID, _ path: FilePath) -> [Subject] {
    [Subject(rule: rule, path: path), Subject(rule: rule, path: nil)]
  }

  /// Whether one more finding of a rule fits.
  mutating func take(_ rule: RuleID, _ path: FilePath) -> Bool {
    let fits = hasRoom(for: rule, path)
    for subject in Self.subjects(rule, path) { counts[subject, default: 0] += 1 }
    return fits
  }

  /// Whether a finding of a rule would fit.
  func hasRoom(for rule: RuleID, _ path: FilePath) -> Bool {
    Self.subjects(rule, path).allSatisfy { counts[$0, default: 0] < $0.limit }
  }

  /// Returns findings without those that are too many, and with one for each rule and file that tells
  /// so.
  package static func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    guard findings.count > limit else { return findings }
    var budget = FindingBudget()
    return findings.flatMap { finding -> [Diagnostic] in
      if budget.take(finding.rule, finding.location.path) { return [finding] }
      return budget.notices(of: finding)
    }.sorted()
  }

  /// Returns what is told in place of the first finding that is left out.
  private func notices(of finding: Diagnostic) -> [Diagnostic] {
    Self.subjects(finding.rule, finding.location.path)
      .filter { counts[$0] == $0.limit + 1 }
      .map { Self.notice(of: finding, $0) }
  }

  private static func notice(of finding: Diagnostic, _ subject: Subject) -> Diagnostic {
    let place = subject.path == nil ? "" : " in this file"
    return Diagnostic(
      rule: finding.rule,
      severity: finding.severity,
      message:
        "more than \(subject.limit) findings of this rule\(place); the others are left out",
      location: SourceLocation(path: finding.location.path),
      subject: .init(detail: finding.location.path.string)
    )
  }
}
