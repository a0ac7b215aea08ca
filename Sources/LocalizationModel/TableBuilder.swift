import Platform
package import SourceFiles

/// Makes the lists of a table, from the inside out.
///
/// A translation takes the units and substitutions that were added since the last one, an entry the
/// translations; a substitution takes the forms.
package struct TableBuilder {
  private var lists: TableLists
  private var languageNumbers: [Language?: UInt32] = [:]
  private var variationNumbers: [[Variation]: UInt32] = [:]
  /// How much of the lists belongs to finished translations, entries and substitutions.
  private var takenUnits = 0
  private var takenForms = 0
  private var takenSubstitutions = 0
  private var takenTranslations = 0

  /// How many bytes the texts of a table may have.
  package static let sizeLimit = StoredText.sizeLimit

  /// Makes a builder of entries whose texts mostly stand in a file.
  package init(_ text: SourceText) {
    lists = TableLists(path: text.path, bytes: text.bytes)
  }

  /// Makes a builder of entries whose texts are handed over.
  package init(path: FilePath) {
    lists = TableLists(path: path, bytes: [])
  }

  /// Makes room for entries with so many translations altogether.
  package mutating func reserveCapacity(entries: Int, translations: Int) {
    lists.entries.reserveCapacity(entries)
    lists.translations.reserveCapacity(translations)
    lists.units.reserveCapacity(translations)
  }

  /// Makes room for an entry with one translation, once there is none: for as many as a file has that
  /// goes on as it began, of whose `size` bytes `offset` are behind.
  @inline(__always)
  package mutating func makeRoom(at offset: Int, of size: Int) {
    if lists.entries.count == lists.entries.capacity { extendRoom(at: offset, of: size) }
  }

  private mutating func extendRoom(at offset: Int, of size: Int) {
    let count = lists.entries.count
    // Entries of real tables have 100 to 200 bytes. A part of them predicts the others, and is not
    // much to copy.
    let expected = count == 0 ? size / 400 : max(count * size / max(offset, 1), count)
    let room = expected + expected / 16 + 4
    reserveCapacity(entries: room, translations: room)
  }

  /// Returns the table's entries.
  package consuming func finish() -> TableEntries { TableEntries(lists) }

  func finishPart() -> TablePart { TablePart(lists) }

  // MARK: - Texts and names

  /// Stores a text that does not stand in the file.
  package mutating func text(_ text: String) -> StoredText {
    decodedText { $0 += text.utf8 }
  }

  /// Returns a text that stands in the file at an offset; nil where it does not.
  package func stored(_ text: String, at offset: Int) -> StoredText? {
    guard lists.bytes.holds(text, at: offset) else { return nil }
    return StoredText(offset..<offset + text.utf8.count)
  }

  /// Stores a text that is appended to those that do not stand in the file.
  package mutating func decodedText(_ append: (inout [UInt8]) -> Void) -> StoredText {
    let start = lists.decoded.count
    append(&lists.decoded)
    return StoredText(start..<lists.decoded.count, isDecoded: true)
  }

  /// Returns the number of a language.
  package mutating func number(of language: Language?) -> UInt32 {
    // Most tables have one language.
    if lists.languages.first == language { return 0 }
    if let known = languageNumbers[language] { return known }
    let number = UInt32(lists.languages.count)
    // Texts in a language that has no place among the others are dropped.
    guard number < TableLimit.languages.value else { return number }
    lists.languages.append(language)
    if number > 0 { languageNumbers[language] = number }
    return number
  }

  /// Returns the number of a way that leads to a unit.
  package mutating func number(of variation: [Variation]) -> UInt32 {
    if variation.isEmpty { return 0 }
    if let known = variationNumbers[variation] { return known }
    let number = UInt32(lists.variations.count)
    lists.variations.append(variation)
    variationNumbers[variation] = number
    return number
  }

  package mutating func state(_ state: TranslationState) -> StoredState { lists.store(state) }

  package mutating func state(_ state: ExtractionState?) -> StoredState { lists.store(state) }

  // MARK: - From the inside out

  /// The owners that a unit may have.
  package enum Owner {
    case translation
    /// They are its forms.
    case substitution
  }

  package mutating func addUnit(
    _ text: StoredText,
    variation: UInt32 = 0,
    state: StoredState = .usual,
    at place: TextPlace,
    of owner: Owner = .translation
  ) {
    let unit = TableLists.Unit(text: text, place: place, variation: variation, state: state)
    switch owner {
    case .translation: lists.units.append(unit)
    case .substitution: lists.formUnits.append(unit)
    }
  }

  /// How many units of a kind of owner there are so far.
  package func unitCount(of owner: Owner) -> Int {
    owner == .translation ? lists.units.count : lists.formUnits.count
  }

  /// Sets the state of the last units of a kind of owner.
  package mutating func setState(_ state: StoredState, ofUnitsFrom first: Int, of owner: Owner) {
    switch owner {
    case .translation:
      for index in first..<lists.units.count { lists.units[index].state = state }
    case .substitution:
      for index in first..<lists.formUnits.count { lists.formUnits[index].state = state }
    }
  }

  package mutating func addSubstitution(
    _ name: StoredText,
    argumentNumber: Int? = nil,
    formatSpecifier: StoredText? = nil,
    at place: TextPlace
  ) {
    lists.substitutions.append(
      TableLists.Substitution(
        name: name,
        formatSpecifier: formatSpecifier,
        argumentNumber: argumentNumber,
        units: StoredRange(takenForms..<lists.formUnits.count),
        place: place
      )
    )
    takenForms = lists.formUnits.count
  }

  package mutating func addTranslation(in language: UInt32, at place: TextPlace) {
    guard language < lists.languages.count else {
      lists.exceeded.insert(.languages)
      return dropTranslation()
    }
    let units = takenUnits..<lists.units.count
    let substitutions = takenSubstitutions..<lists.substitutions.count
    lists.translations.append(
      TableLists.Translation(
        language: language,
        units: StoredRange(units),
        substitutions: StoredRange(substitutions),
        place: place,
        traits: lists.traits(units, substitutions)
      )
    )
    takenUnits = units.upperBound
    takenSubstitutions = substitutions.upperBound
  }

  /// Leaves out the texts that were added since the last translation.
  package mutating func dropTranslation() {
    lists.units.removeSubrange(takenUnits...)
    lists.substitutions.removeSubrange(takenSubstitutions...)
  }

  /// Adds a translation that is one finished text.
  package mutating func addTranslation(
    in language: UInt32,
    _ text: StoredText,
    at textPlace: TextPlace,
    place: TextPlace
  ) {
    let unit = lists.units.count
    lists.units.append(
      TableLists.Unit(text: text, place: textPlace, variation: 0, state: .usual)
    )
    lists.translations.append(
      TableLists.Translation(
        language: language,
        units: StoredRange(unit..<unit + 1),
        substitutions: StoredRange(takenSubstitutions..<takenSubstitutions),
        place: place,
        traits: text.isEmpty ? [.isEmpty, .isBlank] : lists.isBlank(text) ? .isBlank : []
      )
    )
    takenUnits = unit + 1
  }

  package mutating func addEntry(
    _ key: StoredText,
    comment: StoredText? = nil,
    state: StoredState = .usual,
    isTranslatable: Bool = true,
    generatesSymbol: Bool = true,
    at place: TextPlace
  ) {
    if key.count > TableLimit.keyLength.value { return dropEntry(.keyLength) }
    if lists.entries.count == TableLimit.entries.value { return dropEntry(.entries) }
    lists.entries.append(
      TableLists.Entry(
        key: key,
        comment: comment,
        commentTraits: comment.map { lists.traits(ofComment: $0) } ?? [],
        place: place,
        translations: StoredRange(takenTranslations..<lists.translations.count),
        state: state,
        isTranslatable: isTranslatable,
        generatesSymbol: generatesSymbol
      )
    )
    takenTranslations = lists.translations.count
  }

  private mutating func dropEntry(_ limit: TableLimit) {
    lists.exceeded.insert(limit)
    takenTranslations = lists.translations.count
  }

  // MARK: - Values

  package mutating func addTranslation(
    in language: Language?,
    units: some Sequence<TranslationUnit>,
    substitutions: [Substitution] = [],
    at place: TextPlace
  ) {
    for substitution in substitutions {
      for unit in substitution.units { add(unit, of: .substitution) }
      let specifier = substitution.formatSpecifier.map { text($0) }
      addSubstitution(
        text(substitution.name),
        argumentNumber: substitution.argumentNumber,
        formatSpecifier: specifier,
        at: substitution.location.place
      )
    }
    for unit in units { add(unit, of: .translation) }
    addTranslation(in: number(of: language), at: place)
  }

  private mutating func add(_ unit: TranslationUnit, of owner: Owner) {
    let (text, variation) = (text(unit.text), number(of: unit.variation))
    addUnit(
      text,
      variation: variation,
      state: state(unit.state),
      at: unit.location.place,
      of: owner
    )
  }

  mutating func add(_ translation: Translation) {
    addTranslation(
      in: translation.language,
      units: translation.units,
      substitutions: translation.substitutions,
      at: translation.location.place
    )
  }

  mutating func add(_ entry: TableEntry) {
    for translation in entry.translations { add(translation) }
    let comment = entry.comment.map { text($0) }
    addEntry(
      text(entry.key),
      comment: comment,
      state: state(entry.extractionState),
      isTranslatable: entry.isTranslatable,
      generatesSymbol: entry.generatesSymbol,
      at: entry.location.place
    )
  }
}

