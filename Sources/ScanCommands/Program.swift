package import CommandLineOptions
import L10nScan
import SourceFiles
import TextFormats

/// The command line program as a whole.
package enum Program {
  package static let name = "l10nscan"
  package static let version = Audit.version

  /// The program as help and completions show it.
  package static let syntax = ProgramSyntax(
    name: name,
    summary: "Find the texts that an app asks for and its localizations lack",
    commands: Command.all.map(\.syntax),
    defaultCommand: Command.byDefault.id
  )

  /// Runs a command line that begins with the name that the program was called by.
  ///
  /// Called by the name of one of Apple's tools, it is that tool.
  package static func run(commandLine: [String], in console: Console = .standard) -> ExitCode {
    let name = commandLine.first.map { String(FilePath($0).name) } ?? Self.name
    let arguments = Array(commandLine.dropFirst())
    guard GenstringsCommand.names.contains(name) else { return run(arguments, in: console) }
    return GenstringsCommand(calledAs: name, isApples: true, in: console.naming(arguments))
      .run(asProgram: arguments)
  }

  /// Runs a command line, without the program's own name, and returns how to end.
  package static func run(_ arguments: [String], in console: Console = .standard) -> ExitCode {
    var command: Command?
    do throws(CommandFailure) {
      let (chosen, rest) = try choose(from: arguments, in: console)
      command = chosen
      guard !OptionSyntax.isHelpWanted(by: rest) else {
        let isNamed = rest.count < arguments.count
        try console.print("\(inLines: isNamed ? syntax.help(for: chosen.syntax) : syntax.help())")
        return .success
      }
      return try chosen.run(rest, console.naming(arguments))
    } catch {
      explain(error, of: command, in: console)
      return .failure
    }
  }

  /// Splits a command line into the command that it means and that command's arguments.
  private static func choose(
    from arguments: [String],
    in console: Console
  ) throws(CommandFailure) -> (Command, [String]) {
    guard let first = arguments.first else { return (.byDefault, []) }
    if first == "--version" { return (.version, []) }
    if first.hasPrefix("-") || isPath(first, in: console) { return (.byDefault, arguments) }
    return (try command(named: first, in: console), Array(arguments.dropFirst()))
  }

  /// Returns the command of a name.
  ///
  /// - Throws: `CommandFailure` with the name that was probably meant.
  static func command(named name: String, in console: Console) throws(CommandFailure) -> Command {
    if let command = Command.all.first(where: { $0.id == name }) { return command }
    if let hint = Command.all.map(\.id).suggestion(for: name) {
      throw CommandFailure("unknown command '\(name)'", hint: hint)
    }
    throw CommandFailure(
      "there is no command and no file '\(name)'",
      hint: "'\(Self.name) help' lists the commands"
    )
  }

  /// Whether an argument in the place of a command is a path to audit.
  private static func isPath(_ argument: String, in console: Console) -> Bool {
    if Command.all.contains(where: { $0.id == argument }) { return false }
    if argument.utf8.contains(UInt8(ascii: "/")) { return true }
    // Any error means that there is no such path.
    return (try? console.files.kind(of: FilePath(argument))) != nil
  }

  private static func explain(_ failure: CommandFailure, of command: Command?, in console: Console)
  {
    for diagnostic in failure.diagnostics { console.complain(diagnostic.line) }
    console.complain("error: \(failure.message)")
    if let hint = failure.hint { console.complain("hint: \(hint)") }
    guard failure.isUsage, let command else { return }
    console.complain("usage: \(syntax.usage(of: command.syntax))")
  }
}
