import LocalizationModel
import SourceFiles

/// Edits a property list in XML or in old style in place, where its table says that the texts are.
enum PropertyListEditor {
  static func apply(
    _ edits: [TableEdit],
    to text: SourceText,
    _ table: LocalizedTable
  ) throws(EditError) -> [UInt8] {
    var replacements: [(range: Range<Int>, bytes: [UInt8])] = []
    for edit in edits {
      guard let entry = table.entries.last(where: { $0.key.hasSameBytes(as: edit.key) }) else {
        throw EditError("There is no key '\(edit.key)' to edit in place", in: text, key: edit.key)
      }
      replacements += [try replacement(edit, entry, text)]
    }
    var bytes = text.bytes
    for replacement in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(replacement.range, with: replacement.bytes)
    }
    return bytes
  }

  private static func replacement(
    _ edit: TableEdit,
    _ entry: TableEntry,
    _ text: SourceText
  ) throws(EditError) -> (range: Range<Int>, bytes: [UInt8]) {
    let isXML = text.bytes[entry.location.range].first == 0x3C
    switch edit {
    case .setText(let value, let key, _, let variation, let substitution, _):
      guard let unit = entry.unit(variation, in: substitution) else {
        throw EditError("Key '\(key)' has no such text", in: text, key: key)
      }
      if unit.text.hasSameBytes(as: value) { return (unit.location.range.prefix(0), []) }
      let bytes = isXML ? XMLElement.bytes("string", value) : OldStyleWriter.literal(value)
      return (unit.location.range, bytes)
    case .rename(_, let name):
      let bytes = isXML ? XMLElement.bytes("key", name) : OldStyleWriter.literal(name)
      return (entry.location.range, bytes)
    case .remove:
      let end = entry.translations.last?.location.range.upperBound
      guard isXML, let end else { break }
      return (text.wholeLines(entry.location.offset..<end), [])
    case .setComment, .setExtractionState, .insert: break
    }
    throw EditError("This edit is not possible in a property list", in: text, key: entry.key)
  }
}

extension TableEntry {
  fileprivate func unit(_ variation: [Variation], in substitution: String?) -> TranslationUnit? {
    guard let translation = translations.last else { return nil }
    let units =
      substitution.map { name in
        translation.substitutions.first { $0.name == name }?.units ?? []
      } ?? translation.units
    return units.last { $0.variation == variation }
  }
}

extension SourceText {
  /// Returns a range with the blanks in front of it and the line end behind it.
  fileprivate func wholeLines(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let lineEnd = lineEnd
    guard start == 0 || bytes[start - 1].isLineEnd, bytes[end...].starts(with: lineEnd) else {
      return range
    }
    return start..<end + lineEnd.count
  }
}
