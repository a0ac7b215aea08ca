import Platform
import SourceFiles

/// A search for words that begin in one of several ways, by a letter that all of these have.
package struct WordSearch: Sendable {
  private let letter: UInt8
  /// The beginnings, and where in each the letter stands.
  private let beginnings: [(text: [UInt8], place: Int)]
  /// The byte before the letter, which excludes most letters of other words; nil where the
  /// beginnings have several, or none.
  private let before: UInt8?

  /// Makes the searches for words that begin in some ways, one for each letter that is the rarest of
  /// a beginning; an empty one is that of no word.
  package static func searches(for beginnings: [String]) -> [WordSearch] {
    let texts = beginnings.map { Array($0.utf8) }.filter { !$0.isEmpty }
    return Dictionary(grouping: texts, by: rarestLetter).map { letter, texts in
      WordSearch(letter, texts.map { ($0, $0.firstIndex(of: letter) ?? 0) })
    }
  }

  private init(_ letter: UInt8, _ beginnings: [(text: [UInt8], place: Int)]) {
    self.letter = letter
    self.beginnings = beginnings
    let before = Set(beginnings.map { $0.place > 0 ? $0.text[$0.place - 1] : nil })
    self.before = before.count == 1 ? before.first ?? nil : nil
  }

  static func rarestLetter(of text: [UInt8]) -> UInt8 {
    text.min { (frequency[$0] ?? .max) < (frequency[$1] ?? .max) } ?? 0
  }

  /// Returns whether a word of a text begins so.
  package func finds(wordIn bytes: [UInt8]) -> Bool {
    var found = bytes.offset(of: letter, from: 0)
    while found < bytes.count {
      if before == nil || found > 0 && bytes[found - 1] == before,
        beginnings.contains(where: { stands($0.text, at: found - $0.place, in: bytes) })
      {
        return true
      }
      found = bytes.offset(of: letter, from: found + 1)
    }
    return false
  }

  private func stands(_ text: [UInt8], at index: Int, in bytes: [UInt8]) -> Bool {
    guard index >= 0, index == 0 || !bytes[index - 1].isIdentifierPart else { return false }
    return bytes[index...].starts(with: text)
  }

  /// The place of each letter among all, the rarest first, as counted in 30 MB of Swift.
  private static let frequency: [UInt8: Int] = {
    let letters = "@ZQYJjHGKXqWzBUOFNELVxRMkDAPTICbvywShfgmpudclsnoairte".utf8
    return Dictionary(uniqueKeysWithValues: zip(letters, 0...))
  }()
}
