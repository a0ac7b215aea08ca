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

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SourceSettings.fileOptions).within(\.source),
    OptionSection("Tables", TableSettings.options + TableSettings.languageOptions).within(\.table),
    OptionSection(
      "Output",
      [.value("format", short: "f", "FORMAT", \.format, help: "How to print the languages")]
    ),
  ]
}

extension Command {
  /// Prints the languages that an audit would check, with where each comes from.
  static let languages = Command(
    "languages",
    summary: "Show the languages that an audit expects, and where they are found"
  ) { (settings: LanguagesSettings, console) throws(CommandFailure) in
    let (source, table) = (settings.source, settings.table)
    guard !source.sources.isEmpty || !table.tables.isEmpty else { throw .noInput }
    let scan = try scan(settings, in: console)
    let overview = LanguageOverview(scan, settings.table)
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
    in console: Console
  ) throws(CommandFailure) -> TableScan {
    do throws(ScanFailure) {
      return try TableScan(settings.source.input(tables: settings.table.tables, in: console))
    } catch {
      throw CommandFailure(error)
    }
  }
}
