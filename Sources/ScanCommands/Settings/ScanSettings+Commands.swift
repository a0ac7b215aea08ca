import L10nScan
import SourceFiles

extension ScanSettings {
  /// Checks that rules are not both asked for and turned off.
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
  /// Makes the input that some settings describe.
  ///
  /// - Throws: `CommandFailure` when they name nothing to read.
  init(_ settings: ScanSettings, in console: Console) throws(CommandFailure) {
    if settings.sources.isEmpty, settings.tables.isEmpty { throw .noInput }
    self.init(settings, in: console.files)
  }

  /// Makes the input of an audit, with the configurations of folders below.
  ///
  /// - Throws: `CommandFailure` when the settings name nothing to read, or a configuration cannot be
  ///   used.
  init(auditing settings: ScanSettings, in console: Console) throws(CommandFailure) {
    try self.init(settings, in: console)
    do throws(AuditError) {
      try self.settings.readNestedConfigurations(in: console.files)
    } catch {
      throw CommandFailure(error)
    }
  }
}
