import CommandLineOptions
import Genstrings

extension Command {
  /// Does what Apple's genstrings does.
  static let genstrings = Command(
    "genstrings",
    syntax: CommandSyntax(
      "genstrings",
      summary: "Write string tables as Apple's genstrings does, from its own arguments",
      discussion: """
        The files are the same, byte for byte. Folders are walked as well, and @FILE stands for \
        the arguments in a file. Called by the name genstrings or extractLocStrings, the program \
        is this command, and exits as Apple's does; by its own name it exits with 1 where a call \
        gives no entry.
        """,
      literalOptions: GenstringsOption.all.map(\.literal),
      paths: "A file or folder of source code"
    ),
    writes: true
  ) { arguments, console throws(CommandFailure) in
    try GenstringsCommand(calledAs: "genstrings", in: console).run(arguments)
  }
}
