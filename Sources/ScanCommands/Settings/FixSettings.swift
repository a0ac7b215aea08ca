import AuditReports
import Changes
import CommandLineOptions
import TextFormats

/// Whether an audit fixes what has one right answer.
struct FixSettings: OptionSettings {
  var isWanted = false
  var isDryRun = false

  static let options: [Option<Self>] = [
    .flag("fix", \.isWanted, help: "Fix what has only one correct fix, report the rest")
      .leading,
    .flag(
      "dry-run",
      \.isDryRun,
      help: "Print the changes of '--fix' as a diff, write nothing; exit status 1 if there are any"
    ),
  ]

  /// Returns what is wrong with the options.
  func check() throws(CommandFailure) {
    guard isDryRun, !isWanted else { return }
    throw CommandFailure(usage: "option '--dry-run' needs '--fix'")
  }

  /// Writes what a fixer has changed; a dry run prints it instead.
  func carryOut(_ fixer: Fixer, in console: Console) throws(CommandFailure) -> ExitCode {
    let planned = PlannedChanges(
      fixer.changes,
      counts: [ChangeCount(fixer.count, "finding", "fixed", "fix")],
      orTell: "nothing to fix"
    )
    return try ChangeSettings(isDryRun: isDryRun).carryOut(planned, in: console)
  }
}
