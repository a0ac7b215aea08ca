import CommandLineOptions
import CompletenessChecks
import L10nScan
import SourceFiles

/// Which configuration a command goes by.
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

  /// Reads the configuration; nil where there is none.
  func load(in console: Console) throws(CommandFailure) -> Configuration? {
    if isIgnored { return nil }
    let finder = ConfigurationFinder(files: console.files)
    guard let path = path ?? finder.find(from: console.workingFolder) else { return nil }
    var configuration = try ConfigurationReader.read(path, in: console.files)
    configuration.scope.coversAll = true
    configuration.suppressions = configuration.suppressions.map { $0.coveringAll() }
    return configuration
  }

  /// Reads the configurations below folders, those of the deepest folders first.
  ///
  /// They say something of rules only, for the files that lie beside and below them.
  func loadNested(
    below main: Configuration?,
    _ roots: [FilePath],
    in console: Console
  ) throws(CommandFailure) -> [Configuration] {
    guard let main else { return [] }
    var configurations: [Configuration] = []
    let finder = ConfigurationFinder(files: console.files)
    for path in finder.findNested(below: roots, except: main.path) {
      configurations.append(try ConfigurationReader.read(path, in: console.files))
    }
    return configurations
  }
}
