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
    return bytes(of: text).hasSameBytes(as: part.bytes(of: other))
  }

  /// Whether units of a translation are the same as those of another one.
  func areSame(_ units: StoredRange, as others: StoredRange, of part: TablePart) -> Bool {
    lists.units[units.range].elementsEqual(part.lists.units[others.range]) { unit, other in
      isSame(unit.text, as: other.text, of: part)
        && lists.variations[Int(unit.variation)] == part.lists.variations[Int(other.variation)]
        && lists.translationState(unit.state) == part.lists.translationState(other.state)
    }
  }
}

extension Substitution {
  /// Whether another one says the same, wherever both stand.
  func hasSameText(as other: Substitution) -> Bool {
    name == other.name && argumentNumber == other.argumentNumber
      && formatSpecifier == other.formatSpecifier
      && units.elementsEqual(other.units) {
        $0.text == $1.text && $0.variation == $1.variation && $0.state == $1.state
      }
  }
}
