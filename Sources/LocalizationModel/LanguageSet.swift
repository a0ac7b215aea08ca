/// The languages that a project is checked in, and how they were found.
package struct LanguageSet: Hashable, Sendable {
  /// The language that the keys and the first texts are written in.
  package var development: Language
  /// Where the development language comes from, in words: `sourceLanguage of Localizable.xcstrings`.
  package var developmentOrigin: String
  /// Every language that texts must exist in, the development language included; sorted.
  package var expected: [Language]
  package var expectedOrigin: String
  /// How many languages a file or a project is read in; the world's locales are fewer.
  package static let limit = 1_000

  /// Whether a person named the expected languages: then nothing is said of any other.
  package var isChosen = false
  /// The expected languages in progress, sorted: their missing texts do not block a
  /// release.
  package var inProgress: [Language] = []

  package init(
    development: Language,
    developmentOrigin: String,
    expected: [Language],
    expectedOrigin: String
  ) {
    self.development = development
    self.developmentOrigin = developmentOrigin
    self.expected = expected
    self.expectedOrigin = expectedOrigin
  }
}
