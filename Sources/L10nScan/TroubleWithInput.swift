package import Diagnostics
import SourceFiles

extension Diagnostic {
  /// Whether some input could not be taken in as it stands.
  package var isInputError: Bool {
    severity == .error && rule.isInputRule
  }
}

extension ScanSettings {
  /// The findings about folders and files that a person names and that cannot be read: then the
  /// audit is not the one that was requested.
  package func unreadableRoots(_ findings: [Diagnostic]) -> [Diagnostic] {
    let roots = Set(self.sources + self.tables)
    return findings.filter { $0.isUnread && roots.contains($0.location.path) }
  }
}

extension RuleID {
  /// Whether the rule reports input that could not be read.
  package var isInputRule: Bool { self == .unreadableFile || self == .malformedResource }
}
