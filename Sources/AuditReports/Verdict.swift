import Diagnostics
import LocalizationModel

/// Whether an app can go to its users as far as its texts are concerned.
package enum Verdict: String {
  case ready
  case readyWithWarnings = "warnings"
  case notReady = "errors"
  /// Nothing that was found says so, but some expected language lacks texts.
  case incomplete
  /// There was no table, so nothing can be said.
  case unknown

  package init(of report: Report) {
    let others = report.unshown.findings + (report.elsewhere ?? [])
    let worst = (report.findings + others).map(\.severity).max()
    if worst == .error {
      self = .notReady
    } else if report.statistics.tables == 0 {
      self = .unknown
    } else if report.lacksTexts {
      self = .incomplete
    } else {
      self = worst == .warning ? .readyWithWarnings : .ready
    }
  }

  var title: String {
    switch self {
    case .ready: "Ready to ship"
    case .readyWithWarnings: "Ready to ship, with warnings"
    case .notReady: "Not ready to ship"
    case .incomplete: "Texts are missing"
    case .unknown: "Nothing was checked"
    }
  }
  /// The title, and which languages it does not speak of.
  func sentence(of report: Report) -> String {
    let count = report.languages?.inProgress.count ?? 0
    return count == 0 ? title : "\(title), \(counted(count, "language")) in progress"
  }
}

extension Report {
  /// Whether a language lacks texts that is expected to be complete.
  fileprivate var lacksTexts: Bool {
    let begun = Set(languages?.inProgress ?? [])
    return (coverage + unshown.coverage).contains { $0.missing > 0 && !begun.contains($0.language) }
  }
}
