import CommandLineOptions
import TextFormats

extension Command {
  /// Prints the program's version.
  static let version = Command("version", summary: "Print the version") {
    (_: EmptySettings, console) throws(CommandFailure) in
    try console.print("\(Program.name) \(Program.version)\n")
    return .success
  }
}

/// The settings of a command that has no options.
struct EmptySettings: CommandSettings {
  static let sections: [OptionSection<Self>] = []
}
