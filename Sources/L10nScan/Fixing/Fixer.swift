package import AuditReports
package import Diagnostics
import SourceFiles
import StringResources

/// Makes the fixes that an audit offers, first in memory.
///
/// The tables are read once, so that what is fixed is what was checked.
package struct Fixer: Sendable {
  private let audit: Audit
  private var drafts: TableDrafts
  /// How many fixes were made.
  package private(set) var count = 0

  /// Reads the tables of an audit.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(_ audit: Audit) throws(AuditError) {
    self.audit = audit
    drafts = try TableDrafts(of: audit)
  }

  /// Makes all fixes of the findings that `select` leaves, and those that become possible by them.
  ///
  /// A fix that leaves its finding as it was is taken back.
  ///
  /// - Returns: The report on what is left.
  /// - Throws: `AuditError` when there is nothing to check.
  package mutating func run(_ select: ([Diagnostic]) -> [Diagnostic]) throws(AuditError) -> Report {
    var report = try self.report()
    var refused: Set<String> = []
    // A fix never makes room for itself again; the bound is for what nobody has thought of.
    for _ in 0..<10 {
      let findings = select(report.findings).filter { !refused.contains($0.identity) }
      let before = (drafts, count)
      let made = apply(findings)
      guard !made.isEmpty else { break }
      let next = try self.report()
      let (old, new) = (report.findings.counts, next.findings.counts)
      let useless = made.filter { new[$0, default: 0] >= old[$0, default: 0] }
      if useless.isEmpty {
        report = next
      } else {
        (drafts, count) = before
        refused.formUnion(useless)
      }
    }
    return report
  }

  /// Audits the files as they are by now.
  private func report() throws(AuditError) -> Report {
    var audit = audit
    audit.input.files = drafts.fileSystem
    var report = try audit.makeReport()
    let isTold = Set(report.findings)
    // What could not be read has no fixes, even if the audit has read it later.
    let untold = drafts.unread.filter { !isTold.contains($0) }
    if !untold.isEmpty { report.findings = (report.findings + untold).sorted() }
    return report
  }

  /// The files that the fixes change, sorted by path.
  package var changes: [FileChange] { drafts.changes }

  /// Makes the fixes of findings, and returns the identities of those whose fixes were made.
  private mutating func apply(_ findings: [Diagnostic]) -> Set<String> {
    let fixes = findings.flatMap { finding in finding.fixes.map { (finding.identity, $0) } }
    let byFile = Dictionary(grouping: fixes) { $0.1.edits.first?.location.path }
    var made: Set<String> = []
    for (path, fixes) in byFile {
      guard let path else { continue }
      let applied = drafts.apply(fixes.map(\.1), to: path)
      count += applied.count
      made.formUnion(applied.map { fixes[$0].0 })
    }
    return made
  }
}

extension [Diagnostic] {
  /// How often each finding occurs.
  fileprivate var counts: [String: Int] { reduce(into: [:]) { $0[$1.identity, default: 0] += 1 } }
}
