public import AuditReports
public import SourceFiles
import StringResources

/// Makes the fixes that an audit offers, first in memory.
///
/// The tables are read once, so that what is fixed is what was checked.
public struct Fixer: Sendable {
  private let audit: Audit
  private let originals: [FilePath: [UInt8]]
  private var current: [FilePath: [UInt8]]
  /// How many fixes were made.
  public private(set) var count = 0

  /// Reads the tables of an audit.
  ///
  /// - Throws: `ScanFailure` when there is none.
  public init(_ audit: Audit) throws(ScanFailure) {
    let paths = try TableScan.find(audit.input).paths
    let files = audit.input.files
    let contents = paths.concurrentMap(jobs: audit.input.jobs) { path in
      // What cannot be read is reported by the audit, and has no fixes.
      (path, try? files.read(path))
    }
    self.audit = audit
    originals = Dictionary(contents.compactMap { path, bytes in bytes.map { (path, $0) } }) { $1 }
    current = originals
  }

  /// Makes all fixes of the findings that `select` leaves, and those that become possible by them.
  ///
  /// - Returns: The report on what is left.
  /// - Throws: `ScanFailure` when there is nothing to check.
  public mutating func run(_ select: ([Diagnostic]) -> [Diagnostic]) throws(ScanFailure) -> Report {
    var audit = audit
    // A fix never makes room for itself again; the bound is for what nobody has thought of.
    for _ in 0..<10 {
      audit.input.files = self.audit.input.files.overlaid(with: current)
      let report = try audit.run()
      guard apply(select(report.findings).flatMap(\.fixes)) else { return report }
    }
    audit.input.files = self.audit.input.files.overlaid(with: current)
    return try audit.run()
  }

  /// The files that the fixes change, sorted by path.
  public var changes: [FileChange] {
    originals.sorted { $0.key < $1.key }.compactMap { path, before in
      guard let after = current[path], after != before else { return nil }
      return FileChange(path: path, before: before, after: after)
    }
  }

  /// Makes fixes, and tells whether there was anything to do.
  private mutating func apply(_ fixes: [Fix]) -> Bool {
    let byFile = Dictionary(grouping: fixes) { $0.edits.first?.location.path }
    var isChanged = false
    for (path, fixes) in byFile {
      guard let path, let stored = current[path], let fixed = FixedText(fixes, in: stored, at: path)
      else { continue }
      isChanged = isChanged || fixed.stored != stored
      current[path] = fixed.stored
      count += fixed.count
    }
    return isChanged
  }
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
