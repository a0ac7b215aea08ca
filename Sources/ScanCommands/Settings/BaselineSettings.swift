import CommandLineOptions
import SourceFiles

/// Which findings are known and do not count.
struct BaselineSettings: OptionSettings {
  var path: FilePath?
  var output: FilePath?
  var isUpdated = false

  static let options: [Option<Self>] = [
    .value("baseline", "PATH", \.path, help: "Leave out the findings that this file holds"),
    .value("write-baseline", "PATH", \.output, help: "Write all findings to a baseline"),
    .flag(
      "update-baseline",
      \.isUpdated,
      help: "Take out of the baseline what is no longer found"
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
  ) throws(CommandFailure) -> (path: FilePath, baseline: Baseline)? {
    if let path { return (path, try BaselineReader.read(path, in: console.files)) }
    if isUpdated { throw CommandFailure(usage: "option '--update-baseline' needs '--baseline'") }
    return nil
  }

  /// Returns the findings that are new, and tells of those that are gone.
  func filter(
    _ findings: [Diagnostic],
    by known: (path: FilePath, baseline: Baseline)?,
    in console: Console
  ) throws(CommandFailure) -> [Diagnostic] {
    guard let (path, baseline) = known else { return findings }
    let rest = baseline.intersection(findings)
    if rest.count < baseline.count {
      let gone = "\(baseline.count - rest.count) of \(baseline.count) findings of '\(path)'"
      if isUpdated {
        try console.write(rest.json, to: path)
        console.complain("note: took \(gone) out, which are no longer found")
      } else {
        console.complain(
          "note: \(gone) are no longer found; '--update-baseline' takes them out"
        )
      }
    }
    return baseline.filter(findings)
  }
}
