import CommandLineOptions
import CompletenessChecks
import KeyExtraction
import L10nScan
import LocalizationModel
import SourceFiles

/// A member of an object in a configuration: its name, its form, and what it sets.
struct ConfigurationKey<Target>: Sendable {
  let name: String
  /// What it does, in one sentence without a full stop.
  let help: String
  /// A value as it could stand in a configuration.
  let example: String
  let form: ConfigurationForm
  let read: @Sendable (JSON5Node, inout Target, inout ConfigurationReader) -> Void
}

/// The forms of values, from which the JSON Schema is made.
indirect enum ConfigurationForm: Sendable {
  case boolean
  case text
  case choice([String])
  case list
  /// A number for each language, or one for all.
  case percents
  case levels
  case objects([(name: String, help: String, form: ConfigurationForm)])
}

extension ConfigurationKey where Target == Configuration {
  /// Every member of a configuration, in the order of the documentation.
  static let all: [ConfigurationKey] = [
    .init(
      name: "sources",
      help: "Folders and files of source code",
      example: #"["Sources"]"#,
      form: .list
    ) {
      $1.sources = $2.paths($0, in: $1)
    },
    .init(
      name: "tables",
      help: "Folders and files of string tables",
      example: #"["Resources"]"#,
      form: .list
    ) {
      $1.tables = $2.paths($0, in: $1)
    },
    .init(
      name: "exclude",
      help: "Patterns for paths to leave out",
      example: #"["Generated"]"#,
      form: .list
    ) {
      $1.excludes = $2.list($0, Glob.init(argument:))
    },
    .init(
      name: "defaultExcludes",
      help: "Whether hidden folders, build products and checkouts of packages are left out",
      example: #"true"#,
      form: .boolean
    ) { $1.usesDefaultExcludes = $2.boolean($0) },
    .init(
      name: "declarations",
      help: "Folders and files of packages, of which only what they declare is read",
      example: #"["Checkouts/Kit"]"#,
      form: .list
    ) { $1.declarations = $2.paths($0, in: $1) },
    .init(
      name: "routines",
      help: "Routines of the project's own: functions, suffixes, attributes, macros, messages",
      example: #"["L10n", "tr(_ key, in table)", "key.localized"]"#,
      form: .list
    ) { $1.routines = $2.list($0, CustomRoutine.init(argument:)) },
    .init(
      name: "keyAttributes",
      help: "Runtime attributes of storyboards and xibs that hold a key, beside the usual names",
      example: #"["titleKey"]"#,
      form: .list
    ) { $1.keyAttributes = $2.list($0) { $0.isEmpty ? nil : $0 } },
    .init(
      name: "swiftUI",
      help: "Whether literals that become SwiftUI's types are keys",
      example: #"true"#,
      form: .boolean
    ) { $1.readsSwiftUI = $2.boolean($0) },
    .init(
      name: "includeTests",
      help: "Whether what lies in folders of tests is read",
      example: #"false"#,
      form: .boolean
    ) { $1.includesTests = $2.boolean($0) },
    .init(
      name: "includePreviews",
      help: "Whether keys count that only previews ask for",
      example: #"true"#,
      form: .boolean
    ) { $1.includesPreviews = $2.boolean($0) },
    .init(
      name: "developmentLanguage",
      help: "The language that the keys or the first texts are written in",
      example: #""en""#,
      form: .text
    ) { $1.developmentLanguage = $2.value($0, Language.init(argument:)) },
    .init(
      name: "languages",
      help: "The languages that texts must exist in",
      example: #"["de", "en"]"#,
      form: .list
    ) {
      $1.languages = $2.list($0, Language.init(argument:))
    },
    .init(
      name: "inherit",
      help: "Whether regional forms may leave out what their language has",
      example: #"true"#,
      form: .boolean
    ) { $1.regionsInherit = $2.boolean($0) },
    .init(name: "strict", help: "Whether warnings fail too", example: #"true"#, form: .boolean) {
      $1.isStrict = $2.boolean($0)
      if $1.failure != nil { $2.report(contradictionOf: $0) }
    },
    .init(
      name: "failOn",
      help: "The mildest findings that make the audit fail: error, warning or never",
      example: #""warning""#,
      form: .choice(FailureLevel.allCases.map(\.rawValue))
    ) {
      $1.failure = $2.choice($0)
      if $1.isStrict != nil { $2.report(contradictionOf: $0) }
    },
    .init(
      name: "minimumCoverage",
      help: "How many per cent of each language must be translated; * stands for all others",
      example: #"{ "*": 95, "de": 90 }"#,
      form: .percents
    ) { $1.requirements.read($0, &$2) },
    .init(
      name: "requiredLanguages",
      help: "The languages of which there must be any text",
      example: #"["de", "fr"]"#,
      form: .list
    ) { $1.requirements.languages = $2.list($0, Language.init(argument:)) },
    .init(
      name: "baseline",
      help: "A file of findings to leave out",
      example: #""baseline.json""#,
      form: .text
    ) { $1.baseline = $2.path($0, in: $1) },
    .init(
      name: "rules",
      help: "How much the findings of each rule count",
      example: #"{ "unused-key": "off" }"#,
      form: .levels
    ) {
      $1.scope.levels = $2.levels($0)
    },
    .init(
      name: "overrides",
      help: "Other levels for some of the findings; the last that fits counts",
      example: #"[{ "keys": ["debug.*"], "rules": { "missing-translation": "off" } }]"#,
      form: .objects(ConfigurationKey<RulePolicy.Override>.all.map { ($0.name, $0.help, $0.form) })
    ) { $1.scope.overrides = $2.overrides($0) },
    .init(
      name: "suppressions",
      help: "Findings that shall not count; one that has none is told",
      example: #"[{ "rules": ["unused-key"], "keys": ["debug.*"], "reason": "read by tests" }]"#,
      form: .objects(ConfigurationKey<SuppressionDraft>.all.map { ($0.name, $0.help, $0.form) })
    ) { $1.suppressions = $2.suppressions($0) },
  ]
}
