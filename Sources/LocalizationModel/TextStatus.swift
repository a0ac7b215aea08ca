/// How far a key's text is in one language.
@usableFromInline package enum TextStatus: UInt8, Hashable, Sendable {
  /// The language has a text of its own.
  case finished
  /// It has one that a machine has written and no person has reviewed, which counts as translated.
  case machineTranslated
  /// The same, where a setting wants a review first.
  case unreviewed
  /// The text needs review.
  case needsReview
  /// A catalog has a place for the text and nothing finished in it.
  case new
  /// The language has a text that says nothing.
  case empty
  case missing
  /// A regional form of a language leaves the text to that language, which has a finished one, or the
  /// table to one that is asked after it.
  case inherited
  /// There is nothing to translate, or no code uses the key and it is missing from the development
  /// language.
  case notNeeded
  /// It is the development language, whose users see what its table or the code says, or the key.
  case original

  /// Whether users of the language read what they should.
  package var isFinished: Bool {
    switch self {
    case .finished, .machineTranslated, .inherited, .original: true
    case .unreviewed, .needsReview, .new, .empty, .missing, .notNeeded: false
    }
  }
}

/// The work that is left on a text.
package enum TextGap: String, CaseIterable, Sendable {
  case missing
  case review
  /// The review of a machine's text.
  case machine
}

extension TextStatus {
  /// The work that is left on the text, whether or not it counts as translated.
  package var work: TextGap? {
    switch self {
    case .new, .empty, .missing: .missing
    case .needsReview: .review
    case .machineTranslated, .unreviewed: .machine
    case .finished, .inherited, .notNeeded, .original: nil
    }
  }

  /// The work without which the text does not count as translated.
  package var gap: TextGap? { isFinished ? nil : work }
}

/// The statuses of a table's keys in some languages, one byte for each.
///
/// Findings, coverage and reports read them alike, so that they cannot contradict each other.
package struct TextStatuses: Sendable {
  /// Sorted.
  package let languages: [Language]
  private var statuses: [TextStatus]

  /// Makes a table of statuses from its rows, one for each key and one status for each language.
  package init(languages: [Language], rows: [TextStatus]) {
    self.languages = languages
    statuses = rows
  }

  /// The statuses of a key in `languages`, by the key's index in its table.
  package subscript(key: Int) -> ArraySlice<TextStatus> {
    statuses[key * languages.count..<(key + 1) * languages.count]
  }

  /// The status of a key in one language; nil for one that the project and its tables do not have.
  package subscript(key: Int, language: Language) -> TextStatus? {
    guard let column = column(of: language) else { return nil }
    return statuses[key * languages.count + column]
  }

  /// Counts the keys that need texts, and those of them that have one in a language which counts.
  package func progress(in language: Language) -> (needed: Int, finished: Int) {
    let column = column(of: language)
    var (needed, finished) = (0, 0)
    for row in stride(from: 0, to: statuses.count, by: max(languages.count, 1))
    where statuses[row] != .notNeeded {
      needed += 1
      if let column, statuses[row + column].isFinished { finished += 1 }
    }
    return (needed, finished)
  }

  /// How many keys need no text in any language.
  package var countOfNotNeeded: Int {
    stride(from: 0, to: statuses.count, by: max(languages.count, 1)).count {
      statuses[$0] == .notNeeded
    }
  }

  /// Takes the text of a key in the language of a column for one that stands elsewhere.
  package mutating func inherit(_ key: Int, column: Int) {
    statuses[key * languages.count + column] = .inherited
  }

  /// Takes keys, by their indices in the table, for such as need no text in any language.
  package mutating func dismiss(_ keys: [Int]) {
    for key in keys {
      for column in languages.indices { statuses[key * languages.count + column] = .notNeeded }
    }
  }

  /// Takes the machine's texts of some languages for gaps.
  package mutating func requireReview(in chosen: Set<Language>) {
    let columns = languages.indices.filter { chosen.contains(languages[$0]) }
    for row in stride(from: 0, to: statuses.count, by: max(languages.count, 1)) {
      for column in columns where statuses[row + column] == .machineTranslated {
        statuses[row + column] = .unreviewed
      }
    }
  }

  /// Returns the column of a language; nil for one that the project and its tables do not have.
  package func column(of language: Language) -> Int? { languages.firstIndex(of: language) }
}
