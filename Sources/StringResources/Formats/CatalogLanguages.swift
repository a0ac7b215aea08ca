import LocalizationModel

/// The languages of a catalog, found again by how they are spelled.
///
/// Most keys have the same languages in the same order, so that the next one is known already.
struct CatalogLanguages {
  private var known: [Known] = []
  /// The literals that spell a language in an old way, and the language.
  private(set) var oldSpellings: [(literal: JSONReader.Literal, language: Language)] = []
  /// The indices of the known languages.
  private var indices: [ShortBytes: Int] = [:]
  private var next = 0
  /// The literal of the language that was found last.
  private var last: JSONReader.Literal?

  /// A language that the catalog has had.
  struct Known {
    let spelling: ShortBytes
    /// The number in the table.
    let number: UInt32
    /// Where something stands in front of a finished text in this language, from margin to text.
    ///
    /// It is empty where there has been none. The same bytes stand in front of nearly all others.
    var beginning = 0..<0
    /// The length of the language with its quotation marks.
    let nameLength: Int
    /// Whether its bytes stand behind those of the language that is known before it.
    let followsLast: Bool
  }

  /// Expects the first language again.
  mutating func startOver() {
    next = 0
  }

  /// The language that comes next where it is the same as in the key before.
  var expected: Known? { next < known.count ? known[next] : nil }

  /// Expects the language after the expected one.
  mutating func takeExpected() {
    next += 1
  }

  /// Takes note of what stands in front of a finished text in the last language.
  mutating func remember(_ beginning: Range<Int>) {
    if next > 0, known[next - 1].beginning.isEmpty { known[next - 1].beginning = beginning }
  }

  /// Returns the number of the language that a literal names; nil where it can name none.
  mutating func number(
    of literal: JSONReader.Literal,
    in bytes: [UInt8],
    _ builder: inout TableBuilder
  ) -> UInt32? {
    guard !literal.hasEscapes, let spelling = ShortBytes(bytes, at: literal.range) else {
      next = 0
      return Language(named: literal.text(in: bytes)).map { builder.number(of: $0) }
    }
    let found = nextIndex(of: spelling) ?? indices[spelling]
    let index = found ?? known.count
    if found == nil {
      guard let language = Language(named: literal.text(in: bytes)) else {
        next = 0
        return nil
      }
      let number = builder.number(of: language)
      if language.isKnown, literal.text(in: bytes) != language.id {
        oldSpellings.append((literal, language))
      }
      known.append(
        Known(
          spelling: spelling,
          number: number,
          nameLength: literal.range.count,
          followsLast: last.map { $0.precedes(literal, in: bytes) } ?? false
        )
      )
      last = literal
      indices[spelling] = index
    }
    next = index + 1
    return known[index].number
  }

  /// Looks for a language among those that come next.
  ///
  /// A key without some languages has the others in the same order all the same. In a function of
  /// its own, as a slice that lives on has the list copied when it grows.
  private func nextIndex(of spelling: ShortBytes) -> Int? {
    known[next..<min(next + 8, known.count)].firstIndex { $0.spelling == spelling }
  }
}
