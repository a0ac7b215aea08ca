package import SourceFiles

/// A key's text in one language, in all its variations: a view of a table's lists.
package struct Translation: Sendable {
  private let part: TablePart
  private let number: Int

  init(part: TablePart, number: Int) {
    self.part = part
    self.number = number
  }

  /// Makes a translation that belongs to no table.
  package init(
    language: Language?,
    units: some Sequence<TranslationUnit>,
    substitutions: [Substitution] = [],
    location: SourceLocation
  ) {
    var builder = TableBuilder(path: location.path)
    builder.addTranslation(
      in: language,
      units: units,
      substitutions: substitutions,
      at: location.place
    )
    self.init(part: builder.finishPart(), number: 0)
  }

  private var stored: TableLists.Translation { part.lists.translations[number] }

  /// Whether another translation says the same, wherever both stand.
  package func hasSameText(as other: Translation) -> Bool {
    let (mine, its) = (stored, other.stored)
    return language == other.language && mine.traits == its.traits
      && part.areSame(
        part.lists.units[mine.units.range],
        as: other.part.lists.units[its.units.range],
        of: other.part
      )
      && part.areSame(
        part.lists.substitutions[mine.substitutions.range],
        as: other.part.lists.substitutions[its.substitutions.range],
        of: other.part
      )
  }

  /// nil in a `.strings` file whose path names no language.
  package var language: Language? { part.lists.languages[Int(stored.language)] }

  /// Whether the text is in a language.
  package func isIn(_ language: Language) -> Bool {
    part.lists.languages[Int(stored.language)] == language
  }

  package var location: SourceLocation { part.location(stored.place) }

  /// Whether none of the texts says anything.
  package var isEmpty: Bool { stored.traits.contains(.isEmpty) }

  /// Whether there is not even an empty text: a catalog has `{}` in place of one.
  package var hasNoText: Bool { stored.units.range.isEmpty && stored.substitutions.range.isEmpty }

  /// Whether none of the texts says anything, as those of white space.
  package var isBlank: Bool { stored.traits.contains(.isBlank) }

  /// Whether one of the texts is not written yet.
  package var holdsNewText: Bool { stored.traits.contains(.holdsNewText) }

  /// Whether one of the texts is in another state than that of a finished one.
  package var isUnfinished: Bool { stored.traits.contains(.isUnfinished) }

  /// How far the text is, where the translation is in a language; else nil.
  package func status(in language: Language) -> TextStatus? {
    isIn(language) ? status : nil
  }

  /// How far the text is.
  package var status: TextStatus {
    let traits = stored.traits
    if traits.contains(.holdsNewText) { return .new }
    if traits.contains(.isBlank) { return .empty }
    if traits.contains(.needsReview) { return .needsReview }
    return traits.contains(.isOfMachine) ? .machineTranslated : .finished
  }

  /// Whether there are several texts, or one that depends on something.
  package var varies: Bool { stored.traits.contains(.varies) }

  /// The features that were noted for the texts; nil if none were.
  package var note: UInt32? {
    part.lists.notes.isEmpty ? nil : part.lists.notes[number]
  }

  /// Whether one of the texts, those of the substitutions included, has the bytes of another text.
  package func holds(_ text: String) -> Bool {
    let stored = stored
    return stored.units.range.contains {
      part.lists.units[$0].text.isSame(as: text, in: part.lists)
    }
      || stored.substitutions.range.contains {
        part.lists.substitutions[$0].units.range.contains {
          part.lists.formUnits[$0].text.isSame(as: text, in: part.lists)
        }
      }
  }

  /// The bytes of the one text that is finished and depends on nothing; nil where there is another.
  package var plainText: ArraySlice<UInt8>? {
    let stored = stored
    guard stored.traits.isDisjoint(with: [.varies, .isUnfinished]) else { return nil }
    return part.bytes(of: part.lists.units[stored.units.range.lowerBound].text)
  }

  /// The texts: one with an empty path, or one for each variation.
  package var units: [TranslationUnit] {
    part.lists.units[stored.units.range].map { part.unit($0) }
  }

  /// The parts that a text refers to as `%#@name@`.
  package var substitutions: [Substitution] {
    part.lists.substitutions[stored.substitutions.range].map { part.substitution($0) }
  }

  /// All texts, those of the substitutions included.
  package var allUnits: [TranslationUnit] {
    stored.substitutions.range.isEmpty ? units : units + substitutions.flatMap(\.units)
  }

  /// The text of a translation that does not vary; otherwise that of `other`, or the first.
  package var text: String? {
    let units = part.lists.units[stored.units.range]
    let main =
      units.first { $0.variation == 0 }
      ?? units.first { part.lists.variations[Int($0.variation)].allSatisfy(\.isOther) }
      ?? units.first
    return main.map { part.string($0.text) }
  }

  /// Calls a closure with the bytes of every text, those of the substitutions included.
  package func forEachText(_ body: (ArraySlice<UInt8>) -> Void) {
    let stored = stored
    for index in stored.units.range {
      body(part.bytes(of: part.lists.units[index].text))
    }
    for index in stored.substitutions.range {
      for form in part.lists.substitutions[index].units.range {
        body(part.bytes(of: part.lists.formUnits[form].text))
      }
    }
  }
}

/// The translations of an entry, in the order of the file.
package struct TranslationList: RandomAccessCollection, Sendable {
  private let part: TablePart
  private let range: Range<Int>

  init(part: TablePart, range: Range<Int>) {
    self.part = part
    self.range = range
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { range.count }

  package subscript(index: Int) -> Translation {
    precondition(index >= 0 && index < range.count, "Index out of range")
    return Translation(part: part, number: range.lowerBound + index)
  }
}
