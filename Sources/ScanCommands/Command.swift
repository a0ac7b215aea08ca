package import CommandLineOptions

/// A subcommand: how it is written, and what it does.
package struct Command: Identifiable, Sendable {
  package let syntax: CommandSyntax
  package var id: String { syntax.name }
  let run: @Sendable ([String], Console) throws(CommandFailure) -> ExitCode

  /// Makes a command that reads its arguments into `Settings` before it runs.
  init<Settings: CommandSettings>(
    _ name: String,
    summary: String,
    discussion: String = "",
    run: @escaping @Sendable (Settings, Console) throws(CommandFailure) -> ExitCode
  ) {
    syntax = CommandSyntax(
      name,
      summary: summary,
      discussion: discussion,
      settings: Settings.self
    )
    self.run = { arguments, console throws(CommandFailure) in
      try run(Self.settings(from: arguments), console)
    }
  }

  /// Makes a command that reads its arguments itself.
  init(
    _ syntax: CommandSyntax,
    run: @escaping @Sendable ([String], Console) throws(CommandFailure) -> ExitCode
  ) {
    self.syntax = syntax
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
