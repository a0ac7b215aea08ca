import LocalizationModel
import Platform
import SourceFiles

/// Edits a property list in place, where its table says that the texts are.
///
/// In old style, which hardly any `.stringsdict` is in, texts and keys can be changed and nothing be
/// added.
enum PropertyListEditor {
  static func apply(
    _ edits: [TableEdit],
    to text: SourceText,
    _ table: LocalizedTable
  ) throws(EditError) -> [UInt8] {
    if text.isXML { return try XMLPropertyListEditor(text, table).applying(edits) }
    var replacements: [TextReplacement] = []
    for edit in edits {
      switch edit {
      case .setText(let value, _, _, let variation, let substitution, _):
        let unit = try table.entry(edit.key, in: text).unit(variation, substitution, in: text)
        if unit.text.hasSameBytes(as: value) { continue }
        let literal = OldStyleWriter.literal(value)
        replacements.append(TextReplacement(unit.location.range, literal))
      case .rename(let key, let name):
        let range = try table.entry(key, in: text).location.range
        replacements.append(TextReplacement(range, OldStyleWriter.literal(name)))
      case .setComment, .mark, .unmark, .setExtractionState, .setGeneratesSymbol, .setPhrases,
        .setTranslation, .remove, .insert:
        throw EditError(
          "This edit is not possible in a property list in old style",
          in: text,
          key: edit.key
        )
      }
    }
    return try text.replacing(replacements)
  }
}

extension LocalizedTable {
  /// Returns the entry of a key, the one that counts.
  func entry(_ key: String, in text: SourceText) throws(EditError) -> TableEntry {
    guard let entry = entries.last(where: { $0.key.hasSameBytes(as: key) }) else {
      throw EditError("There is no key '\(key)'", in: text, key: key)
    }
    return entry
  }
}

extension TableEntry {
  /// Returns one of the entry's texts.
  func unit(
    _ variation: [Variation],
    _ substitution: String?,
    in text: SourceText
  ) throws(EditError) -> TranslationUnit {
    let translation = translations.last
    let units =
      substitution.map { name in
        translation?.substitutions.first { $0.name == name }?.units ?? []
      } ?? translation?.units
    guard let unit = units?.last(where: { $0.variation == variation }) else {
      throw EditError("Key '\(key)' has no such text", in: text, key: key)
    }
    return unit
  }
}
