import LocalizationModel

/// The languages of a catalog, found again by how they are spelled.
///
/// Most keys have the same languages in the same order, so that the next one is known already.
struct CatalogLanguages {
  private var known: [(spelling: [UInt8], language: Language)] = []
  private var next = 0

  var count: Int { known.count }

  /// Expects the first language again.
  mutating func startOver() {
    next = 0
  }

  /// Returns the language that a literal names.
  mutating func language(_ literal: JSONReader.Literal, in json: JSONReader) -> Language {
    let spelling = json.cursor.bytes[literal.range]
    let isExpected = next < known.count && known[next].spelling.elementsEqual(spelling)
    let found =
      isExpected ? next : known.firstIndex { $0.spelling.elementsEqual(spelling) }
    let index = found ?? known.count
    if found == nil { known.append((Array(spelling), Language(json.text(of: literal)))) }
    next = index + 1
    return known[index].language
  }
}
