public import LocalizationModel
public import SourceFiles

/// Runs rules over a project.
public struct Checker: Sendable {
  public let rules: [Rule]

  /// Makes a checker; without rules given it runs those that are on by default.
  public init(rules: [Rule] = Rule.onByDefault) {
    self.rules = rules
  }

  /// Returns the findings of all rules and of the readers, sorted by place.
  ///
  /// A reader's finding is dropped when its rule is not among the rules, and takes the rule's
  /// severity where that is milder. A finding of an id that no rule has stays as it is.
  public func check(_ project: Project) -> [Diagnostic] {
    let found = rules.concurrentMap(jobs: processorCount) { rule in
      var findings = Findings(of: rule)
      rule.check(project, &findings)
      return findings.diagnostics
    }
    return (found.joined() + readersFindings(in: project)).sorted()
  }

  private func readersFindings(in project: Project) -> [Diagnostic] {
    let severities = Dictionary(rules.map { ($0.id, $0.severity) }) { first, _ in first }
    let known = Set(Rule.all.map(\.id))
    return project.diagnostics.compactMap { diagnostic in
      guard known.contains(diagnostic.rule) else { return diagnostic }
      guard let worst = severities[diagnostic.rule] else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = min(diagnostic.severity, worst)
      return diagnostic
    }
  }
}
