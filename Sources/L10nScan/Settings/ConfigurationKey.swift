import TextFormats

/// A member of an object in a configuration: its name, its form, and what it sets.
package struct ConfigurationKey<Target>: Sendable {
  package let name: String
  /// The effect, in one sentence without a full stop.
  package let help: String
  /// A value as it could stand in a configuration.
  package let example: String
  let schema: ConfigurationForm
  /// The member that this one is short for, so that one of them alone can be there.
  var longName: String?
  let read: @Sendable (JSON5Node, inout Target, inout ConfigurationReader) -> Void

  init<Value>(
    _ name: String,
    _ help: String,
    example: String,
    _ form: SettingForm<Value>,
    set: @escaping @Sendable (inout Target, Value) -> Void
  ) {
    self.name = name
    self.help = help
    self.example = example
    schema = form.schema
    read = { node, target, reader in
      if let value = form.read(node, &reader) { set(&target, value) }
    }
  }
}

/// The forms of values, from which the JSON Schema is made.
indirect enum ConfigurationForm: Sendable {
  case boolean
  case text
  case choice([String])
  case list
  /// Names of rules.
  case rules
  /// A number for each language, or one for all.
  case percents
  /// One of some words for each language, or one for all.
  case choiceByLanguage([String])
  /// One share.
  case percent
  case levels
  /// A text or several for each language.
  case textsByLanguage
  case objects([(name: String, help: String, form: ConfigurationForm)])
}

extension ConfigurationKey where Target == SettingValues {
  /// Every member of a configuration, in the order of the documentation.
  package static let all: [ConfigurationKey] = SettingTable.rows.flatMap(\.keys)
}
