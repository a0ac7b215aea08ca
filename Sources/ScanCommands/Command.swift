package import CommandLineOptions

/// A subcommand: how it is written, and what it does.
package struct Command: Identifiable, Sendable {
  package let id: String
  /// How the command is written: for help and completions alone, since the options of all commands
  /// take longer to list than a small project takes to be scanned.
  package var syntax: CommandSyntax { makeSyntax() }
  private let makeSyntax: @Sendable () -> CommandSyntax
  /// Whether the command writes files; one that does not is refused to.
  package let writes: Bool
  let run: @Sendable ([String], Console) throws(CommandFailure) -> ExitCode
  /// The settings that the arguments are read into; nil of a command that reads them itself.
  package let settings: (any CommandSettings.Type)?

  /// Makes a command that reads its arguments into `Settings` before it runs.
  init<Settings: CommandSettings>(
    _ name: String,
    summary: String,
    discussion: String = "",
    writes: Bool = false,
    run: @escaping @Sendable (Settings, Console) throws(CommandFailure) -> ExitCode
  ) {
    (id, self.writes) = (name, writes)
    makeSyntax = {
      CommandSyntax(name, summary: summary, discussion: discussion, settings: Settings.self)
    }
    settings = Settings.self
    self.run = { arguments, console throws(CommandFailure) in
      try run(Self.settings(from: arguments), console)
    }
  }

  /// Makes a command that reads its arguments itself.
  init(
    _ name: String,
    syntax: @autoclosure @escaping @Sendable () -> CommandSyntax,
    writes: Bool = false,
    run: @escaping @Sendable ([String], Console) throws(CommandFailure) -> ExitCode
  ) {
    (id, self.writes) = (name, writes)
    makeSyntax = syntax
    settings = nil
    self.run = run
  }

  private static func settings<Settings: CommandSettings>(
    from arguments: [String]
  ) throws(CommandFailure) -> Settings {
    do throws(UsageError) {
      return try Settings(arguments: arguments)
    } catch {
      throw CommandFailure(error)
    }
  }
}
