import CommandLineOptions
import SourceFiles

/// Which findings are known and do not count.
struct BaselineSettings: OptionSettings {
  var path: FilePath?
  var output: FilePath?
  var isUpdated = false
  var revision: String?

  static let options: [Option<Self>] = [
    .value("baseline", "PATH", \.path, help: "Leave out the findings that this file holds"),
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
  func write(_ findings: [Diagnostic], to path: FilePath, in console: Console)
    throws(CommandFailure) -> ExitCode
  {
    let baseline = Baseline(findings)
    try console.write(baseline.json, to: path)
    try console.print("Wrote \(baseline.count) findings to \(path)\n")
    let trouble = findings.filter(\.isTroubleWithInput)
    for diagnostic in trouble { console.complain(diagnostic.line) }
    return ExitCode(for: trouble)
  }

  /// Reads the baseline to go by; nil where there is none.
  func read(
    _ path: FilePath?,
    in console: Console
  ) throws(CommandFailure) -> StoredBaseline? {
    if let path {
      return StoredBaseline(path: path, baseline: try BaselineReader.read(path, in: console.files))
    }
    if isUpdated { throw CommandFailure(usage: "option '--update-baseline' needs '--baseline'") }
    return nil
  }

  /// Returns the findings that are new, and tells of those that are known and those that are gone.
  func filter(
    _ findings: [Diagnostic],
    by known: KnownFindings,
    in console: Console
  ) throws(CommandFailure) -> [Diagnostic] {
    if let stored = known.stored { try tellWhatIsGone(from: stored, findings, in: console) }
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
    in console: Console
  ) throws(CommandFailure) {
    let all = stored.baseline.count
    let rest = stored.baseline.intersection(findings)
    guard rest.count < all else { return }
    let gone = "\(all - rest.count) of \(all) findings of '\(stored.path)'"
    if isUpdated {
      try console.write(rest.json, to: stored.path)
      console.complain("note: took \(gone) out, which are no longer found")
    } else {
      console.complain("note: \(gone) are no longer found; '--update-baseline' takes them out")
    }
  }
}
