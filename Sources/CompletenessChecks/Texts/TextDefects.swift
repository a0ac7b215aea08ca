import FormatStrings
import LocalizationModel

extension String {
  /// Returns a word of two letters or more that stands twice in a row, and is none of those that may.
  func repeatedWord(besides wordsThatRepeat: WordsThatRepeat) -> String? {
    guard Array(utf8)[...].mayRepeatWord else { return nil }
    var last: Substring = ""
    /// How often the last word stands in a row, be it with a capital: three times are meant.
    var count = 0
    var isSlip = false
    for word in split(whereSeparator: { !($0.isLetter || Self.marksInWords.contains($0)) }) {
      // Only a space may stand between, no punctuation and no line break.
      let isNext = count > 0 && self[last.endIndex..<word.startIndex] == " "
      if isNext, word.lowercased() == last.lowercased() {
        count += 1
        isSlip =
          count == 2 && word == last && word.utf8.count > 1 && word.allSatisfy(\.isLowercase)
          && !wordsThatRepeat.include(String(word), in: self)
      } else if isSlip {
        break
      } else {
        // `$months months`: the first is a token, for which something else is shown.
        let sign = self[..<word.startIndex].last
        count = sign.map(Self.signsOfTokens.contains) == true ? 0 : 1
      }
      last = word
    }
    return isSlip ? String(last) : nil
  }

  /// The marks inside of words: `l'app`, `instal·la`.
  private static let marksInWords: Set<Character> = ["'", "’", "·"]
  private static let signsOfTokens: Set<Character> = ["$", "@", "#"]

  /// An invisible character, in words, and whether it is wrong wherever it stands.
  var invisibleCharacter: (name: String, isAlways: Bool)? {
    guard TextFeatures(of: self).contains(.invisible) else { return nil }
    var open = 0
    var previous: Unicode.Scalar = " "
    let scalars = Array(unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      defer { previous = scalar }
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: continue
      // It begins a control sequence for terminals, such as that of a color.
      case 0x1B where index + 1 < scalars.count && scalars[index + 1] == "[": continue
      case 0x00...0x1F, 0x7F...0x9F: return ("the control character \(scalar.codePoint)", true)
      case 0x200B where index + 1 < scalars.count && scalars[index + 1].beginsNoLine:
        return ("a zero-width space, after which a line begins with '\(scalars[index + 1])'", true)
      case 0x200B where previous.breaksWithoutSpaces || isAtEndOfHandle(index): continue
      case 0x200B: return ("a zero-width space", false)
      case 0xFEFF: return (index == 0 ? "a byte order mark" : "a zero-width no-break space", true)
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open += 1
      case 0x202C, 0x2069: open -= 1
      default: continue
      }
      if open < 0 { return ("a bidirectional control that closes none", true) }
    }
    return open == 0 ? nil : ("a bidirectional control that is not closed", true)
  }

  /// Whether a name such as `@signalapp` ends before a scalar; the ending of a word behind it would
  /// become a part of the name.
  private func isAtEndOfHandle(_ index: Int) -> Bool {
    let word = unicodeScalars.prefix(index).reversed().prefix { !$0.properties.isWhitespace }
    return word.last == "@" && word.count > 1
  }

  /// A word in which single letters of another script stand for those that they look like.
  var wordOfMixedScripts: String? {
    guard Array(utf8)[...].mayMixScripts else { return nil }
    // The letter of `%s` belongs to no word.
    let words = replacingSpecifiers(with: [0x20]).unicodeScalars
    for word in words.split(whereSeparator: { !$0.isLetter }) {
      let latin = word.count { $0.isLatin }
      let cyrillic = word.count { $0.value >= 0x400 && $0.value <= 0x52F }
      guard latin > 0, cyrillic > 0, latin + cyrillic == word.count else { continue }
      let isLatinWord = latin > cyrillic
      let strangers = word.filter { $0.isLatin != isLatinWord }
      let lookAlikes = isLatinWord ? "аеорсухіјѕАВЕКМНОРСТХІЈЅ" : "aeopcyxijsABEKMHOPCTXIJS"
      if strangers.allSatisfy({ lookAlikes.unicodeScalars.contains($0) }) {
        return String(Substring.UnicodeScalarView(word))
      }
    }
    return nil
  }

  /// Whether the text has two words or more and a small letter: something to translate.
  var isProse: Bool {
    let words = split(separator: " ").count { $0.utf8.count > 1 && $0.contains(where: \.isLetter) }
    return words > 1 && contains { $0.isLowercase }
  }

  /// The text in small letters and without white space, to find near misses.
  var foldedForComparison: String {
    String(
      String.UnicodeScalarView(lowercased().unicodeScalars.filter { !$0.properties.isWhitespace })
    )
  }
}

