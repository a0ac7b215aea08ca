import Diagnostics
import L10nScan

/// How the program ends, for shells and for continuous integration.
///
/// Where several apply, the worst counts.
package enum ExitCode: Int32, Sendable, CaseIterable, Comparable {
  /// There is nothing at or above the failing severity.
  case success = 0
  /// There are findings.
  case findings = 1
  /// The command line is wrong, input cannot be read or parsed, or there is nothing to do.
  case failure = 2

  package static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ExitCode {
  /// Judges findings: what cannot be read or parsed is worse than any defect.
  ///
  /// - Parameters:
  ///   - findings: All of them, in any order.
  ///   - failing: The mildest severity that counts; nil where only trouble with input does.
  init(for findings: [Diagnostic], failingAt failing: Severity? = .error) {
    let worst = findings.map { finding in
      if finding.isTroubleWithInput { return ExitCode.failure }
      return failing.map { finding.severity >= $0 } ?? false ? .findings : .success
    }
    self = worst.max() ?? .success
  }
}
