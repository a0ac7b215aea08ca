package import LocalizationModel

/// The texts that are given to a translator of one language, and come back from there.
package struct ExchangeDocument: Hashable, Sendable {
  package var source: Language
  package var target: Language
  package var files: [ExchangeFile]

  package init(source: Language, target: Language, files: [ExchangeFile]) {
    (self.source, self.target, self.files) = (source, target, files)
  }
}

/// The texts of one table.
package struct ExchangeFile: Hashable, Sendable {
  /// The path of the table's first texts from the folder of the project, with slashes.
  package var original: String
  /// The languages, where a document that was read says them of the file alone.
  package var source: Language?
  package var target: Language?
  package var units: [ExchangeUnit]
  /// The line in which a file that was read begins; nil in one that is to be written.
  package var line: Int?

  package init(
    original: String,
    source: Language? = nil,
    target: Language? = nil,
    units: [ExchangeUnit] = []
  ) {
    self.original = original
    self.source = source
    self.target = target
    self.units = units
  }
}

/// One text and its translation.
package struct ExchangeUnit: Hashable, Sendable {
  /// The name that finds the text again: `key|==|plural.one`.
  package var id: String
  /// Another name that the unit goes by, where a service numbers its units.
  package var otherID: String?
  /// nil where a file that was read has none.
  package var source: String?
  package var target: ExchangeTarget?
  package var note: String?
  /// Whether Xcode has written the note, and no person.
  package var isNoteGenerated = false
  /// Whether the text is to be translated.
  package var isTranslatable = true
  /// The line in which a unit that was read begins; nil in one that is to be written.
  package var line: Int?
  /// The namespace of a unit that the version of its document does not have, so that it is not read.
  package var otherVersion: String?
  package var context = UnitContext()
  /// The text in its table; nil in a unit that was read.
  package var place: UnitPlace?

  package init(id: String, source: String?, target: ExchangeTarget? = nil, note: String? = nil) {
    self.id = id
    self.source = source
    self.target = target
    self.note = note
  }
}

/// A translation and how far it is.
package struct ExchangeTarget: Hashable, Sendable {
  package var text: String
  package var state: ExchangeState

  package init(_ text: String, _ state: ExchangeState = .unstated) {
    self.text = text
    self.state = state
  }
}

/// The state of a translation in a file for translators.
package enum ExchangeState: Hashable, Sendable {
  /// Nothing is said, as of all texts of `.strings` files.
  case unstated
  case translated
  /// A machine has translated the text, and no person has reviewed it.
  case machineTranslated
  /// The text is not to be used yet, for the reason that the word says.
  case unfinished(String)

  /// The words for texts of machines: those of XLIFF 1.2, of catalogs, and our own.
  static let machineWords: Set<String> = [
    "leveraged-mt", "mt-suggestion", "machine_translated", machineWord,
  ]
  static let machineWord = "machine-translated"

  /// The text is not translated yet.
  package static let new = ExchangeState.unfinished("new")
  /// The text needs review.
  package static let needsReview = ExchangeState.unfinished("needs-review-l10n")

  /// The state that a catalog has for the text.
  package init(_ state: TranslationState) {
    switch state {
    case .new: self = .new
    case .needsReview: self = .needsReview
    case .translated: self = .translated
    case .machineTranslated: self = .machineTranslated
    case .other(let word): self = .unfinished("x-" + word)
    }
  }

  /// Whether the text may be used.
  package var isFinished: Bool { if case .unfinished = self { false } else { true } }
}

/// The context of a text for its translator.
package struct UnitContext: Hashable, Sendable {
  /// The places that use the text: `App/Player.swift:12`.
  package var uses: [String] = []
  /// How many characters fit.
  package var limit: Int?
  /// The text in other languages, sorted by language.
  package var others: [String: String] = [:]

  package init() {}
}

/// One text of a table's entry.
package struct UnitPlace: Hashable, Sendable {
  package var key: String
  package var variation: [Variation]
  package var substitution: String?

  package init(key: String, variation: [Variation] = [], substitution: String? = nil) {
    self.key = key
    self.variation = variation
    self.substitution = substitution
  }
}
