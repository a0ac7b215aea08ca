import CommandLineOptions
import CompletenessChecks
import Diagnostics
import LocalizationModel
import SourceFiles
import TextFormats

/// A form of values: how a configuration writes them, and how they are read and shown.
struct SettingForm<Value: Sendable>: Sendable {
  let schema: ConfigurationForm
  /// Returns a value in words; nil where it has none.
  let words: @Sendable (Value) -> String?
  /// Reads a value; nil where it sets nothing, or means nothing, which is reported.
  let read: @Sendable (JSON5Node, inout ConfigurationReader) -> Value?

  init(
    _ schema: ConfigurationForm,
    words: @escaping @Sendable (Value) -> String? = { _ in nil },
    read: @escaping @Sendable (JSON5Node, inout ConfigurationReader) -> Value?
  ) {
    self.schema = schema
    self.words = words
    self.read = read
  }
}

extension SettingForm where Value == Bool {
  static var boolean: Self {
    Self(.boolean, words: { $0 ? "true" : "false" }, read: { $1.boolean($0) })
  }
}

extension SettingForm where Value: ArgumentValue & CaseIterable {
  static var choice: Self {
    let words = Value.allCases.map(\.argument)
    return Self(.choice(words), words: \.argument, read: { $1.choice($0) })
  }
}

extension SettingForm {
  /// One value, written as on a command line.
  static func text<Text: ArgumentValue>() -> Self where Value == Text? {
    Self(.text, words: { $0?.argument }, read: { $1.value($0, Text.init(argument:)) })
  }

  /// Values, each written as on a command line.
  static func list<Element: ArgumentValue>() -> Self where Value == [Element] {
    Self(.list, words: \.words, read: { $1.list($0, Element.init(argument:)).unlessEmpty })
  }

  /// Values, each read from a text; `read` answers nil for one that means nothing.
  static func list<Element>(
    _ read: @escaping @Sendable (String) -> Element?
  ) -> Self where Value == [Element] {
    Self(.list) { $1.list($0, read) }
  }

  /// Objects with some members; `make` completes a draft with the place where it stands.
  static func objects<Draft, Element>(
    _ keys: [ConfigurationKey<Draft>],
    of draft: @escaping @Sendable () -> Draft,
    _ make: @escaping @Sendable (Draft, SourceLocation) -> Element
  ) -> Self where Value == [Element] {
    Self(
      .objects(keys.map { ($0.name, $0.help, $0.schema) }),
      words: { $0.isEmpty ? nil : "\($0.count)" },
      read: { $1.objects($0, keys, of: draft, make) }
    )
  }
}

extension SettingForm where Value == FilePath? {
  /// A path that starts from the folder of the configuration.
  static var path: Self { Self(.text, words: { $0?.argument }, read: { $1.path($0) }) }
}

extension SettingForm where Value == [FilePath] {
  /// Paths that start from the folder of the configuration.
  static var paths: Self {
    Self(.list, words: \.words, read: { $1.paths($0).unlessEmpty })
  }
}

extension SettingForm where Value == [ByLanguage<Percentage>] {
  /// Shares in per cent: `95`, or `{ "*": 95, "de": 90 }`.
  static var percents: Self {
    Self(
      .percents,
      words: \.words,
      read: { $1.byLanguage($0) { $1.percent($0).map(Percentage.init) }.unlessEmpty }
    )
  }
}

extension SettingForm {
  /// Words: `"note"`, or `{ "*": "note", "de": "gap" }`.
  static func choiceByLanguage<Word: LanguageValue & CaseIterable>() -> Self
  where Value == [ByLanguage<Word>] {
    Self(
      .choiceByLanguage(Word.allCases.map(\.argument)),
      words: \.words,
      read: { $1.byLanguage($0) { $1.choice($0) }.unlessEmpty }
    )
  }
}

extension SettingForm where Value == [Language: [String]] {
  /// A text or several for each language: `{ "de": "Datei", "fr": ["fichier", "document"] }`.
  static var textsByLanguage: Self { Self(.textsByLanguage) { $1.textsByLanguage($0) } }
}

extension SettingForm where Value == Percentage {
  static var percent: Self {
    Self(.percent, words: \.argument, read: { $1.percent($0).map(Percentage.init) })
  }
}

extension SettingForm where Value == [RuleID: RuleLevel] {
  static var levels: Self { Self(.levels) { $1.levels($0) } }
}

extension SettingForm where Value == Set<RuleID> {
  static var rules: Self { Self(.rules) { Set($1.rules($0)) } }
}

extension Array where Element: ArgumentValue {
  /// The elements as they could be written; nil where there are none.
  fileprivate var words: String? {
    isEmpty ? nil : map(\.argument).joined(separator: ", ")
  }
}

extension Array {
  fileprivate var unlessEmpty: Self? { isEmpty ? nil : self }
}
