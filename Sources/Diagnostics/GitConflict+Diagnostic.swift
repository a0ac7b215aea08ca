package import SourceFiles

extension [GitConflict] {
  /// Returns the findings of a text's conflicts, one for each.
  package func findings(
    in text: SourceText,
    rule: RuleID = .malformedResource,
    severity: Severity = .error
  ) -> [Diagnostic] {
    guard !isEmpty else { return [] }
    var locator = SourceLocator(text)
    return map { conflict in
      Diagnostic(
        rule: rule,
        severity: severity,
        message: conflict.message,
        location: locator.location(of: conflict.range),
        help: GitConflict.help,
        subject: .init(detail: text.path.string)
      )
    }
  }
}
