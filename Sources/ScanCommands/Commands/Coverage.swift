import CommandLineOptions
import CompletenessChecks
import Diagnostics
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

/// The settings of `l10nscan coverage`.
struct CoverageSettings: CommandSettings {
  var scan = ScanSettings()
  var format = "text"
  var configuration = ConfigurationSettings()

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SettingValues.options(in: .files)).within(\.scan.typed),
    OptionSection("Tables", SettingValues.options(in: .tables, .languages)).within(\.scan.typed),
    OptionSection(
      "Output",
      [
        .value(
          "format",
          short: "f",
          "FORMAT",
          \.format,
          in: .choices(CoverageFormat.all.map(\.id)),
          help: "The format of the coverage"
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
    summary: "Show how much is translated, by table and language",
    discussion: """
      Texts that the code uses and no table has count as missing, if sources are found. Words are \
      counted in the source strings. A text that needs review is not counted as translated. One \
      that a machine has translated is, unless '--machine-translations gap' says otherwise.
      """
  ) { (settings: CoverageSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.scan.allowOutside)
    var settings = settings
    try settings.configuration.read(into: &settings.scan, in: console)
    var input = ScanInput(settings.scan, in: console)
    // Where there is no source file, the tables' own texts are all there is to count.
    input.namesSources = false
    var audit = Audit(of: input)
    audit.extras = [.hardCodedTexts]
    let (project, trouble) = try orFail(audit.makeProject())
    for diagnostic in trouble { console.complain(diagnostic.line) }
    let view = LanguageView(settings.scan.shownLanguages, of: project.tables)
    let coverage = project.coverage().filter { view.shows($0.language) }
    let summary = CoverageSummary(project, coverage)
    for format in CoverageFormat.all where format.id == settings.format {
      try console.print(format.render(summary))
    }
    return ExitCode(for: trouble)
  }
}
