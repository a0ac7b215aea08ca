import L10nScan
import SourceFiles

extension ScanSettings {
  /// Checks that rules are not both requested and turned off.
  ///
  /// - Throws: `CommandFailure` with the first rule that is.
  func checkRules() throws(CommandFailure) {
    for name in self.disable {
      let other =
        self.only.contains(name) ? "--only" : self.enable.contains(name) ? "--enable" : nil
      guard let other else { continue }
      throw CommandFailure(
        usage: "options '\(other) \(name)' and '--disable \(name)' contradict each other"
      )
    }
  }
}

extension ScanInput {
  /// Makes the input that some settings and arguments describe; where these name nothing to read, it
  /// is the folder of the configuration, or else the working folder.
  init(_ settings: ScanSettings, at paths: [FilePath] = [], in console: Console) {
    self.init(settings, in: console.files)
    namesSources = !settings.sources.isEmpty && (paths.isEmpty || settings.typed.sources != nil)
    if !paths.isEmpty {
      self.settings.typed.sources = (settings.typed.sources ?? []) + paths
    } else if settings.sources.isEmpty, settings.tables.isEmpty {
      self.settings.typed.sources = [settings.configuration?.folder ?? "."]
    }
    self.settings.spellAlike(in: console.files)
  }

  /// Makes the input of an audit, with the configurations of folders below.
  ///
  /// - Throws: `CommandFailure` when a configuration cannot be used.
  init(
    auditing settings: ScanSettings,
    at paths: [FilePath] = [],
    in console: Console
  ) throws(CommandFailure) {
    self.init(settings, at: paths, in: console)
    try orFail(self.settings.readNestedConfigurations(in: console.files))
  }
}
