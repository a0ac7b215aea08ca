/// Two texts in parts, of which those that differ are marked.
struct WordDifference {
  struct Part: Hashable {
    var text: String
    let differs: Bool
  }

  private(set) var before: [Part] = []
  private(set) var after: [Part] = []

  /// Compares two texts word by word.
  ///
  /// Complexity: the product of the number of words and of those that differ.
  init(_ before: String, _ after: String) {
    let (old, new) = (Self.words(of: before), Self.words(of: after))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    if old.count * new.count <= Self.mostComparisons {
      for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
      }
    } else {
      (removed, inserted) = (Set(old.indices), Set(new.indices))
    }
    self.before = Self.parts(of: old, removed)
    self.after = Self.parts(of: new, inserted)
  }

  /// Texts of several hundred words are marked as a whole.
  private static let mostComparisons = 250_000

  /// The words of a text, and what stands between them; of scripts without spaces each character.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isWord: Bool?
    for character in text {
      let belongs = (character.isLetter || character.isNumber) && !character.isOfUnspacedScript
      if belongs, isWord == true {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
      isWord = belongs
    }
    return words
  }

  private static func parts(of words: [String], _ differing: Set<Int>) -> [Part] {
    words.indices.reduce(into: []) { parts, index in
      let differs = differing.contains(index)
      if parts.last?.differs == differs {
        parts[parts.count - 1].text += words[index]
      } else {
        parts.append(Part(text: words[index], differs: differs))
      }
    }
  }
}

extension Character {
  /// Whether words of the character's script stand without spaces between them: Thai, Lao, Burmese,
  /// Khmer, Chinese and Japanese.
  fileprivate var isOfUnspacedScript: Bool {
    unicodeScalars.first.map { scalar in
      switch scalar.value {
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0x20000...0x3FFFF:
        true
      default: false
      }
    } ?? false
  }
}
