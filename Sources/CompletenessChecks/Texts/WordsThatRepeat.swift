import SourceFiles

/// The words of a language that may well stand twice in a row.
struct WordsThatRepeat: Sendable {
  private let always: Set<String>
  /// Those that may do so behind a verb, of which the first one is a part: `schakel het in in de lijst`.
  private let particles: Set<String>
  /// How such verbs begin.
  private let verbs: [String]

  private init(_ cells: ArraySlice<String>) {
    let lists = cells.map(\.words) + [[], []]
    (always, particles, verbs) = (Set(lists[0]), Set(lists[1]), lists[2])
  }

  /// Whether a word may stand twice in a text.
  func include(_ word: String, in text: String) -> Bool {
    always.contains(word)
      || particles.contains(word)
        && text.lowercased().split(separator: " ").contains { verbs.contains(where: $0.hasPrefix) }
  }

  static let byLanguage = Dictionary(
    EmbeddedText(PackageResources.repeated_words_tsv).rows.map {
      ($0[0], WordsThatRepeat($0.dropFirst()))
    }
  ) { first, _ in first }
}
