import CommandLineOptions

/// The settings that a command line or a configuration sets, and no other.
@dynamicMemberLookup package struct SettingValues: OptionSettings {
  private var values: [String: any Sendable] = [:]
  /// The settings that are set by their shorthands.
  private var abbreviated: Set<String> = []

  package init() {}

  /// The value of a setting; nil where it is not set.
  package subscript<Value>(dynamicMember path: KeyPath<SettingTable, Setting<Value>>) -> Value? {
    get { self[SettingTable.shared[keyPath: path]] }
    set { self[SettingTable.shared[keyPath: path]] = newValue }
  }

  subscript<Value>(setting: Setting<Value>) -> Value? {
    get {
      guard let value = values[setting.name] else { return nil }
      return value as? Value
    }
    set {
      if let newValue { values[setting.name] = newValue } else { values[setting.name] = nil }
    }
  }

  /// Takes an option's argument.
  mutating func apply<Value>(
    _ option: Option<Value?>,
    _ argument: String,
    to setting: Setting<Value>
  ) throws(UsageError) {
    try option.apply(argument, &self[setting])
    try checkShorthand(of: setting)
  }

  /// Sets the value that a shorthand stands for.
  mutating func apply<Value>(
    _ shorthand: SettingShorthand<Value>,
    of setting: Setting<Value>
  ) throws(UsageError) {
    abbreviated.insert(setting.name)
    if self[setting] == nil { self[setting] = shorthand.value }
    try checkShorthand(of: setting)
  }

  private func checkShorthand<Value>(of setting: Setting<Value>) throws(UsageError) {
    guard let shorthand = setting.shorthand, abbreviated.contains(setting.name),
      let value = self[setting], shorthand.isContradicted(value),
      let option = setting.option, let words = setting.member?.form.words(value)
    else { return }
    let written = "\(option.syntax.longForm) \(words)"
    throw UsageError("options '--\(shorthand.name)' and '\(written)' contradict each other")
  }
}
