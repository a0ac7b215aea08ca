import CommandLineOptions
package import Diagnostics

/// The lowest findings that make an audit fail.
public enum FailureLevel: String, CaseIterable, Sendable {
  case error
  case warning
  case never

  /// The severity of these findings; nil where none makes an audit fail.
  package var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .never: nil
    }
  }
}

extension FailureLevel: ArgumentValue {}
