import CommandLineOptions
import Genstrings

extension Command {
  /// Does what Apple's genstrings does.
  static let genstrings = Command(
    "genstrings",
    syntax: CommandSyntax(
      "genstrings",
      summary: "Do what Apple's genstrings does, with its arguments",
      discussion: """
        Use it in scripts that call genstrings; its output is the same, byte for byte. Folders are \
        walked, too, and @FILE stands for the arguments in a file. Under the name genstrings or \
        extractLocStrings the program is this command, with Apple's exit status. Under its own name \
        the exit status is 1 if a call gives no entry.
        """,
      literalOptions: GenstringsOption.all.map(\.literal),
      paths: "A file or folder of source code"
    ),
    writes: true
  ) { arguments, console throws(CommandFailure) in
    try GenstringsCommand(calledAs: "genstrings", in: console).run(arguments)
  }
}
