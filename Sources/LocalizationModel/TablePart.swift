import SourceFiles

/// The holder of the lists that a part of a table's entries shares with the whole table.
final class TablePart: Sendable {
  let lists: TableLists

  init(_ lists: TableLists) {
    self.lists = lists
  }

  /// Returns the bytes of a text.
  func bytes(of text: StoredText) -> ArraySlice<UInt8> { lists.bytes(of: text) }

  /// Returns a text as a string, with U+FFFD for what is not UTF-8.
  func string(_ text: StoredText) -> String { String(decoding: bytes(of: text), as: UTF8.self) }

  func location(_ place: TextPlace) -> SourceLocation {
    SourceLocation(path: lists.path, place: place)
  }

  func unit(_ unit: TableLists.Unit) -> TranslationUnit {
    TranslationUnit(
      variation: lists.variations[Int(unit.variation)],
      text: string(unit.text),
      state: lists.translationState(unit.state),
      location: location(unit.place)
    )
  }

  func substitution(_ stored: TableLists.Substitution) -> Substitution {
    Substitution(
      name: string(stored.name),
      argumentNumber: stored.argumentNumber,
      formatSpecifier: stored.formatSpecifier.map { string($0) },
      units: lists.formUnits[stored.units.range].map { unit($0) },
      location: location(stored.place)
    )
  }
}
