import CommandLineOptions

extension Command {
  /// Does what Apple's xcstringstool does.
  static let xcstringstool = Command(
    "xcstringstool",
    syntax: CommandSyntax(
      "xcstringstool",
      summary: "Do what Apple's xcstringstool does, with its arguments",
      discussion: """
        Use it in build systems and scripts that call xcstringstool; its first argument is a \
        subcommand, and 'help SUBCOMMAND' lists the options. Under the name xcstringstool the \
        program is this command.
        """,
      literalOptions: XCStringsTool.subcommands.map { subcommand in
        LiteralOption(label: "\(subcommand.name) FILE", help: subcommand.summary)
      },
      paths: "A subcommand, and a String Catalog"
    ),
    writes: true
  ) { arguments, console throws(CommandFailure) in
    try XCStringsTool(console: console).run(arguments)
  }
}
