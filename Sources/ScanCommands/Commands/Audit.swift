import AuditReports
import CommandLineOptions
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
    let audit = try AuditRun(settings, in: console)
    let options = settings.report.renderOptions(in: console)
    try console.print(settings.report.reporter().render(audit.report, options))
    return ExitCode(for: audit.findings, failingAt: settings.rule.isStrict ? .warning : .error)
  }
}
