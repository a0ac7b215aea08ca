import CommandLineOptions
import CompletenessChecks
import L10nScan
import LocalizationModel
import SourceFiles

/// The settings of `l10nscan coverage`.
struct CoverageSettings: CommandSettings {
  var source = SourceSettings()
  var table = TableSettings()
  var format = "text"
  var configuration = ConfigurationSettings()

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SourceSettings.fileOptions).within(\.source),
    OptionSection("Tables", TableSettings.options + TableSettings.languageOptions).within(\.table),
    OptionSection(
      "Output",
      [
        .value(
          "format",
          short: "f",
          "FORMAT",
          \.format,
          in: .choices(CoverageFormat.all.map(\.id)),
          help: "How to print the coverage"
        )
      ]
    ),
    OptionSection("Configuration", ConfigurationSettings.options).within(\.configuration),
  ]
}

extension Command {
  /// Prints how much of each table exists in each language.
  static let coverage = Command(
    "coverage",
    summary: "Show how much of each table exists in each language",
    discussion: """
      Words are counted in the texts of the development language. A text that waits for review is \
      unfinished; it is none that is translated.
      """
  ) { (settings: CoverageSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.source.allowsOutside)
    let configuration = try settings.configuration.load(in: console)
    let tables = settings.table.tables
    let input = try settings.source.input(tables: tables, configuration, in: console)
    let scan = try scan(input)
    let project = Project(
      extractions: [],
      tables: scan.tables,
      declared: scan.declaredLanguages,
      developmentLanguage: settings.table.developmentLanguage(configuration),
      expectedLanguages: settings.table.expectedLanguages(configuration),
      regionsInherit: settings.table.regionsInherit(configuration)
    )
    let trouble = scan.diagnostics.filter(\.isTroubleWithInput)
    for diagnostic in trouble { console.complain(diagnostic.line) }
    let summary = CoverageSummary(project, project.coverage())
    for format in CoverageFormat.all where format.id == settings.format {
      try console.print(format.render(summary))
    }
    return ExitCode(for: trouble)
  }

  private static func scan(_ input: ScanInput) throws(CommandFailure) -> TableScan {
    do throws(ScanFailure) {
      return try TableScan(input)
    } catch {
      throw CommandFailure(error)
    }
  }
}
