package import CompletenessChecks
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
  /// Other spellings of sources and tables, by which each place has one name below all of them.
  private var spellings: [FilePath: FilePath] = [:]

  package init() {}

  /// The value of a setting.
  package subscript<Value>(dynamicMember path: KeyPath<SettingTable, Setting<Value>>) -> Value {
    resolve(SettingTable.shared[keyPath: path]).value
  }

  /// Folders and files of source code.
  package var sources: [FilePath] { spelled(SettingTable.shared.sources) }
  /// Folders and files of string tables; where there are none, the sources are looked into.
  package var tables: [FilePath] { spelled(SettingTable.shared.tables) }

  /// Sources and tables as they were named.
  package var namedPaths: [FilePath] {
    resolve(SettingTable.shared.sources).value + resolve(SettingTable.shared.tables).value
  }

  private func spelled(_ setting: Setting<[FilePath]>) -> [FilePath] {
    let named = resolve(setting).value
    if spellings.isEmpty { return named }
    var known: Set<FilePath> = []
    return named.map { spellings[$0] ?? $0 }.filter { known.insert($0).inserted }
  }

  /// Spells sources and tables alike, by where they lie in some files.
  package mutating func spellAlike(in files: FileSystem) {
    spellings = files.spellings(of: namedPaths)
  }

  /// All configurations, the nearest ones of a file first.
  var configurations: [Configuration] { nested + [configuration].compactMap(\.self) }

  /// The languages that texts must exist in; nil for all that the project has.
  package var expectedLanguages: [Language]? {
    self.languages.isEmpty ? nil : self.languages
  }

  /// The suppressions of all configurations.
  package var allSuppressions: [Suppression] {
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
