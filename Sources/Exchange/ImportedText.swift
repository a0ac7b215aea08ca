import Diagnostics
import LocalizationExchange
import LocalizationModel
import SourceFiles

/// A translation that is to be stored.
struct ImportedText {
  var id: String
  var place: UnitPlace
  var text: String
  var state: TranslationState
  /// The line that the text came in.
  var line: Int?
}

extension LocalizedTable {
  /// The places of texts after they are stored.
  func locations(
    of texts: [ImportedText],
    in language: Language
  ) -> [SourceLocation] {
    let entries = Dictionary(entries.map { (ExactKey($0.key), $0) }) { $1 }
    return texts.compactMap { text in
      let translation = entries[ExactKey(text.place.key)]?.translation(in: language)
      let parts = translation?.substitutions.last { $0.name == text.place.substitution }?.units
      let units = text.place.substitution == nil ? translation?.units : parts
      return units?.last { $0.variation == text.place.variation }?.location
    }
  }
}

extension Diagnostic {
  /// The key that a finding is about.
  var key: String { subject.key ?? "" }
}
