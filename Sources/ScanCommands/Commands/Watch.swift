import L10nScan

extension Command {
  /// Audits again whenever a file changes.
  static let watch = Command(
    "watch",
    summary: "Audit, and tell after each save what is new and what is gone",
    discussion: """
      The first report is that of 'audit'. After that, each finding that is new has a line with a \
      '+', and each that is gone one with a '-'; the totals follow. What a baseline holds counts for \
      neither. Ctrl-C ends it.

      A configuration that cannot be used is told, and the audit goes on when it can be again.
      """
  ) { (settings: WatchSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.scan.allowOutside)
    try settings.scan.checkRules()
    try Watcher(settings, in: console).run()
    return .success
  }
}
