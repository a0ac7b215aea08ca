import CommandLineOptions

/// A setting of scans and audits: its names, the forms of its values, and its default.
///
/// Its option, its member of a configuration with the schema and the draft, its line of the overview
/// and its row of the documentation are made from this one value.
package struct Setting<Value: Sendable>: Sendable {
  /// The name in a configuration and in the overview.
  package let name: String
  /// The default.
  package let initial: Value
  /// The initial value in words, where it has none of its own.
  package let initialWords: String
  let group: SettingGroup
  let merge: SettingMerge<Value>
  /// The member of a configuration; nil where only a command line sets it.
  let member: SettingMember<Value>?
  /// The option of command lines; nil where only a configuration sets it.
  let option: Option<Value?>?
  let shorthand: SettingShorthand<Value>?

  init(
    _ name: String,
    initial: Value,
    called initialWords: String = "none",
    in group: SettingGroup,
    merge: SettingMerge<Value> = .replacing,
    _ member: SettingMember<Value>? = nil,
    option: Option<Value?>? = nil,
    shorthand: SettingShorthand<Value>? = nil
  ) {
    self.name = name
    self.initial = initial
    self.initialWords = initialWords
    self.group = group
    self.merge = merge
    self.member = member
    self.option = option
    self.shorthand = shorthand
  }
}

/// Settings that a command takes together, or not at all.
package enum SettingGroup: Sendable {
  /// Which files are found.
  case files
  /// How sources are read.
  case sources
  case tables
  case languages
  case rules
  case failing
  case baseline
  /// How reports look.
  case reports
}

/// A setting's member of a configuration.
struct SettingMember<Value: Sendable>: Sendable {
  /// The effect, in one sentence without a full stop.
  let help: String
  /// A value as it could stand in a configuration.
  let example: String
  let form: SettingForm<Value>

  init(_ help: String, example: String, _ form: SettingForm<Value>) {
    self.help = help
    self.example = example
    self.form = form
  }
}

/// A second name for one of a setting's values: `strict`, which stands for `failOn` with `warning`.
struct SettingShorthand<Value: Sendable>: Sendable {
  let name: String
  let value: Value
  let member: SettingMember<Bool>
  /// The help of its option.
  let help: String
  /// Whether a value is another one than the shorthand stands for.
  let isContradicted: @Sendable (Value) -> Bool

  init(_ name: String, for value: Value, _ member: SettingMember<Bool>, help: String)
  where Value: Equatable {
    self.name = name
    self.value = value
    self.member = member
    self.help = help
    isContradicted = { $0 != value }
  }
}

/// How a value of a command line and one of a configuration come together.
struct SettingMerge<Value: Sendable>: Sendable {
  enum Kind: Sendable {
    /// The command line's takes the place of the configuration's.
    case replacing
    /// The command line's is added to the configuration's.
    case adding(@Sendable (_ configured: Value, _ typed: Value) -> Value)
    /// Each configuration speaks for the files in its own folder.
    case apart
  }

  let kind: Kind

  static var replacing: Self { Self(kind: .replacing) }
  static var apart: Self { Self(kind: .apart) }
}

extension SettingMerge where Value: RangeReplaceableCollection {
  static var adding: Self { Self(kind: .adding { $0 + $1 }) }
}
