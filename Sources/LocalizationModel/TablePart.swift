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

/// Comparisons of what two files say.
extension TablePart {
  func isSame(_ text: StoredText?, as other: StoredText?, of part: TablePart) -> Bool {
    guard let text, let other else { return text == nil && other == nil }
    return lists.isSame(text, as: other, of: part.lists)
  }

  /// Whether units of translations or substitutions are the same as others.
  func areSame(
    _ units: ArraySlice<TableLists.Unit>,
    as others: ArraySlice<TableLists.Unit>,
    of part: TablePart
  ) -> Bool {
    units.elementsEqual(others) { unit, other in
      isSame(unit.text, as: other.text, of: part)
        && lists.variations[Int(unit.variation)] == part.lists.variations[Int(other.variation)]
        && lists.translationState(unit.state) == part.lists.translationState(other.state)
    }
  }

  /// Whether substitutions of a translation are the same as others.
  func areSame(
    _ substitutions: ArraySlice<TableLists.Substitution>,
    as others: ArraySlice<TableLists.Substitution>,
    of part: TablePart
  ) -> Bool {
    substitutions.elementsEqual(others) { substitution, other in
      isSame(substitution.name, as: other.name, of: part)
        && substitution.argumentNumber == other.argumentNumber
        && isSame(substitution.formatSpecifier, as: other.formatSpecifier, of: part)
        && areSame(
          lists.formUnits[substitution.units.range],
          as: part.lists.formUnits[other.units.range],
          of: part
        )
    }
  }
}
