package import LocalizationModel
import SourceFiles

/// A change to a table that leaves everything else in its file as it is.
///
/// Edits that are made together all speak of the table as it was before; where a key stands in it
/// more than once, its last entry is meant, which is the one that counts, unless the key goes, is
/// marked, or gets another name.
package enum TableEdit: Sendable {
  /// Sets a text of a key, and in a catalog its state.
  ///
  /// A catalog gets the translation, or the variation, if it has it not. Elsewhere the text must be
  /// there.
  case setText(
    String,
    key: String,
    language: Language? = nil,
    variation: [Variation] = [],
    substitution: String? = nil,
    state: TranslationState = .translated
  )
  /// Sets the phrases of a key in a catalog, of which the first is the key's own text, as App
  /// Shortcuts have them.
  case setPhrases([String], key: String, language: Language, state: TranslationState = .translated)
  /// Sets all texts of a key in a language of a catalog, with their forms and substitutions.
  case setTranslation(Translation, key: String)
  /// Sets the comment of a key, the last one in front of it; nil takes it away.
  case setComment(String?, key: String)
  /// Says above a key, in a file that has no states, that no code uses it.
  case mark(key: String)
  /// Takes that away, and sets the comment of the key.
  case unmark(key: String, comment: String?)
  /// Sets where a catalog says that a key comes from; nil means from the code.
  case setExtractionState(ExtractionState?, key: String)
  /// Sets whether Xcode generates a symbol for a key of a catalog.
  case setGeneratesSymbol(Bool, key: String)
  /// Gives a key another name.
  case rename(key: String, to: String)
  /// Takes a key and all its texts away, with all its copies.
  case remove(key: String)
  /// Adds a key: at its place where the file is sorted, else at the end.
  case insert(TableEntry)

  /// The key that the edit is about.
  package var key: String {
    switch self {
    case .setText(_, let key, _, _, _, _), .setPhrases(_, let key, _, _),
      .setTranslation(_, let key), .setComment(_, let key), .setExtractionState(_, let key),
      .setGeneratesSymbol(_, let key),
      .rename(let key, _), .remove(let key), .mark(let key), .unmark(let key, _):
      key
    case .insert(let entry): entry.key
    }
  }
}
