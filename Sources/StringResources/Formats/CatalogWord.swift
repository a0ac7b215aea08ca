/// The words that String Catalogs are made of: names of members, and states.
enum CatalogWord: String, CaseIterable {
  case argNum
  case comment
  case extractionState
  case formatSpecifier
  case generatesSymbol
  case localizations
  case shouldTranslate
  case sourceLanguage
  case state
  case stringSet
  case strings
  case stringUnit
  case substitutions
  case translated
  case value
  case values
  case variations
  case version
}

/// Finds the words of a catalog in its bytes.
///
/// A catalog consists of little else: to make texts of them, and to compare these, took a third of
/// the time to read one.
struct CatalogVocabulary {
  /// All words, the short ones first.
  private var words: [(spelling: ShortBytes, word: CatalogWord)] = []
  /// The place in `words` where the words of a length begin, and that of the next length.
  private var starts: [Int] = [0]

  static let whole = CatalogVocabulary()

  private init() {
    let longest = CatalogWord.allCases.map(\.rawValue.utf8.count).max() ?? 0
    for length in 0...longest {
      for word in CatalogWord.allCases where word.rawValue.utf8.count == length {
        if let spelling = ShortBytes(word.rawValue) { words.append((spelling, word)) }
      }
      starts.append(words.count)
    }
  }

  /// Returns the word that stands at a range of bytes, not at their very end; nil where it is none.
  func word(in bytes: [UInt8], at range: Range<Int>) -> CatalogWord? {
    guard range.count + 1 < starts.count, let spelling = ShortBytes(bytes, at: range) else {
      return nil
    }
    for index in starts[range.count]..<starts[range.count + 1]
    where words[index].spelling == spelling {
      return words[index].word
    }
    return nil
  }
}
