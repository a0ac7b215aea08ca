import CommandLineOptions
import SourceFiles

/// The command that a command line means, and the arguments that it gets.
struct CommandChoice {
  let command: Command
  let arguments: [String]

  /// Splits a command line, without the program's own name.
  ///
  /// A command's name may stand behind options; without one, the default command is meant.
  ///
  /// - Throws: `CommandFailure` for a word that is neither a command nor a path.
  init(_ arguments: [String], in console: Console) throws(CommandFailure) {
    let first = arguments.first ?? "-"
    if ["--version", "-V"].contains(first) {
      (command, self.arguments) = (.version, [])
    } else if first.hasPrefix("-") {
      let named = Self.commandBehindOptions(in: arguments)
      command = named?.command ?? .byDefault
      self.arguments = arguments.enumerated().filter { $0.offset != named?.index }.map(\.element)
    } else if Self.isPath(first, in: console) {
      (command, self.arguments) = (.byDefault, arguments)
    } else {
      (command, self.arguments) = (try .named(first), Array(arguments.dropFirst()))
    }
  }

  /// Finds the first name of a command that is no option's value, as in `-j 2 coverage`.
  ///
  /// The options of that command say which of them take a value, then those of the default one;
  /// they are listed only for a word that is a command's name.
  private static func commandBehindOptions(
    in arguments: [String]
  ) -> (command: Command, index: Int)? {
    for (index, word) in arguments.enumerated() {
      if word == "--" { return nil }
      guard let command = Command.all.first(where: { $0.id == word }) else { continue }
      let options = command.syntax.options + Command.byDefault.syntax.options
      if options.arePairs(arguments[..<index]) { return (command, index) }
    }
    return nil
  }

  /// Returns whether an argument in the place of a command is a path to audit.
  private static func isPath(_ argument: String, in console: Console) -> Bool {
    if Command.all.contains(where: { $0.id == argument }) { return false }
    if argument.utf8.contains(UInt8(ascii: "/")) { return true }
    // Any error means that there is no such path.
    return (try? console.files.kind(of: FilePath(argument))) != nil
  }
}

extension Command {
  /// Returns the command of a name.
  ///
  /// - Throws: `CommandFailure` with the name that was probably meant.
  static func named(_ name: String) throws(CommandFailure) -> Command {
    if let command = all.first(where: { $0.id == name }) { return command }
    if let hint = othersNames[name] ?? all.map(\.id).suggestion(for: name) {
      throw CommandFailure("unknown command '\(name)'", hint: hint)
    }
    throw CommandFailure(
      "there is no command and no file '\(name)'",
      hint: "'\(Program.name) help' lists the commands"
    )
  }

  /// Hints for commands that other linters have.
  private static let othersNames = [
    "lint": audits, "check": audits, "scan": audits, "analyze": audits, "run": audits, "ci": audits,
    "fix": fixes, "autocorrect": fixes,
    "sync": "did you mean 'update'?",
    "find": "did you mean 'why'?",
  ]
  private static let audits =
    "'l10nscan' audits the working folder, and 'l10nscan PATH' another one"
  private static let fixes = "'l10nscan --fix' fixes what has one right answer"
}
