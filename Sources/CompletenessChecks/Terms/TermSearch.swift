package import LocalizationModel
import Platform
import SourceFiles

/// A search for an app's terms in its texts.
package struct TermSearch: Sendable {
  private let terms: [SearchedTerm]

  package init(_ terms: [Term]) {
    // Of two terms of which one holds the other, the longer one is meant.
    self.terms = terms.map { SearchedTerm($0) }.ordered { -$0.letters.count }
  }

  /// Returns the terms in a text of the development language, the longest first.
  ///
  /// Placeholders, tags and addresses hold none.
  package func terms(in source: String) -> [Term] {
    var words = TextParts(source).parts.flatMap { part -> [Unicode.Scalar] in
      if case .words(let text) = part { Array(text.unicodeScalars) } else { ["\u{0}"] }
    }
    return terms.filter { $0.take(from: &words) }.map(\.term)
  }

  /// Returns the terms in a text that a language renders in a certain way, in words for its translator:
  /// `Menu Bar → Menüleiste`.
  package func advice(for source: String, in language: Language) -> [String] {
    terms(in: source).compactMap { term in
      let renderings = term.renderings(in: language)
      return renderings.isEmpty ? nil : "\(term.text) → \(renderings.joined(separator: " | "))"
    }
  }

  /// Returns whether a translation renders a term as it should.
  ///
  /// A word that is kept has to stand there as it is. Of each word of a translation the beginning has to
  /// stand in the text, somewhere: endings change with case and number, other words are put in front,
  /// and compounds are written in one.
  package static func isRendered(_ term: Term, in language: Language, by text: String) -> Bool {
    let renderings = term.renderings(in: language)
    if renderings.isEmpty { return true }
    let text = text.foldedForTerms
    return renderings.contains { rendering in
      if rendering == term.text { return text.holds(rendering.foldedForTerms[...]) }
      let words = rendering.foldedForTerms.split(whereSeparator: { !$0.isPartOfWord })
      return words.allSatisfy { word in
        text.holds(word.prefix(stemLength(of: word)))
      }
    }
  }

  /// Returns how much of a word stays whatever its form: all of three letters, and of long ones what is
  /// left without three.
  private static func stemLength(of word: ArraySlice<Unicode.Scalar>) -> Int {
    switch word.count {
    case ...3: word.count
    case 4, 5: 3
    case 6: 4
    default: word.count - 3
    }
  }
}

/// A term, with what a search for it needs.
private struct SearchedTerm: Sendable {
  let term: Term
  let letters: [Unicode.Scalar]
  private let ignoresCase: Bool
  /// Whether it is a single word with a capital letter, as verbs have it at the beginning of a sentence.
  private let isCapitalized: Bool

  init(_ term: Term) {
    self.term = term
    // A single word with a capital letter is a name: "Stack" is no stack.
    isCapitalized =
      !term.text.contains(" ") && term.text.unicodeScalars.contains { $0.properties.isUppercase }
    ignoresCase = !term.isKept && !isCapitalized
    let text = ignoresCase ? term.text.lowercased() : term.text
    letters = Array(text.unicodeScalars)
  }

  /// Looks for the term as whole words, which may be in the plural, and takes them out of a text.
  func take(from text: inout [Unicode.Scalar]) -> Bool {
    guard let first = letters.first, text.count >= letters.count else { return false }
    let searched = ignoresCase ? text.map(\.inLowercase) : text
    var isFound = false
    for start in 0...(text.count - letters.count) where searched[start] == first {
      let end = start + letters.count
      guard searched[start..<end].elementsEqual(letters), isWhole(start, end, in: searched),
        term.isKept || !isCapitalized || !mayBeVerb(start, end, in: searched)
      else { continue }
      isFound = true
      for index in start..<end { text[index] = "\u{0}" }
    }
    return isFound
  }

  /// Whether a word begins a sentence that goes on in small letters: "Display all items" has no display.
  private func mayBeVerb(_ start: Int, _ end: Int, in text: [Unicode.Scalar]) -> Bool {
    let before = text[..<start].last { !$0.properties.isWhitespace }
    let beginsSentence = before.map { ".!?:\n…".unicodeScalars.contains($0) } ?? true
    let next = text[end...].first { !$0.properties.isWhitespace }
    return beginsSentence && next?.properties.isLowercase == true
  }

  private func isWhole(_ start: Int, _ end: Int, in text: [Unicode.Scalar]) -> Bool {
    guard start == 0 || !text[start - 1].isPartOfWord else { return false }
    let rest = text[end...].prefix { $0.isPartOfWord }
    return rest.isEmpty
      || !term.isKept && (rest.elementsEqual(["s"]) || rest.elementsEqual(["e", "s"]))
  }
}

extension [Unicode.Scalar] {
  fileprivate func holds(_ part: ArraySlice<Unicode.Scalar>) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}

extension String {
  /// The scalars in small letters without marks above and below, so that all forms of `Öffnen` begin alike,
  /// and with one kind of blank.
  fileprivate var foldedForTerms: [Unicode.Scalar] {
    lowercased().decomposed.unicodeScalars.filter {
      $0.properties.canonicalCombiningClass == .notReordered
        && $0.properties.generalCategory != .format
    }.map { $0.properties.isWhitespace ? " " : $0 }
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }

  /// The small letter of a letter that has one of one scalar.
  fileprivate var inLowercase: Unicode.Scalar {
    let letters = properties.lowercaseMapping.unicodeScalars
    return letters.count == 1 ? letters.first ?? self : self
  }
}
