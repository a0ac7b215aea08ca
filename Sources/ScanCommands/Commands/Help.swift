import CommandLineOptions
import TextFormats

/// The settings of `l10nscan help`.
struct HelpSettings: CommandSettings {
  var command: String?

  static let sections: [OptionSection<Self>] = []
  static let operands: Operands<Self>? = .optional(
    "COMMAND",
    \.command,
    in: .names(Command.all.map(\.id), listedBy: "\(Program.name) help"),
    help: "The command"
  )
}

extension Command {
  /// Prints the help page of the program or of one command.
  static let help = Command("help", summary: "Print the help of the program or a command") {
    (settings: HelpSettings, console) throws(CommandFailure) in
    guard let name = settings.command else {
      try console.print("\(inLines: Program.syntax.help())")
      return .success
    }
    let command = try Command.named(name)
    try console.print("\(inLines: Program.syntax.help(for: command.syntax))")
    return .success
  }
}
