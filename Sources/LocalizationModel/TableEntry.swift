import Platform
package import SourceFiles

/// A key that a table stores: a view of the table's lists.
///
/// Its members are looked up at each access, and texts become strings only then.
package struct TableEntry: Sendable {
  private let part: TablePart
  private let number: Int

  init(part: TablePart, number: Int) {
    self.part = part
    self.number = number
  }

  /// Makes an entry that belongs to no table.
  package init(
    key: String,
    comment: String? = nil,
    location: SourceLocation,
    extractionState: ExtractionState? = nil,
    isTranslatable: Bool = true,
    generatesSymbol: Bool = true,
    translations: some Sequence<Translation> = []
  ) {
    var builder = TableBuilder(path: location.path)
    for translation in translations { builder.add(translation) }
    builder.addEntry(
      builder.text(key),
      comment: comment.map { builder.text($0) },
      state: builder.state(extractionState),
      isTranslatable: isTranslatable,
      generatesSymbol: generatesSymbol,
      at: location.place
    )
    self = builder.finish()[0]
  }

  private var stored: TableLists.Entry { part.lists.entries[number] }

  package var key: String { part.string(stored.key) }

  /// Whether another entry has a key of the same bytes.
  package func hasSameKey(as other: TableEntry) -> Bool {
    part.lists.isSame(stored.key, as: other.stored.key, of: other.part.lists)
  }

  /// The comment that belongs to the entry; nil where there is none.
  package var comment: String? { stored.comment.map { part.string($0) } }

  /// The bytes of the comment; nil where there is none.
  package var commentBytes: ArraySlice<UInt8>? { stored.comment.map { part.bytes(of: $0) } }

  /// Whether a digit stands in the comment, without which it has no length.
  package var commentHoldsDigit: Bool { stored.commentTraits.contains(.holdsDigit) }

  /// Whether Interface Builder's note asks translators to leave the text as it is.
  var hasNoteAgainstTranslation: Bool { stored.commentTraits.contains(.forbidsTranslation) }

  /// The place of the key.
  package var location: SourceLocation { part.location(stored.place) }

  /// A catalog's word on where the key comes from; nil where it has none.
  package var extractionState: ExtractionState? { part.lists.extractionState(stored.state) }

  /// Whether a catalog or storyboard wants the key translated.
  package var isTranslatable: Bool { stored.isTranslatable }

  /// Whether a catalog wants a symbol of the key, where symbols are generated.
  package var generatesSymbol: Bool { stored.generatesSymbol }

  /// Whether a text is written that is another than the key.
  package var hasAnotherText: Bool {
    let key = key
    return stored.translations.range.contains { number in
      let translation = Translation(part: part, number: number)
      return !translation.isBlank && (translation.varies || !translation.holds(key))
    }
  }

  /// Calls a closure with each translation and the number that its language has in the file.
  package func forEachTranslation(_ body: (_ translation: Translation, _ language: Int) -> Void) {
    for number in stored.translations.range {
      body(
        Translation(part: part, number: number),
        Int(part.lists.translations[number].language)
      )
    }
  }

  package var translations: TranslationList {
    TranslationList(part: part, range: stored.translations.range)
  }
}

/// A catalog's word on where a key comes from.
package enum ExtractionState: Hashable, Sendable {
  case extractedWithValue
  case manual
  case migrated
  case stale
  /// A word that no version of Xcode known here writes.
  indirect case other(String)

  package init(_ word: String) {
    switch word {
    case "extracted_with_value": self = .extractedWithValue
    case "manual": self = .manual
    case "migrated": self = .migrated
    case "stale": self = .stale
    default: self = .other(word)
    }
  }

  /// The word that a String Catalog has for it.
  package var word: String {
    switch self {
    case .extractedWithValue: "extracted_with_value"
    case .manual: "manual"
    case .migrated: "migrated"
    case .stale: "stale"
    case .other(let word): word
    }
  }
}
