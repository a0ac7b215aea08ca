import CommandLineOptions
import L10nScan
import SourceFiles

/// The settings of `l10nscan audit`.
struct AuditSettings: CommandSettings {
  var scan = ScanSettings()
  var paths: [FilePath] = []
  var extracted: [FilePath] = []
  var isStaged = false
  var report = ReportSettings()
  var baseline = BaselineSettings()
  var fix = FixSettings()
  var configuration = ConfigurationSettings()

  static let operands: Operands<Self>? = .audited(\.paths)

  static let hints = [
    "-o": "'--report FORMAT=PATH' writes a report to a file",
    "--output": "'--report FORMAT=PATH' writes a report to a file",
    "--output-format": "did you mean '--format'?",
    "--reporter": "did you mean '--format'?",
    "-v": "'--version' prints the version, and '--all' every finding",
    "--verbose": "'--all' prints every finding, and '--show-settings' the settings",
    "--debug": "'--all' prints every finding, and '--show-settings' the settings",
    "--ignore": "did you mean '--disable'?",
    "--select": "did you mean '--only'?",
    "--no-color": "did you mean '--color never'?",
  ]

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SettingValues.options(in: .files, .sources)).within(\.scan.typed),
    OptionSection(
      "Revisions",
      [
        .flag(
          "staged",
          \.isStaged,
          help: "Audit the files staged in git instead of the work tree"
        )
      ]
    ),
    OptionSection(
      "Parts",
      [
        .values(
          "extracted",
          "FILE",
          \.extracted,
          help: "Read a file of 'extract --for-audit' instead of sources"
        ).rare
      ]
    ),
    OptionSection("Tables", SettingValues.options(in: .tables, .languages)).within(\.scan.typed),
    OptionSection("Rules", SettingValues.options(in: .rules)).within(\.scan.typed),
    OptionSection("Failing", SettingValues.options(in: .failing)).within(\.scan.typed),
    OptionSection("Output", SettingValues.options(in: .reports)).within(\.scan.typed)
      .adding(ReportSettings.options, within: \.report),
    OptionSection("Baseline", SettingValues.options(in: .baseline)).within(\.scan.typed)
      .adding(BaselineSettings.options, within: \.baseline),
    OptionSection("Fixes", FixSettings.options).within(\.fix),
    OptionSection(
      "Configuration",
      ConfigurationSettings.options + ConfigurationSettings.overviewOptions
    ).within(\.configuration),
  ]
}
