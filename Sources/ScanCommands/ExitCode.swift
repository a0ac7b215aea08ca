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
  /// The command line is wrong, there is nothing to do, or what was requested could not be done.
  case failure = 2

  package static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ExitCode {
  /// Judges the findings of a command that is to print what the input holds: what cannot be read or
  /// parsed is worse than any defect.
  init(for findings: [Diagnostic]) {
    let worst = findings.map { finding in
      if finding.isInputError { return ExitCode.failure }
      return finding.severity == .error ? .findings : .success
    }
    self = worst.max() ?? .success
  }

  /// Judges the findings of an audit: what a table says wrongly is a defect like others, and what
  /// could not be read at all was not audited.
  ///
  /// - Parameters:
  ///   - findings: All that count, in any order.
  ///   - failing: The lowest severity that counts; nil for none.
  init(for findings: [Diagnostic], failingAt failing: Severity?) {
    let fails = findings.contains { finding in failing.map { finding.severity >= $0 } ?? false }
    self = findings.contains(where: \.isUnread) ? .failure : fails ? .findings : .success
  }
}
