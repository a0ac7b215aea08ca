import LocalizationModel

/// A table of terms: a column of words, and one for each language.
struct GuideTable {
  /// The column of the words in the development language.
  private let termColumn = 0
  private var languages: [Int: Language] = [:]
  private let keepsTerms: Bool
  private let isOfTerms: Bool

  /// Reads the first row; without the names of its columns a table says nothing.
  init(head cells: [String], in section: GuideSection) {
    let names = cells.map { $0.withoutMarks.lowercased() }
    isOfTerms = names.first.map(Self.names.contains) ?? false
    keepsTerms = section.keepsTerms
    for (column, cell) in cells.enumerated().dropFirst() {
      if let language = Language.called(cell.withoutMarks) {
        languages[column] = language
      } else if names[column] == "translation", let language = section.language {
        languages[column] = language
      }
    }
  }

  /// The names of the column of words.
  private static let names: Set<String> = [
    "term", "terms", "source", "source term", "english", "en", "word", "phrase", "original",
  ]

  /// Reads a row; nil where it says nothing.
  func term(of cells: [String]) -> (text: String, translations: [Language: [String]], isKept: Bool)?
  {
    guard isOfTerms, let text = cells.first?.withoutMarks, !text.isEmpty else { return nil }
    var translations: [Language: [String]] = [:]
    for (column, language) in languages where column < cells.count {
      let alternatives = cells[column].alternatives
      if alternatives.count == 1, Self.words.contains(alternatives[0].lowercased()) {
        translations[language] = [text]
      } else if !alternatives.isEmpty {
        translations[language] = alternatives
      }
    }
    guard !translations.isEmpty || keepsTerms else { return nil }
    return (text, translations, keepsTerms)
  }

  /// The words in the place of a translation for a term that is kept.
  private static let words: Set<String> = [
    "do not translate", "don't translate", "not translated", "keep", "unchanged", "same",
  ]
}
