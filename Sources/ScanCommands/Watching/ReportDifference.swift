import AuditReports
import Diagnostics
import TextFormats

/// The findings by which two reports differ.
struct ReportDifference {
  private let new: [Diagnostic]
  private let gone: [Diagnostic]
  private let totals: [(severity: Severity, count: Int)]

  /// Compares two reports; a finding that has only moved is the same.
  init(from old: Report, to report: Report) {
    new = report.groups(of: report.findings.without(old.findings)).map(\.lead)
    gone = old.groups(of: old.findings.without(report.findings)).map(\.lead)
    totals = Severity.allCases.sorted(by: >).map { ($0, report.count(of: $0)) }
  }

  /// A line for each finding that is new or gone, and the totals; nothing where none is.
  var text: VisibleText {
    if new.isEmpty, gone.isEmpty { return "" }
    let lines =
      gone.map { "- \($0.line)\n" as VisibleText } + new.map { "+ \($0.line)\n" as VisibleText }
    let counts = totals.map { "\($0.count) \($0.severity.rawValue)\($0.count == 1 ? "" : "s")" }
    return "\(lines.joined())\(counts.joined(separator: ", "))\n"
  }
}

extension [Diagnostic] {
  /// Returns the findings that others do not hold as many times.
  fileprivate func without(_ others: [Diagnostic]) -> [Diagnostic] {
    var counts: [String: Int] = others.reduce(into: [:]) { $0[$1.identity, default: 0] += 1 }
    return filter { finding in
      guard let count = counts[finding.identity], count > 0 else { return true }
      counts[finding.identity] = count - 1
      return false
    }
  }
}
