package import AuditReports
package import Diagnostics
import SourceFiles
import StringResources

/// Makes the fixes that an audit offers, first in memory.
///
/// The tables are read once, so that what is fixed is what was checked.
package struct Fixer: Sendable {
  private let audit: Audit
  private let originals: [FilePath: [UInt8]]
  private var current: [FilePath: [UInt8]]
  /// The files that could not be read or listed; they have no fixes, even if the audit has read them
  /// later.
  private let unread: [Diagnostic]
  /// How many fixes were made.
  package private(set) var count = 0

  /// Reads the tables of an audit.
  ///
  /// - Throws: `AuditError` when there is none.
  package init(_ audit: Audit) throws(AuditError) {
    let found = try TableScan.find(audit.input)
    let files = audit.input.files
    let contents = found.paths.concurrentMap(jobs: audit.input.jobs) { path in
      Result<[UInt8], FileError> { () throws(FileError) in try files.read(path) }
    }
    self.audit = audit
    var (originals, unread) = ([FilePath: [UInt8]](), found.diagnostics)
    for (path, content) in zip(found.paths, contents) {
      switch content {
      case .success(let bytes): originals[path] = bytes
      case .failure(let error): unread.append(error.diagnostic)
      }
    }
    (self.originals, self.unread) = (originals, unread)
    current = originals
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
      let before = (current, count)
      let made = apply(findings)
      guard current != before.0 else { break }
      let next = try self.report()
      let (old, new) = (report.findings.counts, next.findings.counts)
      let useless = made.filter { new[$0, default: 0] >= old[$0, default: 0] }
      if useless.isEmpty {
        report = next
      } else {
        (current, count) = before
        refused.formUnion(useless)
      }
    }
    return report
  }

  /// Audits the files as they are by now.
  private func report() throws(AuditError) -> Report {
    var audit = audit
    audit.input.files = self.audit.input.files.overlaid(with: current)
    var report = try audit.makeReport()
    let isTold = Set(report.findings)
    let untold = unread.filter { !isTold.contains($0) }
    if !untold.isEmpty { report.findings = (report.findings + untold).sorted() }
    return report
  }

  /// The files that the fixes change, sorted by path.
  package var changes: [FileChange] {
    originals.sorted { $0.key < $1.key }.compactMap { path, before in
      guard let after = current[path], after != before else { return nil }
      return FileChange(path: path, before: before, after: after)
    }
  }

  /// Makes the fixes of findings, and returns the identities of those whose fixes were made.
  private mutating func apply(_ findings: [Diagnostic]) -> Set<String> {
    let fixes = findings.flatMap { finding in finding.fixes.map { (finding.identity, $0) } }
    let byFile = Dictionary(grouping: fixes) { $0.1.edits.first?.location.path }
    var made: Set<String> = []
    for (path, fixes) in byFile {
      guard let path, let stored = current[path],
        let fixed = FixedText(fixes.map(\.1), in: stored, at: path)
      else { continue }
      current[path] = fixed.stored
      count += fixed.made.count
      made.formUnion(fixed.made.map { fixes[$0].0 })
    }
    return made
  }
}

extension [Diagnostic] {
  /// How often each finding occurs.
  fileprivate var counts: [String: Int] { reduce(into: [:]) { $0[$1.identity, default: 0] += 1 } }
}

extension FileSystem {
  /// The same files, some of them with other contents.
  fileprivate func overlaid(with contents: [FilePath: [UInt8]]) -> FileSystem {
    let base = self
    return FileSystem(
      base,
      contents: { path throws(FileError) in
        if let bytes = contents[path] { return bytes }
        return try base.read(path)
      }
    )
  }
}
