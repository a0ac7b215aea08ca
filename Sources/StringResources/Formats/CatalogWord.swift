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
  /// All words, one behind the other, the short ones first.
  private var text: [UInt8] = []
  private var words: [CatalogWord] = []
  /// The place in `words` where the words of a length begin, and that of the next length.
  private var starts: [Int] = [0]
  /// The place in `text` where the words of a length begin.
  private var offsets: [Int] = []

  static let whole = CatalogVocabulary()

  private init() {
    let sorted = CatalogWord.allCases.sorted { $0.rawValue.utf8.count < $1.rawValue.utf8.count }
    let longest = sorted.last?.rawValue.utf8.count ?? 0
    for length in 0...longest {
      offsets.append(text.count)
      for word in sorted where word.rawValue.utf8.count == length {
        words.append(word)
        text += word.rawValue.utf8
      }
      starts.append(words.count)
    }
  }

  /// Returns the word that stands at a range of bytes; nil where it is none.
  func word(in bytes: [UInt8], at range: Range<Int>) -> CatalogWord? {
    let length = range.count
    guard length < offsets.count else { return nil }
    var offset = offsets[length]
    for index in starts[length]..<starts[length + 1] {
      if isWord(at: offset, in: bytes, at: range) { return words[index] }
      offset += length
    }
    return nil
  }

  private func isWord(at offset: Int, in bytes: [UInt8], at range: Range<Int>) -> Bool {
    for index in 0..<range.count where bytes[range.lowerBound + index] != text[offset + index] {
      return false
    }
    return true
  }
}
