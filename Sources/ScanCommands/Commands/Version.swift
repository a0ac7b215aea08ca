import CommandLineOptions
import TextFormats

extension Command {
  /// Prints the program's version.
  static let version = Command("version", summary: "Print the version") {
    (_: EmptySettings, console) throws(CommandFailure) in
    // Without interpolation, whose generic types take a tenth of the program's start to look up.
    try console.print(VisibleText(Program.name + " " + Program.version))
    try console.print("\n")
    return .success
  }
}

/// The settings of a command that has no options.
struct EmptySettings: CommandSettings {
  static let sections: [OptionSection<Self>] = []
}
