import AuditReports
import CommandLineOptions
import L10nScan
import SourceFiles

/// The settings of `l10nscan audit`.
struct AuditSettings: CommandSettings {
  var source = SourceSettings()
  var table = TableSettings()
  var rule = RuleSettings()
  var report = ReportSettings()

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SourceSettings.options).within(\.source),
    OptionSection("Tables", TableSettings.options + TableSettings.languageOptions).within(\.table),
    OptionSection("Rules", RuleSettings.options).within(\.rule),
    OptionSection("Output", ReportSettings.options).within(\.report),
  ]
}

extension Command {
  /// Checks code against tables, and every language against the development language.
  static let audit = Command(
    "audit",
    summary: "Check code against tables, and every language against the first",
    discussion: """
      The exit status is 0 when there is no error, 1 when there is one, and 2 when input could not \
      be read or there is nothing to do.
      """
  ) { (settings: AuditSettings, console) throws(CommandFailure) in
    guard !settings.source.sources.isEmpty else { throw .noSource }
    let report = try run(settings, in: console)
    let options = settings.report.renderOptions(in: console)
    try console.print(settings.report.reporter().render(report, options))
    return ExitCode(for: report.findings, failingAt: settings.rule.isStrict ? .warning : .error)
  }
  private static func run(
    _ settings: AuditSettings,
    in console: Console
  ) throws(CommandFailure) -> Report {
    let tables = settings.table.tables
    var audit = Audit(of: settings.source.input(tables: tables, in: console))
    audit.developmentLanguage = settings.table.developmentLanguage
    audit.expectedLanguages = settings.table.expectedLanguages
    audit.rules = settings.rule.rules
    do throws(ScanFailure) {
      return try audit.run()
    } catch {
      throw CommandFailure(error)
    }
  }
}
