import CommandLineOptions
import L10nScan
import Platform
import SourceFiles
import TextFormats

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
      help: "The configuration (default: .l10nscan.json here or in a folder above)"
    ),
    .flag("no-config", \.isIgnored, help: "Read no configuration").rare,
  ]

  /// The option of commands that go by many settings.
  static let overviewOptions: [Option<Self>] = [
    .flag(
      "show-settings",
      \.isShown,
      help: "Print the settings and where each comes from; do nothing else"
    )
  ]

  /// Reads the configuration into settings, if there is one.
  func read(into settings: inout ScanSettings, in console: Console) throws(CommandFailure) {
    if isIgnored { return }
    try orFail(settings.readConfiguration(path, from: console.workingFolder, in: console.files))
    if settings.configuration == nil { tellMisnamed(in: console) }
  }

  /// Reports a file that seems to be meant for a configuration.
  private func tellMisnamed(in console: Console) {
    let (name, stem) = (Configuration.fileName, "l10nscan")
    for file in ["\(stem).json", ".\(stem).yml", ".\(stem).yaml", "\(stem).yml", "\(stem).yaml"] {
      // A file that cannot be looked at counts as absent.
      guard (try? console.files.kind(of: FilePath(file))) == .file else { continue }
      console.complain("note: '\(file)' is not read; a configuration is called '\(name)'")
    }
  }
}
