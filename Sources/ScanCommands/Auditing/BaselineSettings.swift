import AuditReports
import CommandLineOptions
import CompletenessChecks
import Diagnostics
import L10nScan
import Platform
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
      help: "Remove findings that no longer occur from the baseline"
    ),
    .value(
      "since",
      "REVISION",
      \.revision,
      help: "Report only findings that are new since a git revision"
    ).leading,
  ]

  /// Writes a baseline of all findings, and keeps what a narrow run has not looked at.
  func write(
    _ baseline: Baseline,
    of found: [Diagnostic],
    to path: FilePath,
    by plan: AuditPlan,
    in console: Console
  )
    throws(CommandFailure) -> ExitCode
  {
    let stored = try readOwn(path, by: plan, in: console)
    let trouble = found.filter(\.isInputError)
    try check(stored, path, trouble, plan, in: console)
    let kept = stored.map { baseline.keeping($0.baseline, beyond: plan.reach) } ?? baseline
    try console.write(kept.json, to: path)
    let rest = kept.count - baseline.count
    let others = rest == 0 ? "" : ", and kept \(rest) that this run could not have"
    try console.print("Wrote \("finding".counted(baseline.count)) to \(path)\(others)\n")
    for diagnostic in trouble { console.complain(diagnostic.line) }
    return plan.settings.unreadableRoots(found).isEmpty ? .success : .failure
  }

  /// Reads the baseline that is to be written anew; nil where none is there that can be used.
  private func readOwn(
    _ path: FilePath,
    by plan: AuditPlan,
    in console: Console
  ) throws(CommandFailure) -> StoredBaseline? {
    guard try isThere(path, in: console) else { return nil }
    // What is no baseline of this version has nothing to keep.
    return try? BaselineReader.read(path, in: console.files, naming: plan.pathOfIdentity)
  }

  /// Checks that a baseline which is there loses nothing that was not looked at.
  private func check(
    _ stored: StoredBaseline?,
    _ path: FilePath,
    _ trouble: [Diagnostic],
    _ plan: AuditPlan,
    in console: Console
  ) throws(CommandFailure) {
    guard try isThere(path, in: console) else { return }
    let new = stored?.baseline.filter(trouble) ?? trouble
    let isNarrow = stored.map { plan.reach.isTyped && !plan.reach.covers($0.baseline) } ?? false
    guard isNarrow || !new.isEmpty else { return }
    let reason = isNarrow ? "it is of more than was audited" : "not everything could be read"
    var failure = CommandFailure(
      "'\(path)' stays as it is, as \(reason)",
      hint: "remove it to begin anew"
    )
    failure.diagnostics = new
    throw failure
  }

  private func isThere(_ path: FilePath, in console: Console) throws(CommandFailure) -> Bool {
    guard try fileOrFail(console.files.exists(path)) else { return false }
    // What is no file, such as /dev/stdout, has nothing to lose.
    return try fileOrFail(console.files.kind(of: path)) == .file
  }

  /// Reads the baseline to go by; nil where there is none.
  func read(
    _ path: FilePath?,
    naming name: @escaping @Sendable (FilePath) -> String,
    in console: Console
  ) throws(CommandFailure) -> StoredBaseline? {
    if let path {
      // The run that is to write the first one has none to go by.
      if output != nil, try !fileOrFail(console.files.exists(path)) { return nil }
      return try orFail(console.baseline(path, naming: name))
    }
    if isUpdated { throw CommandFailure(usage: "option '--update-baseline' needs '--baseline'") }
    return nil
  }

  /// Leaves the findings that are new, and reports those that are known and those that are gone.
  func filter(
    _ report: inout Report,
    by known: KnownFindings,
    within reach: BaselineReach,
    isQuiet: Bool,
    in console: Console
  ) throws(CommandFailure) {
    let findings = report.findings
    if let stored = known.stored { try tellWhatIsGone(from: stored, findings, reach, in: console) }
    if let earlier = known.earlier, !isQuiet {
      let count = report.countOfCauses(findings, besides: earlier.baseline.filter(findings))
      let phrase = count == 1 ? "1 finding was" : "\(count) findings were"
      console.complain("note: \(phrase) there at '\(earlier.revision)' already")
    }
    known.filter(&report)
    if let stored = known.stored, !reach.readsSources(of: stored.baseline) {
      report.leaveOutWhatNoCodeAsksFor(beside: stored.path, in: console)
    }
  }

  private func tellWhatIsGone(
    from stored: StoredBaseline,
    _ findings: [Diagnostic],
    _ reach: BaselineReach,
    in console: Console
  ) throws(CommandFailure) {
    guard !stored.baseline.filter(findings).contains(where: \.isInputError) else {
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
    let isOne = all - rest.count == 1
    let count = all == 1 ? "the only finding" : "\(all - rest.count) of \(all) findings"
    let gone = "\(count) of '\(stored.path)'"
    let verb = isOne ? "is" : "are"
    if isUpdated {
      try console.write(rest.json, to: stored.path, expecting: .bytes(stored.bytes))
      console.complain("note: took \(gone) out, which \(verb) no longer found")
    } else {
      console.complain(
        "note: \(gone) \(verb) no longer found; '--update-baseline' takes \(isOne ? "it" : "them") out"
      )
    }
  }
}

extension Console {
  /// Reads the baseline to go by.
  ///
  /// - Throws: `AuditError`, which says of one that is not there how it is written.
  func baseline(
    _ path: FilePath,
    naming name: @escaping @Sendable (FilePath) -> String
  ) throws(AuditError) -> StoredBaseline {
    guard try AuditError.converting(files.exists(path)) else {
      throw AuditError(
        "there is no baseline '\(path)'",
        hint: "'l10nscan --write-baseline \(path)' writes it"
      )
    }
    return try BaselineReader.read(path, in: files, naming: name)
  }
}

extension Report {
  /// Leaves out the findings that only a run over all sources can have.
  fileprivate mutating func leaveOutWhatNoCodeAsksFor(beside path: FilePath, in console: Console) {
    let rules: Set<RuleID> = [.unusedKey, .unusedTable]
    let rest = findings.filter { !rules.contains($0.rule) }
    guard rest.count < findings.count else { return }
    findings = rest
    console.complain(
      "note: unused keys are not reported, because fewer sources were read than for '\(path)'"
    )
  }
}