extension ArraySlice<UInt8> {
  /// Whether the same bytes stand on both sides of a space, as they do where a word is repeated.
  var mayRepeatWord: Bool {
    for space in indices where self[space] == 0x20 {
      var start = space
      // No word is longer, and hostile texts must not cost more than linear time.
      while start > startIndex, self[start - 1] != 0x20, space - start < 256 {
        start -= 1
        let end = space + 1 + space - start
        guard end <= endIndex else { break }
        let isWord =
          (start == startIndex || !self[start - 1].isASCIILetter)
          && (end == endIndex || !self[end].isASCIILetter)
        if isWord, self[start] == self[space + 1], self[start..<space] == self[space + 1..<end] {
          return true
        }
      }
    }
    return false
  }

  /// Whether a Latin and a Cyrillic letter stand side by side, as they do in a word that has both.
  var mayMixScripts: Bool {
    var (wasLatin, wasCyrillic) = (false, false)
    for byte in self {
      let isLatin: Bool
      let isCyrillic: Bool
      switch byte {
      // The rest of a letter that has begun.
      case 0x80...0xBF: continue
      case 0x41...0x5A, 0x61...0x7A, 0xC2...0xC9, 0xE1: (isLatin, isCyrillic) = (true, false)
      case 0xD0...0xD4: (isLatin, isCyrillic) = (false, true)
      default: (isLatin, isCyrillic) = (false, false)
      }
      if isLatin && wasCyrillic || isCyrillic && wasLatin { return true }
      (wasLatin, wasCyrillic) = (isLatin, isCyrillic)
    }
    return false
  }
}

extension String.UTF8View {
  /// Whether two spaces stand in a row within the text; at its ends they are layout.
  var containsRepeatedSpace: Bool {
    var run = 0
    var hasBegun = false
    for byte in self {
      if byte == 0x20 {
        run += 1
      } else {
        if run > 1 && hasBegun && byte != 0x0A { return true }
        run = 0
        // A list or a table in plain text is indented on purpose.
        hasBegun = byte != 0x0A
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a mark that no line may begin with in any script, by Unicode's rules for
  /// breaking lines (classes CL, EX and IS).
  fileprivate var beginsNoLine: Bool {
    ",.:;!?)]}、。，．：；！？）」』】》〉…।។".unicodeScalars.contains(self)
  }

  /// Whether the scalar belongs to Thai, Lao, Tibetan, Burmese or Khmer, which are written without
  /// spaces and say by a zero-width one where a line may break.
  fileprivate var breaksWithoutSpaces: Bool {
    (value >= 0xE00 && value <= 0x109F) || (value >= 0x1780 && value <= 0x17FF)
  }

  fileprivate var isLatin: Bool {
    (value < 0x250 || (value >= 0x1E00 && value < 0x1F00)) && isLetter
  }

  /// Whether the scalar is alphabetic; the properties of a scalar cost a look-up, which those of the
  /// commonest scripts here do not need.
  fileprivate var isLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x400...0x481: true
    case 0x00...0x7F: false
    default: properties.isAlphabetic
    }
  }

  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
