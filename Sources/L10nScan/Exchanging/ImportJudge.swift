import CompletenessChecks
import Diagnostics
import LocalizationModel
import SourceFiles

/// Judges translations before they are stored, by the rules of the audit.
struct ImportJudge {
  private let jobs: Int
  private let known: Set<Finding>

  /// A finding without its place, which moves.
  private struct Finding: Hashable {
    let rule: RuleID
    let subject: Diagnostic.Subject
    let message: String

    init(_ diagnostic: Diagnostic) {
      (rule, subject, message) = (diagnostic.rule, diagnostic.subject, diagnostic.message)
    }
  }

  /// What translators are told to look at, though the text is taken.
  private static let mildRules: Set<RuleID> = [
    "mismatched-markup", "missing-placeholder", "missing-plural-form", "unescaped-percent",
  ]

  init(_ project: Project, jobs: Int) {
    self.jobs = jobs
    known = Set(Self.findings(in: project, jobs: jobs).map(Finding.init))
  }

  private static func findings(in project: Project, jobs: Int) -> [Diagnostic] {
    let rules = Rule.all.filter { $0.concern == .crash || mildRules.contains($0.id) }
    var checker = Checker(rules: rules)
    checker.jobs = jobs
    return checker.check(project)
  }

  /// Returns what is wrong with texts in a project: what may not be stored, and what a person should
  /// look at.
  ///
  /// A text that was wrong before is refused too, where it is one of those that came back; `places`
  /// are theirs.
  func judge(
    _ project: Project,
    at places: Set<SourceLocation>
  ) -> (refused: [Diagnostic], doubtful: [Diagnostic]) {
    let findings = Self.findings(in: project, jobs: jobs).filter { finding in
      !known.contains(Finding(finding)) || places.contains(finding.location)
    }
    return (
      findings.filter { !Self.mildRules.contains($0.rule) },
      findings.filter { Self.mildRules.contains($0.rule) }
    )
  }
}
