import LocalizationModel

/// The languages of a catalog, found again by how they are spelled.
///
/// Most keys have the same languages in the same order, so that the next one is known already.
struct CatalogLanguages {
  private var known: [Language] = []
  /// How the known languages are spelled, in the same order.
  private var spellings: [ShortBytes] = []
  /// What stands in front of the texts of the known languages, in the same order.
  private var beginnings: [JSONLayout.Beginning] = []
  private var next = 0

  var count: Int { known.count }

  /// Expects the first language again.
  mutating func startOver() {
    next = 0
  }

  /// What stands in front of a text in the language that is expected next.
  var expectedBeginning: JSONLayout.Beginning? {
    next < beginnings.count ? beginnings[next] : nil
  }

  /// Returns the language that was expected, and expects the one after it.
  mutating func takeExpected() -> Language {
    next += 1
    return known[next - 1]
  }

  /// Returns the language that a literal names.
  mutating func language(_ literal: JSONReader.Literal, in bytes: [UInt8]) -> Language {
    guard !literal.hasEscapes, let spelling = ShortBytes(bytes, at: literal.range) else {
      return Language(literal.text(in: bytes))
    }
    let isExpected = next < spellings.count && spellings[next] == spelling
    let found = isExpected ? next : spellings.firstIndex(of: spelling)
    let index = found ?? spellings.count
    if found == nil {
      spellings.append(spelling)
      known.append(Language(literal.text(in: bytes)))
      beginnings.append(JSONLayout.localization.beginning(bytes[literal.range]))
    }
    next = index + 1
    return known[index]
  }
}
