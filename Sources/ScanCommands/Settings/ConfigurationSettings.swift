import CommandLineOptions
import L10nScan
import SourceFiles

/// The configuration of a command.
struct ConfigurationSettings: OptionSettings {
  var path: FilePath?
  var isIgnored = false
  var isShown = false

  static let options: [Option<Self>] = [
    .value(
      "config",
      "PATH",
      \.path,
      help: "The configuration; unless given, .l10nscan.json here or in a folder above"
    ),
    .flag("no-config", \.isIgnored, help: "Read no configuration"),
  ]

  /// The option of commands that go by many settings.
  static let overviewOptions: [Option<Self>] = [
    .flag(
      "show-settings",
      \.isShown,
      help: "Print the settings and where each comes from, and do nothing else"
    )
  ]

  /// Reads the configuration into settings, if there is one.
  func read(into settings: inout ScanSettings, in console: Console) throws(CommandFailure) {
    if isIgnored { return }
    try orFail(settings.readConfiguration(path, from: console.workingFolder, in: console.files))
  }
}
