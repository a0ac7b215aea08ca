/// How much of an app must exist in which languages.
package struct CoverageRequirements: Hashable, Sendable {
  /// The share in per cent that every expected language must reach; nil for none.
  package var minimum: Int?
  /// The share for single languages, which counts instead.
  package var minimumByLanguage: [Language: Int] = [:]
  /// The languages that there must be.
  package var languages: [Language] = []

  package init() {}

  /// Returns the share in per cent that a language must reach.
  package func minimum(for language: Language) -> Int? {
    minimumByLanguage[language] ?? minimum
  }
}
