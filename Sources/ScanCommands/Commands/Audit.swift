import AuditReports
import Changes
import L10nScan
import TextFormats

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
    summary: "Check that every string exists and is right in every language",
    discussion: """
      Without '--source', the sources and tables in the paths are checked. With '--strings' \
      alone, the languages of the tables are compared with each other. Of named files, the \
      project around them is read, and they alone are reported.

      Exit status: 0 without an error, 1 with one, 2 if files could not be read or nothing was \
      found. '--show-language' and '--quiet' change what is shown, not the status.
      """,
    writes: true
  ) { (settings: AuditSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.scan.allowOutside)
    try settings.report.check()
    try settings.fix.check()
    try settings.scan.checkRules()
    if settings.fix.isWanted, !settings.scan.shownLanguages.isEmpty {
      throw CommandFailure(
        usage: "options '--fix' and '--show-language' contradict each other",
        hint: "'--languages' limits the audit to some languages"
      )
    }
    let previous = try settings.report.readPrevious(in: console)
    let history = try settings.report.readHistory(in: console)
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
      var fixer = try orFail(Fixer(plan.audit))
      // What is known already is not fixed.
      report = try orFail(
        fixer.run { [view = plan.view] found in
          let new = known.filter(found)
          return view.map { $0.filter(new) } ?? new
        }
      )
      let outcome = try settings.fix.carryOut(fixer, in: console)
      if settings.fix.isDryRun { return outcome }
    } else {
      report = try plan.run(in: staged)
      try view?.tellTroubles(in: console)
    }
    if let path = settings.baseline.output {
      if plan.view != nil {
        throw CommandFailure(
          usage: "option '--write-baseline' is for whole projects",
          hint: "name a folder, or nothing"
        )
      }
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
    plan.view?.show(&report)
    let options = settings.report.options(for: plan.settings, in: console)
    report.previous =
      previous
      ?? known.earlier.map { PreviousReport($0.findings, $0.coverage, at: $0.revision, options) }
      ?? history.last
    report.history = history
    let findings = report.findings
    report.show(only: plan.settings.shownLanguages)
    console.keep(report)
    try settings.report.write(
      report,
      by: plan.settings,
      in: console
    )
    return isStopped ? .failure : ExitCode(for: findings, failingAt: plan.failing)
  }
}
