package import LocalizationModel

/// A column of numbers in tables of coverage, which tells the states of texts apart.
package struct CoverageColumn: Sendable {
  package let title: String
  package let count: @Sendable (TextCounts) -> Int
  /// Whether it is left out where all numbers are zero.
  private var isRare = false

  private init(
    _ title: String,
    isRare: Bool = false,
    count: @escaping @Sendable (TextCounts) -> Int
  ) {
    (self.title, self.isRare, self.count) = (title, isRare, count)
  }

  /// The columns of texts with finished translations: one, or one for each kind of their authors.
  private static let translated = [Self("Translated") { $0.translated }]
  private static let byAuthor = [
    Self("By people") { $0.translatedByPeople }, Self("By machine") { $0.machineTranslated },
  ]
  private static let others = [
    Self("Needs review", isRare: true) { $0.needsReview }, Self("Missing") { $0.missing },
    Self("Bypassed", isRare: true) { $0.bypassed },
  ]

  /// Returns the columns for some languages.
  package static func all(for languages: [LanguageCoverage]) -> [Self] {
    let hasMachine = languages.contains { $0.machineTranslated > 0 }
    let columns = [Self("Keys") { $0.keys }] + (hasMachine ? byAuthor : translated) + others
    return columns.filter { column in
      !column.isRare || languages.contains { column.count($0.counts) > 0 }
    }
  }
}
