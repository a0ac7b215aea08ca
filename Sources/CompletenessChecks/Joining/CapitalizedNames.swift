import LocalizationModel

/// Returns whether a word with several capitals, such as `ExportPanelTitle`, is a name for
/// programmers in the tables of a name: where most words among their keys are such names, and have
/// texts that say something else.
struct CapitalizedNames {
  private let areUsual: Bool
  /// The first words of the names, each of which means a part of the app, and the last ones, each of
  /// which means a kind of text: `Title`.
  private let firstWords: Set<Substring>
  private let lastWords: Set<Substring>

  init(in tables: some Sequence<StringTable>) {
    var (names, others) = (0, 0)
    var (firstWords, lastWords): (Set<Substring>, Set<Substring>) = ([], [])
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
          firstWords.insert(words[0])
          lastWords.insert(last)
        } else {
          others += 1
        }
      }
    }
    areUsual = names >= Self.fewest && names > others
    (self.firstWords, self.lastWords) = (firstWords, lastWords)
  }

  /// So many names are a habit.
  private static let fewest = 3

  /// Whether a key is such a name.
  ///
  /// What products are called, `YouTube` or `OpenStreetMap`, has few words, and seldom begins or ends as names of
  /// texts do.
  func include(_ key: String) -> Bool {
    guard areUsual else { return false }
    let words = key.wordsOfCapitalizedName
    guard let last = words.last else { return false }
    return lastWords.contains(last) || words.count > 3
      || words.count > 2 && firstWords.contains(words[0])
  }
}
