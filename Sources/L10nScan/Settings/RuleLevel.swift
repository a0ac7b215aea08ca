public import SourceFiles

/// How much the findings of a rule count.
public enum RuleLevel: String, CaseIterable, Sendable {
  case off
  case note
  case warning
  case error

  public init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }

  /// The worst severity of a finding; nil where none is wanted.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}
