package import CompletenessChecks
package import LocalizationModel
package import SourceFiles

/// A key of which users see something else than before.
package struct KeyChange: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case added
    case removed
    case changed
    /// The key has another name, and the same texts.
    case renamed
  }

  package let kind: Kind
  /// The table that has the key, or had it: the folder of all its languages, and its name.
  package let table: FilePath
  package let key: String
  /// The name that the key had; nil where it has the same.
  package let formerKey: String?
  /// The changed texts, in the language of the first texts, then in others; none of a renamed key.
  package let texts: [TextChange]
  /// The changes beside texts, if these are requested.
  package let details: [DetailChange]
  /// Whether the text has changed that others translate.
  package let changesFirstText: Bool
  /// The languages whose texts are as they were; sorted.
  package let unchangedLanguages: [Language]

  /// Whether the first text says something else, and translations say what they said: these may be out
  /// of date.
  package var leavesTranslations: Bool {
    kind == .changed && changesFirstText && !unchangedLanguages.isEmpty
  }
}

/// A text in one language that is new, gone, or another one.
package struct TextChange: Sendable {
  package let language: Language
  package let kind: KeyChange.Kind
  /// The forms that differ.
  package let forms: [TextPair.Difference]
}

/// A table's facts about a key beside its texts.
package struct DetailChange: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case comments
    case states
    case translatable
  }

  package let kind: Kind
  /// The language that it is said of; nil where it is said of the key.
  package let language: Language?
  package let before: String
  package let after: String
}
