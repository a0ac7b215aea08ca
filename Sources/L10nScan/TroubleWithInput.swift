import Diagnostics

extension Diagnostic {
  /// Whether some input could not be taken in as it stands.
  package var isTroubleWithInput: Bool {
    severity == .error && rule.isAboutInput
  }
}

extension RuleID {
  /// Whether the rule tells of input that could not be taken in.
  package var isAboutInput: Bool { self == .unreadableFile || self == .malformedResource }
}
