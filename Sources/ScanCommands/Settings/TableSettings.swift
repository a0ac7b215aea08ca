import CommandLineOptions
import LocalizationModel
import SourceFiles

/// Which string tables a command reads, and in which languages it wants them.
struct TableSettings: OptionSettings {
  var tables: [FilePath] = []
  var developmentLanguage: Language?
  var languages: [LanguageList] = []

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
  ]

  /// The languages that were asked for, the development language among them; nil for all found.
  var expectedLanguages: [Language]? {
    languages.isEmpty ? nil : languages.flatMap(\.languages)
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
