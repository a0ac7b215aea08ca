package import AuditReports
package import Diagnostics
package import LocalizationModel
package import SourceFiles

/// The findings that do not count, because they are not new.
package struct KnownFindings {
  package var stored: StoredBaseline?
  package var earlier: EarlierFindings?

  package init() {}

  /// Returns the findings that are new, in the same order.
  package func filter(_ findings: [Diagnostic]) -> [Diagnostic] {
    let rest = stored?.baseline.filter(findings) ?? findings
    return earlier?.baseline.filter(rest) ?? rest
  }

  /// Leaves the new findings of a report, which says how many of the others there were.
  package func filter(_ report: inout Report) {
    guard stored != nil || earlier != nil else { return }
    let all = report.findings
    let rest = stored?.baseline.filter(all) ?? all
    let new = earlier?.baseline.filter(rest) ?? rest
    report.known = KnownCounts(
      inBaseline: stored.map { _ in report.countOfCauses(all, besides: rest) },
      atRevision: earlier.map { ($0.revision, report.countOfCauses(rest, besides: new)) }
    )
    (report.findings, report.found) = (new, all)
  }
}

extension Report {
  /// The number of causes of the findings that are not among those which are left of them.
  package func countOfCauses(_ all: [Diagnostic], besides rest: [Diagnostic]) -> Int {
    var left = rest[...]
    // Both are in one order.
    let known = all.filter { finding in
      guard left.first == finding else { return true }
      left.removeFirst()
      return false
    }
    return groups(of: known).count
  }
}

/// A baseline and the file that holds it.
package struct StoredBaseline {
  package let path: FilePath
  /// The file as it was read.
  package let bytes: [UInt8]
  package let baseline: Baseline
}

/// The findings of an audit at an earlier revision.
package struct EarlierFindings {
  package let revision: String
  package let baseline: Baseline
  package let findings: [Diagnostic]
  package let coverage: [Coverage]

  /// Takes what a report says; nothing where there was nothing to check yet.
  package init(_ report: Report?, at revision: String, _ baseline: Baseline) {
    self.revision = revision
    self.baseline = baseline
    findings = report?.findings ?? []
    coverage = report?.coverage ?? []
  }
}
