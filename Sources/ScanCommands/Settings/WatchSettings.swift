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
          help: "Check all files twice a second, for network folders"
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
