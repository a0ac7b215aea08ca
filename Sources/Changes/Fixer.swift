package import AuditReports
package import Diagnostics
package import L10nScan
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
    // Of a file 1,000 defects are reported at a time, and of fixes that touch each other every
    // second one is made. No fix makes room for itself again; the bound is for unforeseen cases.
    for _ in 0..<100 {
      let findings = select(report.findings).filter { !refused.contains($0.identity) }
      let before = (drafts, count)
      let made = apply(findings)
      guard !made.findings.isEmpty else { break }
      let next = try self.report()
      let useless = made.useless(from: report.findings, to: next.findings)
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

  /// Makes the fixes of findings, as far as they can be made together.
  private mutating func apply(_ findings: [Diagnostic]) -> MadeFixes {
    let fixes = findings.flatMap { finding in finding.certainFixes.map { (finding, $0) } }
    let byFile = Dictionary(grouping: fixes) { fix in
      fix.1.edits.first.map { drafts.name(of: $0.location.path) }
    }
    var made = MadeFixes()
    for (path, fixes) in byFile {
      guard let path, let fixed = drafts.apply(fixes.map(\.1), to: path) else { continue }
      count += fixed.made.count
      for name in [path] + drafts.otherNames(of: path) { made.texts[name] = fixed }
      made.findings += fixed.made.map { fixes[$0].0 }
    }
    return made
  }
}

/// The fixes that were made at one time.
private struct MadeFixes {
  var texts: [FilePath: FixedText] = [:]
  /// The findings that they were for.
  var findings: [Diagnostic] = []

  /// Returns the identities of the findings that an audit before the fixes and one after them tell as
  /// often, and at the same places.
  ///
  /// Numbers alone would not do: where more are found than are reported, others take the places of
  /// those that are gone.
  func useless(from old: [Diagnostic], to new: [Diagnostic]) -> Set<String> {
    let (before, after) = (old.counts, new.counts)
    let suspects = findings.filter { finding in
      after[finding.identity, default: 0] >= before[finding.identity, default: 0]
    }
    guard !suspects.isEmpty else { return [] }
    let left = Dictionary(grouping: new, by: \.identity).mapValues { $0.map(\.location).sorted() }
    return Set(suspects.filter { isLeft($0, among: left[$0.identity] ?? []) }.map(\.identity))
  }

  /// Returns whether a finding is one of those at some places, which are in order.
  private func isLeft(_ finding: Diagnostic, among places: [SourceLocation]) -> Bool {
    let (path, range) = (finding.location.path, finding.location.range)
    let old = range.lowerBound...range.upperBound
    guard let place = texts[path].map({ $0.place(of: range) }) ?? old else { return false }
    let first = places.partitioningIndex { location in
      location.path == path ? location.offset >= place.lowerBound : location.path > path
    }
    return first < places.count && places[first].path == path
      && places[first].offset <= place.upperBound
  }
}

extension [Diagnostic] {
  /// How often each finding occurs.
  fileprivate var counts: [String: Int] { reduce(into: [:]) { $0[$1.identity, default: 0] += 1 } }
}
