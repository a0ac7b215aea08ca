import LocalizationModel

/// Tells whether a word with several capitals, such as `ExportPanelTitle`, is a name for programmers in
/// the tables of a name: where most words among their keys are such names, and have texts that say
/// something else.
struct CapitalizedNames {
  private let areUsual: Bool
  /// The last words of the names, each of which means a kind of text: `Title`.
  private let lastWords: Set<Substring>

  init(in tables: some Sequence<StringTable>) {
    var (names, others) = (0, 0)
    var lastWords: Set<Substring> = []
    for table in tables {
      for index in table.keys.indices {
        let key = table.keys[index].key
        guard key.utf8.allSatisfy(\.isASCIILetter), !key.looksLikeIdentifier else { continue }
        let words = key.wordsOfCapitalizedName
        if let last = words.last,
          let text = table.keys[index].translation(in: table.developmentLanguage)?.text,
          !text.isEmpty, text != key
        {
          names += 1
          lastWords.insert(last)
        } else {
          others += 1
        }
      }
    }
    areUsual = names >= Self.fewest && names > others
    self.lastWords = lastWords
  }

  /// So many names are a habit.
  private static let fewest = 3

  /// Whether a key is such a name.
  ///
  /// What products are called has mostly two words, `YouTube`, and seldom ends as names of texts do.
  func include(_ key: String) -> Bool {
    guard areUsual else { return false }
    let words = key.wordsOfCapitalizedName
    return words.count > 2 || words.count == 2 && lastWords.contains(words[1])
  }
}
