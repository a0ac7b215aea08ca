package import Diagnostics

extension LanguageSet {
  /// Whether a finding of a rule in a language says only that translators are still at it.
  package func allowsGap(_ rule: RuleID, in language: String) -> Bool {
    !inProgress.isEmpty && Self.rulesForGaps.contains(rule)
      && inProgress.contains { $0.id == language }
  }

  private static let rulesForGaps: Set<RuleID> = [
    "missing-translation", "missing-localization", "needs-review", "unreviewed-translation",
  ]
}
