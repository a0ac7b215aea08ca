import CommandLineOptions
import LocalizationModel
import SourceFiles

/// Which string tables a command reads, and in which languages it wants them.
struct TableSettings: OptionSettings {
  var tables: [FilePath] = []
  var developmentLanguage: Language?
  var languages: [LanguageList] = []
  var inherits = false

  static let options: [Option<Self>] = [
    .values(
      "strings",
      "PATH",
      \.tables,
      help: "A folder or file of string tables; unless given, the folders of the sources"
    )
  ]

  static let languageOptions: [Option<Self>] = [
    .value(
      "development-language",
      "LANGUAGE",
      \.developmentLanguage,
      help: "The language that the keys or the first texts are written in"
    ),
    .values(
      "languages",
      "LIST",
      \.languages,
      help: "The languages that texts must exist in, like 'de,pt-BR'; unless given, all found"
    ),
    .flag(
      "inherit",
      \.inherits,
      help: "Let regional forms such as 'en-GB' leave out what their language has"
    ),
  ]

  /// The development language as typed, else as configured; nil to find it.
  func developmentLanguage(_ configuration: Configuration?) -> Language? {
    developmentLanguage ?? configuration?.developmentLanguage
  }

  /// Whether regional forms inherit: as typed, else as configured.
  func regionsInherit(_ configuration: Configuration?) -> Bool {
    inherits || configuration?.regionsInherit ?? false
  }

  /// The expected languages as typed, else as configured; nil for all that are found.
  func expectedLanguages(_ configuration: Configuration?) -> [Language]? {
    let typed = languages.flatMap(\.languages)
    let wanted = typed.isEmpty ? configuration?.languages ?? [] : typed
    return wanted.isEmpty ? nil : wanted
  }
}

/// Languages as one argument: `de,pt-BR`.
struct LanguageList: ArgumentValue {
  let languages: [Language]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    languages = parts.compactMap { Language(argument: String($0)) }
    guard languages.count == parts.count else { return nil }
  }

  var argument: String { languages.map(\.id).joined(separator: ",") }
  static var domain: ValueDomain { .text("languages such as 'de,pt-BR'") }
}
