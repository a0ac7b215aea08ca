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
    summary: "Find missing and broken translations in Swift and Objective-C apps",
    groups: Command.groups.map { ProgramSyntax.Group($0.title, $0.commands.map(\.syntax)) },
    others: Command.others.map(\.syntax),
    defaultCommand: Command.byDefault.id
  )

  /// Runs a command line that begins with the name that the program was called by.
  ///
  /// Called by the name of one of Apple's tools, it is that tool.
  package static func run(commandLine: [String], in console: Console = .standard) -> ExitCode {
    let name = commandLine.first.map { String(FilePath($0).name) } ?? Self.name
    let arguments = Array(commandLine.dropFirst())
    if name == Command.xcstringstool.id {
      return run(.xcstringstool, asProgram: arguments, in: console.naming(arguments))
    }
    guard GenstringsCommand.names.contains(name) else { return run(arguments, in: console) }
    return GenstringsCommand(calledAs: name, isApples: true, in: console.naming(arguments))
      .run(asProgram: arguments)
  }

  /// Runs a command line, without the program's own name, and returns how to end.
  package static func run(_ arguments: [String], in console: Console = .standard) -> ExitCode {
    var command: Command?
    do throws(CommandFailure) {
      let choice = try CommandChoice(arguments, in: console)
      command = choice.command
      guard !OptionSyntax.isHelpWanted(by: choice.arguments) else {
        let isNamed = choice.arguments.count < arguments.count
        let isFull = choice.arguments.contains(OptionSyntax.fullHelp.longForm)
        let page =
          isNamed
          ? syntax.help(for: choice.command.syntax, isFull: isFull) : syntax.help(isFull: isFull)
        try console.print("\(inLines: page)")
        return .success
      }
      let named = console.naming(arguments)
      return try choice.command.run(
        choice.arguments,
        choice.command.writes ? named : named.readingOnly
      )
    } catch {
      explain(error, of: command, in: console)
      return .failure
    }
  }

  /// Runs a command as a program of its own, which like Apple's knows one bad status.
  private static func run(
    _ command: Command,
    asProgram arguments: [String],
    in console: Console
  ) -> ExitCode {
    do throws(CommandFailure) {
      return try command.run(arguments, console) == .success ? .success : .findings
    } catch {
      explain(error, of: nil, in: console)
      return .findings
    }
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
