import CommandLineOptions
import L10nScan
import SourceFiles

/// The settings of `l10nscan watch`.
struct WatchSettings: CommandSettings {
  var scan = ScanSettings()
  var paths: [FilePath] = []
  var isPolling = false
  var configuration = ConfigurationSettings()

  static let operands: Operands<Self>? = .audited(\.paths)

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SettingValues.options(in: .files, .sources)).within(\.scan.typed),
    OptionSection(
      "Watching",
      [
        .flag(
          "poll",
          \.isPolling,
          help: "Look at all files twice a second, as for folders of another machine"
        )
      ]
    ),
    OptionSection("Tables", SettingValues.options(in: .tables, .languages)).within(\.scan.typed),
    OptionSection("Rules", SettingValues.options(in: .rules)).within(\.scan.typed),
    OptionSection("Output", SettingValues.options(in: .reports)).within(\.scan.typed),
    OptionSection("Baseline", SettingValues.options(in: .baseline)).within(\.scan.typed),
    OptionSection("Configuration", ConfigurationSettings.options).within(\.configuration),
  ]
}

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
