import CommandLineOptions
import Genstrings
import Platform
import SourceFiles
import TextFormats

/// Does the work of Apple's genstrings, with its arguments, messages and files.
struct GenstringsCommand: Sendable {
  /// The names that Apple gives the program.
  static let names = ["genstrings", "extractLocStrings"]

  /// The name that messages begin with.
  private let name: String
  /// Whether scripts that know Apple's tool call this one by its name, and want its exit status.
  private let isApples: Bool
  private let console: Console

  init(calledAs name: String, isApples: Bool = false, in console: Console) {
    self.name = name
    self.isApples = isApples
    self.console = console
  }

  /// Runs as a program of its own, and returns how to end.
  func run(asProgram arguments: [String]) -> ExitCode {
    do throws(CommandFailure) {
      if OptionSyntax.isHelpWanted(by: arguments) { return try printUsage() }
      return try run(arguments)
    } catch {
      console.complain("\(name): error: \(error.message)")
      if let hint = error.hint { console.complain("hint: \(hint)") }
      return .failure
    }
  }

  /// Reads the sources, complains of what is wrong with them, and writes the tables.
  func run(_ words: [String]) throws(CommandFailure) -> ExitCode {
    let arguments: GenstringsArguments
    do throws(UsageError) {
      arguments = try GenstringsArguments(words, isApples: isApples, in: console.files)
    } catch {
      throw CommandFailure(error)
    }
    // An argument may stand in a file that is named.
    let console = console.allowingOutside(arguments.allowsOutside)
      .naming(words + [arguments.outputFolder.string])
    var run = GenstringsRun(
      arguments,
      calledAs: name,
      in: console.files,
      complain: console.complain
    )
    do throws(GenstringsRun.Failure) {
      switch try run.run() {
      case .complete: return .success
      case .incomplete: return .findings
      case .failed: return .failure
      case nil: break
      }
    } catch {
      throw error.isUsage
        ? CommandFailure(usage: error.message, hint: error.hint)
        : CommandFailure(error.message, hint: error.hint)
    }
    return try printUsage()
  }

  private func printUsage() throws(CommandFailure) -> ExitCode {
    let usage = "\(name) PATH... [options]"
    let help = Program.syntax.help(for: Command.genstrings.syntax, usage: usage)
    try console.print("\(inLines: help)")
    return .success
  }
}
