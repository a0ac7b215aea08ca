import CommandLineOptions
import Diagnostics
import L10nScan
import SourceFiles
import TextFormats

/// How a run deals with findings that are known and do not count.
struct BaselineSettings: OptionSettings {
  var output: FilePath?
  var isUpdated = false
  var revision: String?

  static let options: [Option<Self>] = [
    .value("write-baseline", "PATH", \.output, help: "Write all findings to a baseline"),
    .flag(
      "update-baseline",
      \.isUpdated,
      help: "Take out of the baseline what is no longer found"
    ),
    .value(
      "since",
      "REVISION",
      \.revision,
      help: "Leave out what was found at a git revision already"
    ),
  ]

  /// Writes a baseline of all findings.
  ///
  /// One that is there stays where not everything could be read: findings would be lost.
  func write(
    _ baseline: Baseline,
    of findings: [Diagnostic],
    to path: FilePath,
    in console: Console
  )
    throws(CommandFailure) -> ExitCode
  {
    let trouble = findings.filter(\.isTroubleWithInput)
    if !trouble.isEmpty, try isThere(path, in: console) {
      var failure = CommandFailure("'\(path)' stays as it is, as not everything could be read")
      failure.diagnostics = trouble
      throw failure
    }
    try console.write(baseline.json, to: path)
    try console.print("Wrote \(baseline.count) findings to \(path.string.visible)\n")
    for diagnostic in trouble { console.complain(diagnostic.line) }
    return ExitCode(for: trouble)
  }

  private func isThere(_ path: FilePath, in console: Console) throws(CommandFailure) -> Bool {
    do throws(FileError) {
      guard try console.files.exists(path) else { return false }
      // What is no file, such as /dev/stdout, has nothing to lose.
      return try console.files.kind(of: path) == .file
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Reads the baseline to go by; nil where there is none.
  func read(
    _ path: FilePath?,
    naming name: @escaping @Sendable (FilePath) -> String,
    in console: Console
  ) throws(CommandFailure) -> StoredBaseline? {
    do throws(AuditError) {
      if let path { return try BaselineReader.read(path, in: console.files, naming: name) }
    } catch {
      throw CommandFailure(error)
    }
    if isUpdated { throw CommandFailure(usage: "option '--update-baseline' needs '--baseline'") }
    return nil
  }

  /// Returns the findings that are new, and tells of those that are known and those that are gone.
  func filter(
    _ findings: [Diagnostic],
    by known: KnownFindings,
    within reach: BaselineReach,
    in console: Console
  ) throws(CommandFailure) -> [Diagnostic] {
    if let stored = known.stored { try tellWhatIsGone(from: stored, findings, reach, in: console) }
    if let earlier = known.earlier {
      let count = findings.count - earlier.baseline.filter(findings).count
      let phrase = count == 1 ? "1 finding was" : "\(count) findings were"
      console.complain("note: \(phrase) there at '\(earlier.revision)' already")
    }
    return known.filter(findings)
  }

  private func tellWhatIsGone(
    from stored: StoredBaseline,
    _ findings: [Diagnostic],
    _ reach: BaselineReach,
    in console: Console
  ) throws(CommandFailure) {
    guard !findings.contains(where: \.isTroubleWithInput) else {
      if isUpdated {
        console.complain("note: '\(stored.path)' stays as it is, as not everything could be read")
      }
      return
    }
    if isUpdated, !reach.covers(stored.baseline) {
      console.complain("note: '\(stored.path)' stays as it is, as it is of more than was audited")
    }
    let all = stored.baseline.count
    let rest = stored.baseline.intersection(findings, within: reach)
    guard rest.count < all else { return }
    let gone = "\(all - rest.count) of \(all) findings of '\(stored.path)'"
    if isUpdated {
      try console.write(rest.json, to: stored.path, expecting: .bytes(stored.bytes))
      console.complain("note: took \(gone) out, which are no longer found")
    } else {
      console.complain("note: \(gone) are no longer found; '--update-baseline' takes them out")
    }
  }
}
