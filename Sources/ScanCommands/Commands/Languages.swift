import CommandLineOptions
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

/// The settings of `l10nscan languages`.
struct LanguagesSettings: CommandSettings {
  enum Format: String, CaseIterable, ArgumentValue {
    case text
    case json
  }

  var scan = ScanSettings()
  var format = Format.text
  var configuration = ConfigurationSettings()

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SettingValues.options(in: .files)).within(\.scan.typed),
    OptionSection("Tables", SettingValues.options(in: .tables, .languages)).within(\.scan.typed),
    OptionSection(
      "Output",
      [.value("format", short: "f", "FORMAT", \.format, help: "The format of the languages")]
    ),
    OptionSection("Configuration", ConfigurationSettings.options).within(\.configuration),
  ]
}

extension Command {
  /// Prints the languages that an audit would check, with where each comes from.
  static let languages = Command(
    "languages",
    summary: "Show the expected languages, and where they come from"
  ) { (settings: LanguagesSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.scan.allowOutside)
    var settings = settings
    try settings.configuration.read(into: &settings.scan, in: console)
    let scan = try orFail(TableScan(ScanInput(settings.scan, in: console)))
    let overview = LanguageOverview(scan, settings.scan)
    for diagnostic in scan.trouble { console.complain(diagnostic.line) }
    switch settings.format {
    case .text: try console.print(overview.text)
    case .json: try console.print(overview.json)
    }
    return ExitCode(for: scan.trouble)
  }
}
