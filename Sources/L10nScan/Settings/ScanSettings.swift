import CompletenessChecks
package import LocalizationModel
package import SourceFiles

/// The settings of a scan or an audit: what is typed counts before what is configured, and that
/// before what is initial.
@dynamicMemberLookup package struct ScanSettings: Sendable {
  /// The settings of the command line.
  package var typed = SettingValues()
  /// The configuration of the whole project; nil where there is none.
  package var configuration: Configuration?
  /// Configurations of folders below, those of the deepest folders first.
  ///
  /// They say something of rules only, for the files that lie beside and below them.
  package var nested: [Configuration] = []

  package init() {}

  /// The value of a setting.
  package subscript<Value>(dynamicMember path: KeyPath<SettingTable, Setting<Value>>) -> Value {
    resolve(SettingTable.shared[keyPath: path]).value
  }

  /// All configurations, the nearest ones of a file first.
  var configurations: [Configuration] { nested + [configuration].compactMap(\.self) }

  /// The languages that texts must exist in; nil for all that the project has.
  package var expectedLanguages: [Language]? {
    let named = self.language.isEmpty ? self.languages : self.language
    return named.isEmpty ? nil : named
  }

  /// The suppressions of all configurations.
  var allSuppressions: [Suppression] {
    configurations.flatMap { configuration in
      let suppressions = configuration.values.suppressions ?? []
      return configuration.coversAll ? suppressions.map { $0.coveringAll() } : suppressions
    }
  }

  /// Returns the value of a setting and where it comes from.
  func resolve<Value>(_ setting: Setting<Value>) -> (value: Value, origins: [SettingOrigin]) {
    let configured = configuration.flatMap { configuration in
      configuration.values[setting].map { (value: $0, origin: configuration.origin) }
    }
    switch (configured, typed[setting], setting.merge.kind) {
    case (let configured?, let typed?, .adding(let add)):
      return (add(configured.value, typed), [configured.origin, .commandLine])
    case (_, let typed?, _): return (typed, [.commandLine])
    case (let configured?, nil, _): return (configured.value, [configured.origin])
    case (nil, nil, _): return (setting.initial, [.initial])
    }
  }
}

/// The place that a setting or a level comes from.
package enum SettingOrigin: Hashable, Sendable, CustomStringConvertible {
  case commandLine
  case configuration(FilePath)
  case initial

  package var description: String {
    switch self {
    case .commandLine: "command line"
    case .configuration(let path): path.string
    case .initial: "default"
    }
  }
}
