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
      SettingRow(languages), SettingRow(shownLanguages),
      SettingRow(inherit), SettingRow(properNames), SettingRow(terms), SettingRow(failOn),
      SettingRow(minimumCoverage),
      SettingRow(requiredLanguages), SettingRow(inProgressBelow), SettingRow(languagesInProgress),
      SettingRow(machineTranslations), SettingRow(requireReviewed),
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
    option: .values("source", "PATH", help: "Source code to read: a folder or file").leading
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
      help: "Tables to read: a folder or file (default: as sources)"
    ).leading
  )
  package let exclude = Setting<[Glob]>(
    "exclude",
    initial: [],
    in: .files,
    merge: .adding,
    .init("Patterns for paths to exclude", example: #"["Generated"]"#, .list()),
    option: .values("exclude", "GLOB", help: "Exclude paths like 'Generated' or 'Old/**'")
  )
  package let defaultExcludes = Setting(
    "defaultExcludes",
    initial: true,
    in: .files,
    .init(
      "Whether hidden folders, build products and package checkouts are excluded",
      example: "true",
      .boolean
    ),
    option: .flag(
      "no-default-excludes",
      sets: false,
      help: "Also read hidden folders, build products and package checkouts"
    ).rare
  )
  package let allowOutside = Setting(
    "allowOutside",
    initial: false,
    called: "false",
    in: .files,
    option: .flag(
      "allow-outside",
      sets: true,
      help: "Also follow links and configured paths out of the project"
    ).rare
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
      help: "Number of files to read at once (default: one per processor)"
    ) { (jobs: PositiveCount) in jobs.count }
  )
  package let declarations = Setting<[FilePath]>(
    "declarations",
    initial: [],
    in: .sources,
    merge: .adding,
    .init(
      "Packages of which only the declarations are read",
      example: #"["Checkouts/Kit"]"#,
      .paths
    ),
    option: .values(
      "declarations",
      "PATH",
      help: "Also read the declarations of a package: its folder, or a folder of packages"
    ).rare
  )
  package let routines = Setting<[CustomRoutine]>(
    "routines",
    initial: [],
    in: .sources,
    merge: .adding,
    .init(
      "Functions, members, attributes, macros and messages to treat as localization calls",
      example: #"["L10n", "tr(_ key, in table)", "key.localized"]"#,
      .list()
    ),
    option: .values(
      "routine",
      short: "s",
      "ROUTINE",
      help:
        "Treat a function as a localization call: 'L10n', 'tr(_ key, in table)', 'key.localized'"
    )
  )
  package let keyAttributes = Setting<[String]>(
    "keyAttributes",
    initial: [],
    in: .sources,
    .init(
      "Runtime attributes of storyboards and xibs that hold a key, besides the usual names",
      example: #"["titleKey"]"#,
      .list()
    )
  )
  package let swiftUI = Setting(
    "swiftUI",
    initial: ExtractionSettings().readsSwiftUI,
    in: .sources,
    .init("Whether literals passed to SwiftUI are keys", example: "true", .boolean),
    option: .value(
      "swiftui",
      "WHETHER",
      help: "Treat literals passed to SwiftUI (Text, Button) as keys (default: on)"
    ) { (wanted: Switch) in wanted == .on }.rare
  )
  package let includeTests = Setting(
    "includeTests",
    initial: false,
    in: .sources,
    .init("Whether test code is read", example: "false", .boolean),
    option: .flag("include-tests", sets: true, help: "Also read test code")
  )
  package let includePreviews = Setting(
    "includePreviews",
    initial: true,
    in: .sources,
    .init("Whether keys count that only SwiftUI previews use", example: "true", .boolean),
    option: .flag("exclude-previews", sets: false, help: "Exclude SwiftUI previews").rare
  )
  package let checkAlso = Setting<[LeftOut.Kind]>(
    "checkAlso",
    initial: [],
    in: .sources,
    merge: .adding,
    .init(
      "Code to check that is excluded by its name or place: demonstrations, tools, vendored",
      example: #"["demonstrations"]"#,
      .list()
    ),
    option: .values(
      "check-also",
      "KIND",
      help: "Also check code that is excluded by its name or place"
    ).rare
  )
  package let developerSources = Setting<[Glob]>(
    "developerSources",
    initial: [],
    in: .sources,
    merge: .adding,
    .init(
      "Patterns for sources whose texts only developers see",
      example: #"["DebugMenu/**"]"#,
      .list()
    ),
    option: .values(
      "developer-sources",
      "GLOB",
      help: "Treat texts of sources like 'DebugMenu/**' as developers' texts"
    ).rare
  )
  package let developmentLanguage = Setting<Language?>(
    "developmentLanguage",
    initial: nil,
    called: "as found",
    in: .languages,
    .init(
      "The language of the source strings",
      example: #""en""#,
      .text()
    ),
    option: .value(
      "development-language",
      "LANGUAGE",
      help: "The language of the source strings (default: as the project declares it)"
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
      help: "Languages to check, like 'de,pt-BR' (default: all)"
    ).leading
  )
  package let shownLanguages = Setting<[Language]>(
    "shownLanguages",
    initial: [],
    in: .languages,
    option: .languages(
      "show-language",
      help: "Show only findings about this language; the exit status counts all"
    ).formerly("language")
  )
  package let inherit = Setting(
    "inherit",
    initial: false,
    in: .languages,
    .init(
      "Whether regional languages fall back to their language",
      example: "true",
      .boolean
    ),
    option: .flag(
      "inherit",
      sets: true,
      help: "Let regional languages such as 'en-GB' fall back to their language"
    )
  )
  package let properNames = Setting<[String]>(
    "properNames",
    initial: [],
    in: .languages,
    .init(
      "Names that are the same in all languages; a text of only such names needs no translation",
      example: #"["GitHub"]"#,
      .list()
    )
  )
  package let terms = Setting<[Term]>(
    "terms",
    initial: [],
    in: .languages,
    .init(
      "Words and their translations; one without translations is the same in all languages",
      example:
        #"[{ "term": "Menu Bar", "translations": { "de": "Menüleiste" } }, { "term": "Thaw" }]"#,
      .objects(ConfigurationKey<TermDraft>.all, of: TermDraft.init) { $0.term(at: $1) }
    )
  )
  package let failOn = Setting(
    "failOn",
    initial: FailureLevel.error,
    in: .failing,
    .init(
      "The lowest severity that makes the audit fail: error, warning or never",
      example: #""warning""#,
      .choice
    ),
    option: .value(
      "fail-on",
      "LEVEL",
      help: "The lowest severity that makes the audit fail"
    ),
    shorthand: .init(
      "strict",
      for: .warning,
      .init("Whether warnings fail too", example: "true", .boolean),
      help: "Fail on warnings, too: '--fail-on warning'"
    )
  )
  package let minimumCoverage = Setting<[ByLanguage<Percentage>]>(
    "minimumCoverage",
    initial: [],
    in: .failing,
    merge: .adding,
    .init(
      "The share in per cent that must be translated, by language; * is for all others",
      example: #"{ "*": 95, "de": 90 }"#,
      .percents
    ),
    option: .byLanguage(
      "minimum-coverage",
      "PERCENT",
      help: "Fail if less is translated; 'de=90' sets it for one language"
    )
  )
  package let requiredLanguages = Setting<[Language]>(
    "requiredLanguages",
    initial: [],
    in: .failing,
    .init(
      "The languages that ship: never in progress, and each must have a text",
      example: #"["de", "fr"]"#,
      .list()
    ),
    option: .languages(
      "required-languages",
      help: "Languages that ship: never in progress, and the audit fails if one has no text"
    )
  )
  package let inProgressBelow = Setting(
    "inProgressBelow",
    initial: Percentage(60),
    in: .failing,
    .init(
      "The share in per cent below which a language is in progress; its missing texts are notes",
      example: "60",
      .percent
    ),
    option: .value(
      "in-progress-below",
      "PERCENT",
      help: "Treat languages with less translated as in progress (default: 60)"
    ).rare
  )
  package let languagesInProgress = Setting<[Language]>(
    "languagesInProgress",
    initial: [],
    in: .failing,
    .init(
      "Languages in progress, whatever their share",
      example: #"["sv"]"#,
      .list()
    ),
    option: .languages(
      "languages-in-progress",
      help: "Treat these languages as in progress, like 'sv,nb'"
    ).rare
  )
  package let machineTranslations = Setting<[ByLanguage<MachineTranslations>]>(
    "machineTranslations",
    initial: [],
    called: "finished",
    in: .languages,
    merge: .adding,
    .init(
      "The value of machines' translations without a review: finished, note or gap; * is for all "
        + "other languages",
      example: #"{ "*": "note", "de": "gap" }"#,
      .choiceByLanguage()
    ),
    option: .byLanguage(
      "machine-translations",
      "VALUE",
      help: "Count machines' translations as 'finished' (default), 'note' or 'gap'; or 'de=gap'"
    ).rare
  )
  package let requireReviewed = Setting<[Language]>(
    "requireReviewed",
    initial: [],
    in: .failing,
    .init(
      "The languages that must not ship a text without a person's review",
      example: #"["de", "fr"]"#,
      .list()
    ),
    option: .languages(
      "require-reviewed",
      help: "Fail on texts without a review"
    )
  )
  package let baseline = Setting<FilePath?>(
    "baseline",
    initial: nil,
    in: .baseline,
    .init("A file of findings that are not reported", example: #""baseline.json""#, .path),
    option: .value("baseline", "PATH", help: "Do not report the findings in this file")
  )
  package let only = Setting<[String]>(
    "only",
    initial: [],
    in: .rules,
    option: .rules(
      "only",
      help: "Run only this rule; damaged files are always reported"
    )
  )
  package let enable = Setting<[String]>(
    "enable",
    initial: [],
    in: .rules,
    option: .rules("enable", help: "Also run a rule that is off by default")
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
      "Exceptions that are switched off, by the names on the rules' pages",
      example: #"["named-affix"]"#,
      .list()
    ),
    option: .values(
      "no-exception",
      "EXCEPTION",
      help: "Switch an exception off, so that its findings are reported"
    ).rare
  )
  package let showWithheld = Setting(
    "showWithheld",
    initial: false,
    in: .rules,
    option: .flag(
      "show-withheld",
      sets: true,
      help: "Also list findings that exceptions withhold, as notes"
    ).rare
  )
  package let sourceURL = Setting<SourceLink?>(
    "sourceURL",
    initial: nil,
    in: .reports,
    .init(
      "The address of the page's places, with {path}, {file} (from the root), {line} and {column}",
      example: #""vscode://file/{file}:{line}:{column}""#,
      .text()
    ),
    option: .value(
      "source-url",
      "TEMPLATE",
      help: "Link places in HTML to an address like 'vscode://file/{file}:{line}'"
    ).rare
  )
  package let ruleURL = Setting<RuleLink?>(
    "ruleURL",
    initial: nil,
    in: .reports,
    .init(
      "The address of the rules' pages, with {rule}",
      example: #""https://example.org/rules/{rule}.html""#,
      .text()
    ),
    option: .value(
      "rule-url",
      "TEMPLATE",
      help: "Link rules in SARIF and HTML to an address with '{rule}'"
    ).rare
  )
  package let rules = Setting<[RuleID: RuleLevel]>(
    "rules",
    initial: [:],
    called: "as each rule has it",
    in: .rules,
    merge: .apart,
    .init(
      "The level of each rule",
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
      "Other levels for some findings; the last match counts",
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
      "Findings to ignore; a suppression that matches nothing is reported",
      example: #"[{ "rules": ["unused-key"], "keys": ["debug.*"], "reason": "read by tests" }]"#,
      .objects(ConfigurationKey<SuppressionDraft>.all, of: SuppressionDraft.init) {
        $0.suppression(at: $1)
      }
    )
  )
}
