package import CommandLineOptions
import SourceFiles

/// A setting as its tables show it, whatever its values are.
package struct SettingRow: Identifiable, Sendable {
  /// The setting's name.
  package let id: String
  let group: SettingGroup
  /// The members of a configuration that set it; none where only a command line does.
  package let keys: [ConfigurationKey<SettingValues>]
  /// The options that set it; none where only a configuration does.
  package let options: [Option<SettingValues>]
  /// The initial value in words.
  package let initial: String
  /// Whether values of a command line join those of a configuration.
  package let adds: Bool
  /// Returns its lines of the overview.
  let overview: @Sendable (ScanSettings) -> [SettingLine]
}

/// A line of the overview: a setting or a rule, its value in words, and where it comes from.
package struct SettingLine: Hashable, Sendable {
  package let name: String
  package let value: String
  package let origin: String
}

extension SettingRow {
  init<Value>(_ setting: Setting<Value>) {
    id = setting.name
    group = setting.group
    keys = setting.keys
    options = setting.options
    initial = setting.member?.form.words(setting.initial) ?? setting.initialWords
    if case .adding = setting.merge.kind { adds = true } else { adds = false }
    overview = { $0.lines(of: setting) }
  }
}

extension Setting {
  fileprivate var keys: [ConfigurationKey<SettingValues>] {
    guard let member else { return [] }
    let key = ConfigurationKey<SettingValues>(
      name,
      member.help,
      example: member.example,
      member.form
    ) { $0[self] = $1 }
    guard let shorthand else { return [key] }
    var short = ConfigurationKey<SettingValues>(
      shorthand.name,
      shorthand.member.help,
      example: shorthand.member.example,
      shorthand.member.form
    ) { values, isSet in if isSet { values[self] = shorthand.value } }
    short.longName = name
    return [key, short]
  }

  fileprivate var options: [Option<SettingValues>] {
    var options: [Option<SettingValues>] = []
    if let option {
      options.append(
        Option(option.syntax) { argument, values throws(UsageError) in
          try values.apply(option, argument, to: self)
        }
      )
    }
    if let shorthand {
      let syntax = OptionSyntax(name: shorthand.name, help: shorthand.help)
      options.append(
        Option(syntax) { _, values throws(UsageError) in try values.apply(shorthand, of: self) }
      )
    }
    return options
  }
}

extension ScanSettings {
  /// Returns the lines of the overview for a setting; none where no configuration may set it.
  fileprivate func lines<Value>(of setting: Setting<Value>) -> [SettingLine] {
    guard let words = setting.member?.form.words else { return [] }
    if case .apart = setting.merge.kind {
      return configurations.compactMap { configuration in
        configuration.values[setting].flatMap(words).map { value in
          SettingLine(name: setting.name, value: value, origin: configuration.path.string)
        }
      }
    }
    let (value, origins) = resolve(setting)
    return [
      SettingLine(
        name: setting.name,
        value: words(value) ?? setting.initialWords,
        origin: origins.map(\.description).joined(separator: ", ")
      )
    ]
  }
}

extension ScanSettings {
  /// The lines of the overview, except for rules.
  package var lines: [SettingLine] { SettingTable.rows.flatMap { $0.overview(self) } }
}

extension SettingValues {
  /// Returns the options of the settings in some groups, in the order of the table.
  package static func options(in groups: SettingGroup...) -> [Option<SettingValues>] {
    SettingTable.rows.filter { groups.contains($0.group) }.flatMap(\.options)
  }
}
