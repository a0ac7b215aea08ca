import AuditReports
import CompletenessChecks
import Diagnostics
import Facts
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

/// An audit as the command line and the configurations want it.
struct AuditPlan {
  var audit: Audit
  /// The result of the audit of an earlier revision; nil where none was made.
  private var store: FactStore?
  /// The files that are reported; nil where folders are named, or nothing is.
  let view: FileView?
  /// The settings, with what the configurations say.
  let settings: ScanSettings
  /// The run's reach, for a baseline to be judged by it.
  let reach: BaselineReach
  /// The spelling of a path by which findings are distinguished.
  let pathOfIdentity: @Sendable (FilePath) -> String

  /// The lowest severity that makes the audit fail; nil for none.
  var failing: Severity? { settings.failOn.severity }

  /// Makes the plan of a command.
  ///
  /// - Parameters:
  ///   - command: What was typed.
  ///   - console: The console, with the files to audit.
  ///   - packageFiles: The files of the work tree, where the packages are checked out.
  /// - Throws: `CommandFailure` when a configuration or an extracted part cannot be used.
  init(
    _ command: AuditSettings,
    in console: Console,
    packagesIn packageFiles: FileSystem
  ) throws(CommandFailure) {
    var settings = command.scan
    try command.configuration.read(into: &settings, in: console)
    view = FileView(command.paths, settings, in: console)
    let paths = view?.paths ?? command.paths
    var input = try ScanInput(auditing: settings, at: paths, in: console)
    input.packageFiles = packageFiles
    input.packageFiles.leavesProject = true
    settings = input.settings
    audit = Audit(of: input)
    audit.scannedSources = try Self.sources(command.extracted, in: console)
    self.settings = settings
    let options = command.report.options(for: settings, in: console)
    pathOfIdentity = { options.pathOfIdentity($0) }
    reach = BaselineReach(settings, extracted: command.extracted, naming: options.pathOfIdentity)
  }

  /// Makes a baseline of what was found.
  func baseline(of findings: [Diagnostic]) -> Baseline {
    let roots = settings.unreadableRoots(findings)
    let lasting = roots.isEmpty ? findings : findings.filter { !roots.contains($0) }
    var baseline = Baseline(lasting, naming: pathOfIdentity)
    baseline.scope = reach.scope
    return baseline
  }

  /// Runs the audit over the files of an earlier revision; nil where none is named.
  ///
  /// Where there was nothing to check yet, everything is new.
  mutating func earlierFindings(
    since revision: String?,
    in console: Console
  ) throws(CommandFailure) -> EarlierFindings? {
    guard let revision else { return nil }
    let store = FactStore()
    self.store = store
    let report = try RevisionReport.make(of: audit, at: revision, in: console, keptIn: store)
    audit.earlierTables = report?.project?.tables ?? []
    // What could not be looked at then is not known to have been there.
    let known = (report?.findings ?? []).filter { !$0.isUnread }
    return EarlierFindings(report, at: revision, baseline(of: known))
  }

  /// Reads what was extracted before; nil where nothing was.
  private static func sources(
    _ parts: [FilePath],
    in console: Console
  ) throws(CommandFailure) -> SourceScan? {
    if parts.isEmpty { return nil }
    var scans: [SourceScan] = []
    for path in parts { scans.append(try ExtractedPart.read(path, in: console.files).sources) }
    return SourceScan(joining: scans)
  }

  /// Returns which submodules are empty, where a revision does not say that of its own.
  func tellAbsentSubmodules(in console: Console) {
    for path in audit.input.absentSubmodules {
      console.complain("note: \(String.absence(ofModule: path, in: console.workingFolder))")
    }
  }

  /// Carries out the audit.
  ///
  /// - Throws: `CommandFailure` when there is nothing to check.
  func run(in console: Console) throws(CommandFailure) -> Report {
    let progress = ProgressLine(in: console)
    defer { progress?.end() }
    var audit = audit
    audit.input.observer = progress?.observer
    console.prepareForScan(audit.input.jobs)
    return try orFail(audit.makeReport(asking: Facts(in: audit.input.files, keptIn: store)))
  }
}
