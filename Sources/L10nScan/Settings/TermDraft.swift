import LocalizationModel
import SourceFiles

/// A term of a configuration, before its place is known.
struct TermDraft {
  var text = ""
  var translations: [Language: [String]] = [:]

  func term(at location: SourceLocation) -> Term {
    Term(text, translations: translations, isKept: translations.isEmpty, at: location)
  }
}

extension ConfigurationKey where Target == TermDraft {
  /// Every member of a term.
  static let all: [ConfigurationKey] = [
    .init(
      "term",
      "The word or phrase in the development language",
      example: #""Menu Bar""#,
      .text()
    ) {
      $0.text = $1 ?? ""
    },
    .init(
      "translations",
      "Its translation in each language, or several (default: it is kept as it is)",
      example: #"{ "de": "Menüleiste", "fr": ["barre des menus", "barre de menus"] }"#,
      .textsByLanguage
    ) { $0.translations = $1 },
  ]
}
