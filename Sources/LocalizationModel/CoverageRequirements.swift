/// How much of an app must exist in which languages.
package struct CoverageRequirements: Hashable, Sendable {
  /// The share in per cent that every expected language must reach; nil for none.
  package var minimum: Int?
  /// The share for single languages, which counts instead.
  package var minimumByLanguage: [Language: Int] = [:]
  /// The languages that there must be, and that ship.
  package var languages: [Language] = []
  /// The share in per cent below which a language is in progress; nil without such a limit.
  package var progressLimit: Int?
  /// Whether missing texts of expected languages are errors whatever their coverage.
  package var reportsAllGaps = false
  /// The languages that translators are still at, whatever share they have.
  package var languagesInProgress: [Language] = []

  /// The value of machines' texts that no person has reviewed.
  package var machineTranslations = MachineTranslations.finished
  /// The value for single languages, which counts instead.
  package var machineTranslationsByLanguage: [Language: MachineTranslations] = [:]
  /// The languages that ship no text without a review.
  package var reviewedLanguages: [Language] = []

  package init() {}

  /// Returns the value of machines' texts in a language.
  package func machineTranslations(in language: Language) -> MachineTranslations {
    machineTranslationsByLanguage[language] ?? machineTranslations
  }

  /// Returns the share in per cent that a language must reach.
  package func minimum(for language: Language) -> Int? {
    minimumByLanguage[language] ?? minimum
  }
}