extension TableLists {
  /// Finds out what is asked of every comment.
  fileprivate func traits(ofComment comment: StoredText) -> CommentTraits {
    let (range, isDecoded) = (comment.range, comment.isDecoded)
    var traits: CommentTraits = []
    if isDecoded ? decoded.holdsDigit(in: range) : bytes.holdsDigit(in: range) {
      traits.insert(.holdsDigit)
    }
    // Most comments differ from Interface Builder's in the first byte.
    if !range.isEmpty, (isDecoded ? decoded[range.lowerBound] : bytes[range.lowerBound]) == 0x43,
      self.bytes(of: comment).isNoteAgainstTranslation
    {
      traits.insert(.forbidsTranslation)
    }
    return traits
  }

  /// Finds out what is asked of every translation.
  fileprivate func traits(_ units: Range<Int>, _ substitutions: Range<Int>) -> Traits {
    var traits: Traits = [.isEmpty, .isBlank]
    if units.count != 1 || !substitutions.isEmpty { traits.insert(.varies) }
    for index in units { add(self.units[index], to: &traits) }
    for index in substitutions {
      for form in self.substitutions[index].units.range { add(formUnits[form], to: &traits) }
    }
    return traits
  }

  private func add(_ unit: Unit, to traits: inout Traits) {
    if unit.variation != 0 { traits.insert(.varies) }
    if !unit.text.isEmpty { traits.remove(.isEmpty) }
    if !isBlank(unit.text) { traits.remove(.isBlank) }
    if unit.state == .usual { return }
    traits.insert(.isUnfinished)
    switch translationState(unit.state) {
    case .new: traits.insert(.holdsNewText)
    case .needsReview: traits.insert(.needsReview)
    case .machineTranslated: traits.insert(.isOfMachine)
    case .translated, .other: break
    }
  }
}
