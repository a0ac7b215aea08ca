import CompletenessChecks
import Diagnostics
import L10nScan
import LocalizationModel
import SourceFiles

/// Judges translations before they are stored, as the audit of the project would.
struct ImportJudge {
  private let levels: RuleLevels
  private let checker: Checker
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

  init(_ project: Project, _ settings: ScanSettings, jobs: Int) {
    levels = RuleLevels(settings)
    // What is to be looked at again comes so from its translator, or is taken so on request.
    let states = [Rule.needsReview.id, Rule.unreviewedTranslation.id]
    let rules = levels.rules.filter { $0.judgesTexts && !states.contains($0.id) }
    var checker = Checker(rules: rules)
    checker.suppressions = settings.allSuppressions
    checker.jobs = jobs
    self.checker = checker
    known = Set(levels.apply(to: checker.check(project.withoutStaleKeys)).map(Finding.init))
  }

  /// Returns what is wrong with texts in a project and was not before.
  ///
  /// What was wrong before counts too, where it is one of the texts that came back; `places` are theirs.
  func judge(_ project: Project, at places: Set<SourceLocation>) -> [Diagnostic] {
    levels.apply(to: checker.check(project.withoutStaleKeys)).filter { finding in
      !known.contains(Finding(finding)) || places.contains(finding.location)
    }
  }
}

extension Project {
  /// The project as if code used its stale keys too: their texts are shown as soon as code does.
  fileprivate var withoutStaleKeys: Project {
    var project = self
    for table in tables.indices {
      for key in tables[table].keys.indices where tables[table].keys[key].isStale {
        project.tables[table].keys[key].isStale = false
      }
    }
    return project
  }
}

extension Diagnostic {
  /// Whether users see it: the app can crash, or shows a wrong text or a key.
  var isSeen: Bool { Rule.all.contains { $0.id == rule && $0.risk <= .wrongText } }
}
