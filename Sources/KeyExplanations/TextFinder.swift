import CompletenessChecks
package import LocalizationModel
import SourceFiles

/// A search for keys whose text is the same as another one, or like it, so that it is used again.
package struct TextFinder {
  private let project: Project
  private let wanted: SearchedText

  /// Makes the search for a text in the tables of a project.
  package init(_ text: String, in project: Project) {
    self.project = project
    wanted = SearchedText(text)
  }

  /// A key that was found, and why.
  package struct Match: Sendable {
    /// The index of the table.
    package let table: Int
    /// The index of the key in it.
    package let key: Int
    package let likeness: Likeness
    /// The language of the text; nil where the key itself is like the one that is looked for.
    package let language: Language?
    package let text: String
    fileprivate let score: Double
  }

  /// How near a text is, the nearest first.
  package enum Likeness: String, CaseIterable, Comparable, Sendable {
    case exact
    /// Letters in another case, other white space, or other marks at the end.
    case otherCase = "other case"
    /// One text holds the other, in whole words.
    case contained
    /// Most of the letters stand in the same order.
    case similar

    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Returns the keys, each once, the nearest first.
  package func matches() -> [Match] {
    guard !wanted.letters.isEmpty else { return [] }
    var found: [Match] = []
    for (number, table) in project.tables.enumerated() {
      for (index, key) in table.keys.enumerated() where !key.isStale {
        if let match = match(key, index, table, number) { found.append(match) }
      }
    }
    return found.ordered { match in
      let length = match.text.unicodeScalars.count
      return Rank(likeness: match.likeness, score: -match.score, length: length)
    }
  }

  /// Returns the nearest of a key's texts; nil where none is near.
  private func match(
    _ key: TableKey,
    _ index: Int,
    _ table: StringTable,
    _ number: Int
  ) -> Match? {
    var texts: [(Language?, String)] = [(nil, key.key)]
    texts.append((table.developmentLanguage, key.sourceText(in: table)))
    for translation in key.translations where translation.language != nil {
      texts += translation.allUnits.map { (translation.language, $0.text) }
    }
    let matches = texts.compactMap { language, text -> Match? in
      let isOriginal = language == nil || language == table.developmentLanguage
      guard let (likeness, score) = wanted.likeness(to: text, isOriginal: isOriginal) else {
        return nil
      }
      return Match(
        table: number,
        key: index,
        likeness: likeness,
        language: language,
        text: text,
        score: score
      )
    }
    // Texts that are as near come in the order of the table, in which the key and its source are first.
    let nearest = matches.map(\.likeness).min()
    return matches.first { $0.likeness == nearest }
  }

  private struct Rank: Comparable {
    let likeness: Likeness
    let score: Double
    let length: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.likeness, left.score, left.length) < (right.likeness, right.score, right.length)
    }
  }
}

/// A text that others are compared with, with what each comparison needs.
private struct SearchedText {
  let text: String
  /// The letters and digits in small letters, with one blank between words.
  let letters: [Unicode.Scalar]
  private let pairs: [Pair: Int]

  private struct Pair: Hashable {
    let first: Unicode.Scalar
    let second: Unicode.Scalar
  }

  init(_ text: String) {
    self.text = text
    letters = Self.letters(of: text)
    pairs = Self.pairs(of: letters)
  }

  /// Returns how near another text is, and a number from 0 to 1 that tells two such apart; nil where it is
  /// another one.
  ///
  /// Translations count where they are the same, since similar ones say little of the meaning.
  func likeness(to other: String, isOriginal: Bool) -> (TextFinder.Likeness, Double)? {
    if other == text { return (.exact, 1) }
    let theirs = Self.letters(of: other)
    if theirs == letters { return (.otherCase, 1) }
    guard !theirs.isEmpty else { return nil }
    let (short, long) = theirs.count < letters.count ? (theirs, letters) : (letters, theirs)
    let share = Double(short.count) / Double(long.count)
    if holdsWords(long, short), theirs.count > letters.count || share >= Self.leastShare {
      return (.contained, share)
    }
    guard isOriginal else { return nil }
    let score = score(theirs)
    return score >= Self.leastScore ? (.similar, score) : nil
  }

  /// A text within the one that is looked for has to be so much of it.
  private static let leastShare = 0.5
  /// The share of common pairs of letters in similar texts; "Delete all" and "Delete album" have .74.
  private static let leastScore = 0.7

  /// Returns twice the number of common pairs by the number of all: the coefficient of Dice.
  private func score(_ other: [Unicode.Scalar]) -> Double {
    let count = max(0, letters.count - 1) + max(0, other.count - 1)
    guard count > 0 else { return 0 }
    var (rest, common) = (pairs, 0)
    for (first, second) in zip(other, other.dropFirst()) {
      let pair = Pair(first: first, second: second)
      guard let left = rest[pair], left > 0 else { continue }
      rest[pair] = left - 1
      common += 1
    }
    return 2 * Double(common) / Double(count)
  }

  private static func pairs(of letters: [Unicode.Scalar]) -> [Pair: Int] {
    zip(letters, letters.dropFirst()).reduce(into: [:]) { pairs, next in
      pairs[Pair(first: next.0, second: next.1), default: 0] += 1
    }
  }

  private static func letters(of text: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    var isApart = false
    for scalar in text.lowercased().unicodeScalars {
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        isApart = !letters.isEmpty
        continue
      }
      if isApart { letters.append(" ") }
      letters.append(scalar)
      isApart = false
    }
    return letters
  }

  /// Whether a text holds another one between blanks or its ends.
  private func holdsWords(_ text: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
    guard part.count < text.count else { return false }
    // Chinese, Japanese and Thai have no blanks between words.
    let isWritten = { (scalar: Unicode.Scalar) in scalar.value < 0x0E00 }
    for start in 0...(text.count - part.count) where text[start] == part[0] {
      let end = start + part.count
      guard text[start..<end].elementsEqual(part) else { continue }
      let startsWord = start == 0 || text[start - 1] == " " || !isWritten(part[0])
      let endsWord = end == text.count || text[end] == " " || !isWritten(part[part.count - 1])
      if startsWord, endsWord { return true }
    }
    return false
  }
}
