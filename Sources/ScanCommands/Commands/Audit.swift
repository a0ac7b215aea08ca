import AuditReports
import Changes
import CommandLineOptions
import L10nScan
import SourceFiles
import TextFormats

/// The settings of `l10nscan audit`.
struct AuditSettings: CommandSettings {
  var scan = ScanSettings()
  var paths: [FilePath] = []
  var extracted: [FilePath] = []
  var isStaged = false
  var report = ReportSettings()
  var baseline = BaselineSettings()
  var fix = FixSettings()
  var configuration = ConfigurationSettings()

  static let operands: Operands<Self>? = .audited(\.paths)

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SettingValues.options(in: .files, .sources)).within(\.scan.typed),
    OptionSection(
      "Revisions",
      [
        .flag(
          "staged",
          \.isStaged,
          help: "Audit what git has staged for the next commit, instead of the work tree"
        )
      ]
    ),
    OptionSection(
      "Parts",
      [
        .values(
          "extracted",
          "FILE",
          \.extracted,
          help: "Take what 'extract --for-audit' has written instead of reading sources"
        )
      ]
    ),
    OptionSection("Tables", SettingValues.options(in: .tables, .languages)).within(\.scan.typed),
    OptionSection("Rules", SettingValues.options(in: .rules)).within(\.scan.typed),
    OptionSection("Failing", SettingValues.options(in: .failing)).within(\.scan.typed),
    OptionSection("Output", SettingValues.options(in: .reports)).within(\.scan.typed)
      .adding(ReportSettings.options, within: \.report),
    OptionSection("Baseline", SettingValues.options(in: .baseline)).within(\.scan.typed)
      .adding(BaselineSettings.options, within: \.baseline),
    OptionSection("Fixes", FixSettings.options).within(\.fix),
    OptionSection(
      "Configuration",
      ConfigurationSettings.options + ConfigurationSettings.overviewOptions
    ).within(\.configuration),
  ]
}

extension AuditSettings {
  /// Returns the staged files, if these are wanted.
  ///
  /// - Throws: `CommandFailure` when there is no repository, or files were to be changed.
  fileprivate func readStaged(in console: Console) throws(CommandFailure) -> RevisionView? {
    guard isStaged else { return nil }
    if fix.isWanted {
      throw CommandFailure(usage: "options '--staged' and '--fix' contradict each other")
    }
    return try RevisionView(stagedIn: console)
  }
}

extension Command {
  /// Checks code against tables, and every language against the development language.
  static let audit = Command(
    "audit",
    summary: "Check code against tables, and every language against the first",
    discussion: """
      Without '--source', what lies in the paths is checked: sources, tables, or both; \
      '--strings' alone compares the languages of tables with each other.

      The exit status is 0 when there is no error, 1 when there is one, and 2 when files could \
      not be read or there is nothing to do.
      """
  ) { (settings: AuditSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.scan.allowOutside)
    try settings.report.check()
    try settings.fix.check()
    try settings.scan.checkRules()
    let previous = try settings.report.readPrevious(in: console)
    let view = try settings.readStaged(in: console)
    let staged = view?.console(in: console) ?? console
    var plan = try AuditPlan(settings, in: staged, packagesIn: console.files)
    try view?.check(plan.settings, in: console)
    if settings.configuration.isShown {
      try console.print(SettingsOverview(plan.settings).text)
      return .success
    }
    var known = KnownFindings()
    known.stored = try settings.baseline.read(
      plan.settings.baseline,
      naming: plan.pathOfIdentity,
      in: staged
    )
    known.earlier = try plan.earlierFindings(since: settings.baseline.revision, in: console)
    if view == nil, known.earlier == nil { plan.tellAbsentSubmodules(in: console) }
    var report: Report
    if settings.fix.isWanted {
      var fixer = try plan.makeFixer()
      report = try plan.run(&fixer, without: known)
      try settings.fix.write(fixer, in: console)
      if settings.fix.isDryRun { return fixer.changes.isEmpty ? .success : .findings }
    } else {
      report = try plan.run(in: staged)
      try view?.tellTroubles(in: console)
    }
    if let path = settings.baseline.output {
      let baseline = plan.baseline(of: report.findings)
      return try settings.baseline.write(
        baseline,
        of: report.findings,
        to: path,
        by: plan,
        in: console
      )
    }
    let isStopped = !plan.settings.unreadableRoots(report.findings).isEmpty
    try settings.baseline.filter(
      &report,
      by: known,
      within: plan.reach,
      isQuiet: settings.report.isQuiet,
      in: console
    )
    let options = settings.report.options(for: plan.settings, in: console)
    report.previous =
      previous
      ?? known.earlier.map { PreviousReport($0.findings, $0.coverage, at: $0.revision, options) }
    console.keep(report)
    try settings.report.write(
      report,
      by: plan.settings,
      in: console
    )
    return isStopped ? .failure : ExitCode(for: report.findings, failingAt: plan.failing)
  }
}
