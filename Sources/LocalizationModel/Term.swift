package import SourceFiles

/// A word or phrase of an app that translators render alike everywhere, or leave as it is.
package struct Term: Hashable, Sendable {
  /// The word or phrase in the development language.
  package let text: String
  /// The translations by language, of which one has to stand in a text.
  package var translations: [Language: [String]]
  /// Whether languages without a translation of their own keep the word as it is.
  package var isKept: Bool
  /// The place that says so.
  package let location: SourceLocation

  package init(
    _ text: String,
    translations: [Language: [String]] = [:],
    isKept: Bool,
    at location: SourceLocation
  ) {
    (self.text, self.translations, self.isKept) = (text, translations, isKept)
    self.location = location
  }

  /// Returns the texts of which one has to stand in a translation; none where anything may.
  ///
  /// Regional forms of a language have its renderings, unless they have their own.
  package func renderings(in language: Language) -> [String] {
    translations[language] ?? translations[language.base] ?? (isKept ? [text] : [])
  }
}
