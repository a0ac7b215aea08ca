import Diagnostics

/// Whether an app can go to its users as far as its texts are concerned.
package enum Verdict: String {
  case ready
  case readyWithWarnings = "warnings"
  case notReady = "errors"
  /// There was no table and no reference, so nothing can be said.
  case unknown

  package init(of report: Report) {
    let worst = report.findings.map(\.severity).max()
    if worst == .error {
      self = .notReady
    } else if report.statistics.tables == 0 && report.statistics.references == 0 {
      self = .unknown
    } else {
      self = worst == .warning ? .readyWithWarnings : .ready
    }
  }

  var title: String {
    switch self {
    case .ready: "Ready to ship"
    case .readyWithWarnings: "Ready to ship, with warnings"
    case .notReady: "Not ready to ship"
    case .unknown: "Nothing was checked"
    }
  }
}
