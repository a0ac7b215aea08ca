import FormatStrings
import LocalizationModel
import SourceFiles

extension String {
  /// Whether most languages show a text of a language as it is: a line about rights, the name of a file, a
  /// name with a capital inside, a unit, also behind a number, the cap of a key, a sample of type.
  ///
  /// So is a word in Latin letters without a vowel, and in English one of at most three letters, all small
  /// or all capitals, that is no word of that language.
  func isSign(in language: Language) -> Bool {
    if unicodeScalars.contains("©") || isNameOfFile { return true }
    if hasPercent { return hasUnitsAlone }
    let words = wordsWithLetters.prefix(2)
    guard words.count == 1, let word = words.first else { return false }
    let letters = word.filter(\.properties.isAlphabetic)
    guard letters.allSatisfy({ $0.value < 0x250 || Self.lettersOfUnits.contains($0) }) else {
      return false
    }
    // A letter with a mark belongs to a word of some language, with a vowel or without: `Čtvrť`.
    let isWord = letters.contains {
      Self.vowels.contains($0) || $0.value >= 0xC0 && !Self.lettersOfUnits.contains($0)
    }
    if !isWord { return true }
    if letters.count < 4, language.base == "en" {
      let name = String(String.UnicodeScalarView(letters))
      // A capital and small letters are how interfaces write words: `Bus`, `Eat`.
      let isWord =
        letters.count > 1 && name == name.prefix(1).uppercased() + name.dropFirst().lowercased()
      return isWord ? Self.keyCaps.contains(name) : !Self.shortWords.contains(name.lowercased())
    }
    return letters.count == word.count && hasCapitalInside(Array(letters))
  }

  /// Whether a letter in upper case stands behind one in lower case, as in `GitHub`, `iPhone` and `macOS`;
  /// a name for programmers, `pageTitle`, begins with a word in lower case.
  private func hasCapitalInside(_ letters: [Unicode.Scalar]) -> Bool {
    let begins = letters.prefix(2).contains(where: \.properties.isUppercase)
    return (begins || letters.suffix(2).allSatisfy(\.properties.isUppercase))
      && zip(letters, letters.dropFirst()).contains {
        $0.properties.isLowercase && $1.properties.isUppercase
      }
  }

  private static let lettersOfUnits: Set<Unicode.Scalar> = ["µ", "μ", "Ω"]

  private static let vowels = Set("aeiouyAEIOUY".unicodeScalars)

  /// Whether the words of a text are units of measure that are spelled alike in Latin letters, beside
  /// numbers and marks: `%.1f km/h`, `↓%@ · ↑%@ Mbps`.
  private var hasUnitsAlone: Bool {
    let words = replacingSpecifiers(as: .reference, with: [0x20]).wordsWithLetters
    return !words.isEmpty && words.allSatisfy { Self.units.contains(String($0)) }
  }

  /// The words that have letters, found as they are asked for.
  private var wordsWithLetters: some Collection<Substring.UnicodeScalarView> {
    // The properties of printed ASCII take longer.
    unicodeScalars.split { !("!"..."~" ~= $0) && $0.properties.isWhitespace }
      .lazy.filter { $0.contains(where: \.properties.isAlphabetic) }
  }

  private static let units: Set<String> = [
    "bpm", "cm", "dB", "dBm", "fps", "g", "GB", "GB/s", "Gbps", "GHz", "hPa", "Hz", "kB", "KB",
    "kB/s",
    "KB/s", "kbps", "kcal", "kg", "kHz", "km", "km/h", "kW", "kWh", "m/s", "mAh", "MB", "MB/s",
    "Mbps",
    "mg", "mg/dL", "MHz", "ml", "mL", "mm", "mmHg", "mmol/L", "ms", "pt", "px", "rpm", "TB", "°C",
    "°F",
  ]

  private static let keyCaps: Set<String> = ["Aa", "Alt", "Del", "End", "Esc", "Ins", "Tab"]

  /// English words that interfaces show.
  private static let shortWords: Set<String> = [
    "add", "age", "all", "and", "any", "app", "art", "ask", "bad", "big", "box", "buy", "by", "car",
    "cut", "day", "dim", "dot", "due", "end", "eye", "fit", "for", "fun", "get", "go", "had",
    "has", "hi", "hot", "how", "if", "in", "is", "it", "its", "job", "key", "let", "log", "lot",
    "low", "man", "map", "max", "may", "me", "men", "min", "my", "new", "no", "not", "now", "of",
    "off", "oh", "ok", "old", "on", "one", "or", "our", "out", "own", "pay", "pet", "pin", "red",
    "run",
    "say", "see", "set", "six", "so", "sun", "tag", "tap", "tax", "ten", "the", "tip", "to", "too",
    "top", "try", "two", "up", "us", "use", "vs", "was", "way", "we", "web", "who", "why", "yes",
    "you",
  ]
}
