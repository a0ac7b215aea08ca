import CommandLineOptions
import TextFormats

/// The settings of `l10nscan completions`.
struct CompletionsSettings: CommandSettings {
  var shell: String?

  static let sections: [OptionSection<Self>] = []
  static let operands: Operands<Self>? = .one(
    "SHELL",
    \.shell,
    in: .choices(Shell.all.map(\.id)),
    help: "The shell to complete in"
  )
}

extension Command {
  /// Prints the script that completes command lines.
  static let completions = Command(
    "completions",
    summary: "Print a completion script for a shell",
    discussion: Shell.all.map { "\($0.id): \($0.installation)." }.joined(separator: "\n")
  ) { (settings: CompletionsSettings, console) throws(CommandFailure) in
    for shell in Shell.all where shell.id == settings.shell {
      try console.print("\(inLines: shell.completions(Program.syntax))")
    }
    return .success
  }
}
