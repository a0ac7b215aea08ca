import CommandLineOptions
import L10nScan

/// The settings of a command for the texts of a whole project: code, tables and configuration.
struct ProjectSettings: OptionSettings {
  private var scan = ScanSettings()
  private var configuration = ConfigurationSettings()

  /// Returns the sections of such a command, its own ones among them.
  ///
  /// An option of the command's own takes the place of one of the same name, and some are left out.
  static func sections<Command>(
    around own: [OptionSection<Command>],
    leavingOut names: Set<String> = ["show-language"],
    within path: any WritableKeyPath<Command, Self> & Sendable
  ) -> [OptionSection<Command>] {
    let input: [OptionSection<Self>] = [
      OptionSection("Input", SettingValues.options(in: .files, .sources)).within(\.scan.typed),
      OptionSection("Tables", SettingValues.options(in: .tables, .languages)).within(\.scan.typed),
    ]
    let configuration = OptionSection("Configuration", ConfigurationSettings.options)
      .within(\Self.configuration)
    let names = names.union(own.flatMap(\.options).map(\.syntax.name))
    let others = input.map { section in
      OptionSection(section.title, section.options.filter { !names.contains($0.syntax.name) })
    }
    return others.map { $0.within(path) } + own + [configuration.within(path)]
  }

  /// Returns the console for the files that the command may read.
  func console(of console: Console) -> Console { console.allowingOutside(scan.allowOutside) }

  /// Makes the audit of the project for the command.
  ///
  /// - Throws: `CommandFailure` when a configuration cannot be used.
  func audit(in console: Console) throws(CommandFailure) -> Audit {
    var scan = scan
    try configuration.read(into: &scan, in: console)
    return Audit(of: try ScanInput(auditing: scan, in: console))
  }
}
