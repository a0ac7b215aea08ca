package import LocalizationExchange
package import LocalizationModel
package import TextHistories

/// The work in one language.
package struct Worklist: Sendable {
  package let language: Language
  /// Whether translators are still at the language, so that nothing in it holds a release up.
  package let isInProgress: Bool
  /// In the order of the files and of their keys.
  package let items: [Item]

  /// A key whose text needs work.
  package struct Item: Sendable {
    package let cause: Cause
    /// The file of the first texts, from the folder of the project.
    package let original: String
    package let key: String
    /// The text of the development language.
    package let text: String
    /// The plural forms and other variations that the language has to have texts for; none for a
    /// single text.
    package let forms: [String]
    /// The text that is there.
    package let translation: String?
    package let comment: String?
    package let context: UnitContext
    package let words: Int
    package let characters: Int
    /// All texts of the key, as translators get them; none where no file can take one.
    var units: [ExchangeUnit] = []
    /// The ids of those that are to be written.
    var wanted: Set<String> = []
    /// The texts that the development language has.
    var sources: Set<UnitPlace> = []
    var references: [KeyReference] = []
    /// The commits that made the first text and the translation, if they are known.
    package var origins: (text: TextOrigin?, translation: TextOrigin?) = (nil, nil)
  }

  /// The reason for which a text needs work.
  package enum Cause: String, CaseIterable, Sendable {
    /// The key was not there at the revision that is compared with.
    case new
    case untranslated
    /// The language has the text, and not in all of its plural forms.
    case forms
    /// The translation needs review.
    case review
    /// A machine has translated the text, and no person has reviewed that.
    case machine
    /// The first text said something else when the translation was made, or has changed since the
    /// revision.
    case outdated

    init(_ work: TextGap) {
      switch work {
      case .missing: self = .untranslated
      case .review: self = .review
      case .machine: self = .machine
      }
    }
  }

  package var words: Int { items.reduce(0) { $0 + $1.words } }
  package var characters: Int { items.reduce(0) { $0 + $1.characters } }

  /// How many items have a cause.
  package func count(of cause: Cause) -> Int { items.count { $0.cause == cause } }
}
