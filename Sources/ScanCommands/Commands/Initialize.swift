import CommandLineOptions
import L10nScan
import LocalizationModel
import SourceFiles
import TextFormats

/// The settings of `l10nscan init`.
struct InitializeSettings: CommandSettings {
  var scan = ScanSettings()

  static let sections: [OptionSection<Self>] = [
    OptionSection("Input", SettingValues.options(in: .files)).within(\.scan.typed),
    OptionSection("Tables", SettingValues.options(in: .tables)).within(\.scan.typed),
  ]
}

extension Command {
  /// Writes a configuration that holds what is found in the project.
  static let initialize = Command(
    "init",
    summary: "Write a configuration with what is found in the project",
    discussion: """
      The file .l10nscan.json in the working folder then names the sources, the tables and the \
      languages, so that 'l10nscan' alone runs the audit.
      """
  ) { (settings: InitializeSettings, console) throws(CommandFailure) in
    let console = console.allowingOutside(settings.scan.allowOutside)
    let path = FilePath(Configuration.fileName)
    // Where that cannot be told, writing will tell.
    if (try? console.files.exists(path)) == true {
      throw CommandFailure("'\(path)' is there already")
    }
    var settings = settings.scan
    if settings.sources.isEmpty { settings.typed.sources = ["."] }
    let languages = try foundLanguages(settings, in: console)
    let routines = foundRoutines(settings, in: console)
    let draft = ConfigurationDraft(settings, languages, routines: routines)
    try console.write(Array(draft.text.utf8), to: path, expecting: .noFile)
    try console.print("Wrote \(path)\n")
    for routine in routines {
      try console.print(
        "It names '\(routine.routine.visible)', which \(routine.calls) calls hand keys to\n"
      )
    }
    return .success
  }

  /// Returns the routines to name; none where there are no sources, which is no failure here.
  private static func foundRoutines(
    _ settings: ScanSettings,
    in console: Console
  ) -> [RoutineProposal] {
    (try? Audit(of: ScanInput(settings, in: console.files)).findRoutines()) ?? []
  }

  private static func foundLanguages(
    _ settings: ScanSettings,
    in console: Console
  ) throws(CommandFailure) -> LanguageSet {
    let scan = try scan(try ScanInput(settings, in: console))
    // A configuration without the languages of what could not be read would say that there are none.
    guard scan.walkDiagnostics.isEmpty else {
      var failure = CommandFailure("no configuration is written, as not everything could be read")
      failure.diagnostics = scan.walkDiagnostics
      throw failure
    }
    return LanguageOverview(scan, settings).languages
  }

  private static func scan(_ input: ScanInput) throws(CommandFailure) -> TableScan {
    do throws(AuditError) {
      return try TableScan(input)
    } catch {
      throw CommandFailure(error)
    }
  }
}
