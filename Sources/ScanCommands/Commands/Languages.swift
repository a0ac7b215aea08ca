import CommandLineOptions
import L10nScan
import LocalizationModel
import SourceFiles

/// The settings of `l10nscan languages`.
struct LanguagesSettings: CommandSettings {
  enum Format: String, CaseIterable, ArgumentValue {
    case text
    case json
  }

  var source = SourceSettings()
  var table = TableSettings()
  var format = Format.text
  var configuration = ConfigurationSettings()

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SourceSettings.fileOptions).within(\.source),
    OptionSection("Tables", TableSettings.options + TableSettings.languageOptions).within(\.table),
    OptionSection(
      "Output",
      [.value("format", short: "f", "FORMAT", \.format, help: "How to print the languages")]
    ),
    OptionSection("Configuration", ConfigurationSettings.options).within(\.configuration),
  ]
}

extension Command {
  /// Prints the languages that an audit would check, with where each comes from.
  static let languages = Command(
    "languages",
    summary: "Show the languages that an audit expects, and where they are found"
  ) { (settings: LanguagesSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.source.allowsOutside)
    let configuration = try settings.configuration.load(in: console)
    let scan = try scan(settings, configuration, in: console)
    let overview = LanguageOverview(scan, settings.table, configuration)
    let trouble = scan.diagnostics.filter(\.isTroubleWithInput)
    for diagnostic in trouble { console.complain(diagnostic.line) }
    switch settings.format {
    case .text: try console.print(overview.text)
    case .json: try console.print(overview.json)
    }
    return ExitCode(for: trouble)
  }
  private static func scan(
    _ settings: LanguagesSettings,
    _ configuration: Configuration?,
    in console: Console
  ) throws(CommandFailure) -> TableScan {
    let tables = settings.table.tables
    let input = try settings.source.input(tables: tables, configuration, in: console)
    do throws(ScanFailure) {
      return try TableScan(input)
    } catch {
      throw CommandFailure(error)
    }
  }
}
