package import Diagnostics

/// The weight of a rule's findings, or none.
public enum RuleLevel: String, CaseIterable, Sendable {
  case off
  case note
  case warning
  case error

  package init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }

  /// The worst severity of a finding; nil where none is wanted.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}
