import L10nScan

extension Command {
  /// Audits again whenever a file changes.
  static let watch = Command(
    "watch",
    summary: "Audit after each save; print what is new and what is gone",
    discussion: """
      The first report is that of 'audit'. After each save, '+' marks new findings and '-' \
      findings that are gone; the totals follow. Findings in the baseline are not shown. Ctrl-C \
      ends the command.

      An invalid configuration is reported; watching resumes when it is fixed.
      """
  ) { (settings: WatchSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.scan.allowOutside)
    try settings.scan.checkRules()
    try Watcher(settings, in: console).run()
    return .success
  }
}
