import CommandLineOptions
package import CompletenessChecks
package import Diagnostics
package import KeyExtraction
package import LocalizationModel
import Platform
package import SourceFiles

/// Every setting of scans and audits, each in one row.
///
/// A class, of which there is one: a structure of this size has 200 KB of code to copy it.
package final class SettingTable: Sendable {
  package static let shared = SettingTable()

  /// The settings in the order of the documentation.
  package static let rows = shared.makeRows()

  private func makeRows() -> [SettingRow] {
    [
      SettingRow(sources), SettingRow(tables), SettingRow(exclude), SettingRow(defaultExcludes),
      SettingRow(allowOutside), SettingRow(jobs), SettingRow(declarations), SettingRow(routines),
      SettingRow(keyAttributes), SettingRow(swiftUI), SettingRow(includeTests),
      SettingRow(includePreviews), SettingRow(checkAlso), SettingRow(developerSources),
      SettingRow(developmentLanguage),
      SettingRow(languages), SettingRow(language),
      SettingRow(inherit), SettingRow(properNames), SettingRow(failOn), SettingRow(minimumCoverage),
      SettingRow(requiredLanguages), SettingRow(inProgressBelow), SettingRow(languagesInProgress),
      SettingRow(baseline), SettingRow(only), SettingRow(enable),
      SettingRow(disable), SettingRow(disabledExceptions), SettingRow(showWithheld),
      SettingRow(sourceURL), SettingRow(ruleURL), SettingRow(rules),
      SettingRow(overrides), SettingRow(suppressions),
    ]
  }

  package let sources = Setting<[FilePath]>(
    "sources",
    initial: [],
    in: .files,
    .init("Folders and files of source code", example: #"["Sources"]"#, .paths),
    option: .values("source", "PATH", help: "A folder or file of source code to read")
  )
  package let tables = Setting<[FilePath]>(
    "tables",
    initial: [],
    called: "sources",
    in: .tables,
    .init("Folders and files of string tables", example: #"["Resources"]"#, .paths),
    option: .values(
      "strings",
      "PATH",
      help: "A folder or file of string tables; unless given, the folders of the sources"
    )
  )
  package let exclude = Setting<[Glob]>(
    "exclude",
    initial: [],
    in: .files,
    merge: .adding,
    .init("Patterns for paths to leave out", example: #"["Generated"]"#, .list()),
    option: .values("exclude", "GLOB", help: "Leave out paths like 'Generated' or 'Old/**'")
  )
  package let defaultExcludes = Setting(
    "defaultExcludes",
    initial: true,
    in: .files,
    .init(
      "Whether hidden folders, build products and checkouts of packages are left out",
      example: "true",
      .boolean
    ),
    option: .flag(
      "no-default-excludes",
      sets: false,
      help: "Also enter hidden folders, build products and checkouts of packages"
    )
  )
  package let allowOutside = Setting(
    "allowOutside",
    initial: false,
    called: "false",
    in: .files,
    option: .flag(
      "allow-outside",
      sets: true,
      help: "Also follow links and configured paths that lead out of the project"
    )
  )
  package let jobs = Setting(
    "jobs",
    initial: processorCount,
    called: "all processors",
    in: .files,
    option: .value(
      "jobs",
      short: "j",
      "COUNT",
      help: "How many files to read at once; unless given, one for each processor"
    ) { (jobs: PositiveCount) in jobs.count }
  )
  package let declarations = Setting<[FilePath]>(
    "declarations",
    initial: [],
    in: .sources,
    merge: .adding,
    .init(
      "Folders and files of packages, of which only what they declare is read",
      example: #"["Checkouts/Kit"]"#,
      .paths
    ),
    option: .values(
      "declarations",
      "PATH",
      help: "Also read what a package declares for the sources: its folder, or one of many"
    )
  )
  package let routines = Setting<[CustomRoutine]>(
    "routines",
    initial: [],
    in: .sources,
    merge: .adding,
    .init(
      "Routines of the project's own: functions, suffixes, attributes, macros, messages",
      example: #"["L10n", "tr(_ key, in table)", "key.localized"]"#,
      .list()
    ),
    option: .values(
      "routine",
      short: "s",
      "ROUTINE",
      help: "Also read a routine: 'L10n', 'tr(_ key, in table)', 'key.localized'"
    )
  )
  package let keyAttributes = Setting<[String]>(
    "keyAttributes",
    initial: [],
    in: .sources,
    .init(
      "Runtime attributes of storyboards and xibs that hold a key, beside the usual names",
      example: #"["titleKey"]"#,
      .list()
    )
  )
  package let swiftUI = Setting(
    "swiftUI",
    initial: ExtractionSettings().readsSwiftUI,
    in: .sources,
    .init("Whether literals that become SwiftUI's types are keys", example: "true", .boolean),
    option: .value(
      "swiftui",
      "WHETHER",
      help: "Whether literals that become SwiftUI's types are keys; unless given, on"
    ) { (wanted: Switch) in wanted == .on }
  )
  package let includeTests = Setting(
    "includeTests",
    initial: false,
    in: .sources,
    .init("Whether what lies in folders of tests is read", example: "false", .boolean),
    option: .flag("include-tests", sets: true, help: "Also read what lies in folders of tests")
  )
  package let includePreviews = Setting(
    "includePreviews",
    initial: true,
    in: .sources,
    .init("Whether keys count that only previews ask for", example: "true", .boolean),
    option: .flag("exclude-previews", sets: false, help: "Leave out what previews ask for")
  )
  package let checkAlso = Setting<[LeftOut.Kind]>(
    "checkAlso",
    initial: [],
    in: .sources,
    merge: .adding,
    .init(
      "What is checked although it looks like no part of the app: demonstrations, tools, vendored",
      example: #"["demonstrations"]"#,
      .list()
    ),
    option: .values(
      "check-also",
      "KIND",
      help: "Check what is left out by its looks: demonstrations, tools or vendored code"
    )
  )
  package let developerSources = Setting<[Glob]>(
    "developerSources",
    initial: [],
    in: .sources,
    merge: .adding,
    .init(
      "Patterns for sources whose texts developers alone see, as in debug builds",
      example: #"["DebugMenu/**"]"#,
      .list()
    ),
    option: .values(
      "developer-sources",
      "GLOB",
      help: "Take what sources like 'DebugMenu/**' show for texts of developers alone"
    )
  )
  package let developmentLanguage = Setting<Language?>(
    "developmentLanguage",
    initial: nil,
    called: "as found",
    in: .languages,
    .init(
      "The language that the keys or the first texts are written in",
      example: #""en""#,
      .text()
    ),
    option: .value(
      "development-language",
      "LANGUAGE",
      help: "The language that the keys or the first texts are written in"
    )
  )
  package let languages = Setting<[Language]>(
    "languages",
    initial: [],
    called: "as found",
    in: .languages,
    .init("The languages that texts must exist in", example: #"["de", "en"]"#, .list()),
    option: .languages(
      "languages",
      help: "The languages that texts must exist in, like 'de,pt-BR'; unless given, all found"
    )
  )
  package let language = Setting<[Language]>(
    "language",
    initial: [],
    in: .languages,
    option: .languages(
      "language",
      help: "Show only what is about this language of the project, like 'de'"
    )
  )
  package let inherit = Setting(
    "inherit",
    initial: false,
    in: .languages,
    .init(
      "Whether regional forms may leave out what their language has",
      example: "true",
      .boolean
    ),
    option: .flag(
      "inherit",
      sets: true,
      help: "Let regional forms such as 'en-GB' leave out what their language has"
    )
  )
  package let properNames = Setting<[String]>(
    "properNames",
    initial: [],
    in: .languages,
    .init(
      "Names that are the same in all languages; a text of nothing else needs no translation",
      example: #"["GitHub"]"#,
      .list()
    )
  )
  package let failOn = Setting(
    "failOn",
    initial: FailureLevel.error,
    in: .failing,
    .init(
      "The mildest findings that make the audit fail: error, warning or never",
      example: #""warning""#,
      .choice
    ),
    option: .value(
      "fail-on",
      "LEVEL",
      help: "The mildest findings that make the audit fail"
    ),
    shorthand: .init(
      "strict",
      for: .warning,
      .init("Whether warnings fail too", example: "true", .boolean),
      help: "Fail on warnings too, as '--fail-on warning' does"
    )
  )
  package let minimumCoverage = Setting<[MinimumCoverage]>(
    "minimumCoverage",
    initial: [],
    in: .failing,
    merge: .adding,
    .init(
      "How many per cent of each language must be translated; * stands for all others",
      example: #"{ "*": 95, "de": 90 }"#,
      .percents
    ),
    option: .percents(
      "minimum-coverage",
      help: "Fail when less is translated; 'de=90' is for one language"
    )
  )
  package let requiredLanguages = Setting<[Language]>(
    "requiredLanguages",
    initial: [],
    in: .failing,
    .init(
      "The languages that ship: there must be some text, and what they lack always counts",
      example: #"["de", "fr"]"#,
      .list()
    ),
    option: .languages(
      "required-languages",
      help: "Fail when one of these languages has no text, and never take it for one in progress"
    )
  )
  package let inProgressBelow = Setting(
    "inProgressBelow",
    initial: Percentage(60),
    in: .failing,
    .init(
      "The share in per cent below which a language is in progress, and what it lacks is a note",
      example: "60",
      .percent
    ),
    option: .value(
      "in-progress-below",
      "PERCENT",
      help: "Take languages with less translated for ones in progress; unless given, 60"
    )
  )
  package let languagesInProgress = Setting<[Language]>(
    "languagesInProgress",
    initial: [],
    in: .failing,
    .init(
      "Languages that are in progress, whatever share they have",
      example: #"["sv"]"#,
      .list()
    ),
    option: .languages(
      "languages-in-progress",
      help: "Take these languages for ones in progress, like 'sv,nb'"
    )
  )
  package let baseline = Setting<FilePath?>(
    "baseline",
    initial: nil,
    in: .baseline,
    .init("A file of findings to leave out", example: #""baseline.json""#, .path),
    option: .value("baseline", "PATH", help: "Leave out the findings that this file holds")
  )
  package let only = Setting<[String]>(
    "only",
    initial: [],
    in: .rules,
    option: .rules(
      "only",
      help: "Run this rule and no other; damaged files are told all the same"
    )
  )
  package let enable = Setting<[String]>(
    "enable",
    initial: [],
    in: .rules,
    option: .rules("enable", help: "Also run a rule that is off")
  )
  package let disable = Setting<[String]>(
    "disable",
    initial: [],
    in: .rules,
    option: .rules("disable", help: "Do not run this rule")
  )
  package let disabledExceptions = Setting<[ExceptionName]>(
    "disabledExceptions",
    initial: [],
    in: .rules,
    merge: .adding,
    .init(
      "Exceptions that withhold nothing, by the names that the pages of rules give them",
      example: #"["named-affix"]"#,
      .list()
    ),
    option: .values(
      "no-exception",
      "EXCEPTION",
      help: "Tell what an exception of rules would withhold"
    )
  )
  package let showWithheld = Setting(
    "showWithheld",
    initial: false,
    in: .rules,
    option: .flag(
      "show-withheld",
      sets: true,
      help: "Also list what exceptions withhold, as notes that name them"
    )
  )
  package let sourceURL = Setting<SourceLink?>(
    "sourceURL",
    initial: nil,
    in: .reports,
    .init(
      "Where the page's places lead; {path}, {file} (from the root), {line} and {column} are filled",
      example: #""vscode://file/{file}:{line}:{column}""#,
      .text()
    ),
    option: .value(
      "source-url",
      "TEMPLATE",
      help: "Link places in HTML, by an address such as 'vscode://file/{file}:{line}'"
    )
  )
  package let ruleURL = Setting<RuleLink?>(
    "ruleURL",
    initial: nil,
    in: .reports,
    .init(
      "Where the pages of rules are; {rule} is filled",
      example: #""https://example.org/rules/{rule}.html""#,
      .text()
    ),
    option: .value(
      "rule-url",
      "TEMPLATE",
      help: "Link rules in SARIF and HTML, by an address with '{rule}'"
    )
  )
  package let rules = Setting<[RuleID: RuleLevel]>(
    "rules",
    initial: [:],
    called: "as each rule has it",
    in: .rules,
    merge: .apart,
    .init(
      "How much the findings of each rule count",
      example: #"{ "unused-key": "off" }"#,
      .levels
    )
  )
  package let overrides = Setting<[RuleLevels.Override]>(
    "overrides",
    initial: [],
    in: .rules,
    merge: .apart,
    .init(
      "Other levels for some of the findings; the last that fits counts",
      example: #"[{ "keys": ["debug.*"], "rules": { "missing-translation": "off" } }]"#,
      .objects(ConfigurationKey<RuleLevels.Override>.all, of: RuleLevels.Override.init) {
        override,
        _ in
        override
      }
    )
  )
  package let suppressions = Setting<[Suppression]>(
    "suppressions",
    initial: [],
    in: .rules,
    merge: .apart,
    .init(
      "Findings that shall not count; one that has none is told",
      example: #"[{ "rules": ["unused-key"], "keys": ["debug.*"], "reason": "read by tests" }]"#,
      .objects(ConfigurationKey<SuppressionDraft>.all, of: SuppressionDraft.init) {
        $0.suppression(at: $1)
      }
    )
  )
}
