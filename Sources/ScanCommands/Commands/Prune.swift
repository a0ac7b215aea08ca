import CommandLineOptions
import L10nScan
import SourceFiles

/// The settings of `l10nscan prune`.
struct PruneSettings: CommandSettings {
  var scan = ScanSettings()
  var isSure = false
  var isDryRun = false
  var configuration = ConfigurationSettings()

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SettingValues.options(in: .files, .sources)).within(\.scan.typed),
    OptionSection("Tables", SettingValues.options(in: .tables, .languages)).within(\.scan.typed),
    OptionSection(
      "Output",
      [
        .flag("yes", short: "y", \.isSure, help: "Remove what is listed"),
        .flag("dry-run", \.isDryRun, help: "Print what would change as a diff, change nothing"),
      ]
    ),
    OptionSection("Configuration", ConfigurationSettings.options).within(\.configuration),
  ]
}

extension Command {
  /// Takes unused keys out of tables.
  static let prune = Command(
    "prune",
    summary: "Remove the keys that no code asks for",
    discussion: """
      What the audit calls unused, and what catalogs call stale, is listed, and removed in all \
      languages with --yes. What a call may ask for at run time stays. All files are written or none.
      """
  ) { (settings: PruneSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.scan.allowOutside)
    var scan = settings.scan
    try settings.configuration.read(into: &scan, in: console)
    let audit = Audit(of: try ScanInput(auditing: scan, in: console))
    let pruner: Pruner
    do throws(AuditError) {
      var made = try Pruner(audit)
      try made.run()
      pruner = made
    } catch {
      throw CommandFailure(error)
    }
    if !settings.isDryRun { try console.print(TableChange.lines(of: pruner.changes)) }
    var change = ChangeSettings()
    change.isDryRun = settings.isDryRun
    change.isCheck = !settings.isSure && !settings.isDryRun
    let outcome = try change.write(pruner.drafts.changes, in: console)
    if change.isCheck, outcome == .findings {
      console.complain("note: nothing is removed yet; '--yes' removes these keys")
    }
    return outcome
  }
}
