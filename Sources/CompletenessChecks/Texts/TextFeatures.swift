import LocalizationModel
import SourceFiles

/// The striking features of texts: most rules find nothing in texts without one certain feature.
///
/// All rules look at all translations, so this is found out once, in one pass over the bytes.
struct TextFeatures: OptionSet, Sendable {
  let rawValue: UInt32

  /// Every text has it.
  static let anything = TextFeatures(rawValue: 1)
  static let percentSign = TextFeatures(rawValue: 1 << 1)
  /// `{` or `$`, which tokens begin with.
  static let tokenStart = TextFeatures(rawValue: 1 << 2)
  /// `<`, `*` or `]`, without which there is no markup.
  static let markup = TextFeatures(rawValue: 1 << 3)
  static let lineBreak = TextFeatures(rawValue: 1 << 4)
  static let repeatedSpace = TextFeatures(rawValue: 1 << 5)
  /// A text begins or ends with white space, or with what may be white space beyond ASCII.
  static let looseEnd = TextFeatures(rawValue: 1 << 6)
  /// A control character, or another one that nobody sees.
  static let invisible = TextFeatures(rawValue: 1 << 7)
  static let empty = TextFeatures(rawValue: 1 << 8)
  /// A text has variations or substitutions.
  static let varies = TextFeatures(rawValue: 1 << 9)
  /// A text is in another state than that of a finished one.
  static let unfinished = TextFeatures(rawValue: 1 << 10)
  /// `#@`, as in `%#@items@`.
  static let variable = TextFeatures(rawValue: 1 << 11)
  /// Four letters in a row, in any case, that each filler has.
  static let filler = TextFeatures(rawValue: 1 << 12)
  /// The text is the key, which is a name for programmers.
  static let key = TextFeatures(rawValue: 1 << 13)
  /// A text is as short as a mark for later, or begins with one.
  static let mark = TextFeatures(rawValue: 1 << 14)

  // What begins the code of letters of a script; of others as well, if of no script named here.
  static let greek = TextFeatures(rawValue: 1 << 15)
  static let cyrillic = TextFeatures(rawValue: 1 << 16)
  static let hebrew = TextFeatures(rawValue: 1 << 17)
  static let arabic = TextFeatures(rawValue: 1 << 18)
  static let devanagariOrThai = TextFeatures(rawValue: 1 << 19)
  static let hangul = TextFeatures(rawValue: 1 << 20)
  static let kana = TextFeatures(rawValue: 1 << 21)
  static let han = TextFeatures(rawValue: 1 << 22)
  /// Greek letters with accents and the parts of Korean syllables, and letters of many other scripts.
  static let rareLetters = TextFeatures(rawValue: 1 << 23)

  /// A backslash or `&`, which what is left of an escape sequence begins with.
  static let escape = TextFeatures(rawValue: 1 << 24)

  /// The language is English.
  static let english = TextFeatures(rawValue: 1 << 25)
  /// Letters that may be of a script that the language is not written in, or Chinese of the other way.
  static let otherScript = TextFeatures(rawValue: 1 << 26)

  static let scripts: TextFeatures = [
    .greek, .cyrillic, .hebrew, .arabic, .devanagariOrThai, .hangul, .kana, .han, .rareLetters,
  ]

  /// The features of a key and of the development language's text that matter to other texts.
  static let compared: TextFeatures = [
    .anything, .percentSign, .tokenStart, .markup, .lineBreak, .looseEnd, .empty, .varies,
    .unfinished, .variable,
  ]

  /// A byte that may be part of a sequence that is a feature.
  private static let partOfSequence = TextFeatures(rawValue: 1 << 31)

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(of text: String) {
    self.init(of: Array(text.utf8)[...])
  }

  init(of text: ArraySlice<UInt8>) {
    let features = Self.featuresOfBytes
    var bits = Self.anything.rawValue
    for index in text.indices {
      let found = features[Int(text[index])]
      bits |= found
      if found & Self.partOfSequence.rawValue != 0 {
        bits |= Self.features(of: text, around: index).rawValue
      }
    }
    self.init(rawValue: bits & ~Self.partOfSequence.rawValue)
    insertFeaturesOfEnds(of: text)
  }

  /// Returns the features of a translation, whose texts a closure sees too.
  init(of translation: Translation, _ look: (ArraySlice<UInt8>) -> Void = { _ in }) {
    var features: TextFeatures = .anything
    if translation.varies { features.insert(.varies) }
    if translation.isUnfinished { features.insert(.unfinished) }
    translation.forEachText { text in
      features.formUnion(TextFeatures(of: text))
      look(text)
    }
    self = features
  }

  /// Returns the features of a key's translation, those included that its language and the key give
  /// it.
  init(of translation: Translation, in traits: LanguageTraits, of key: KeyContext) {
    var isKey = false
    self.init(of: translation) { isKey = isKey || $0.hasSameBytes(as: key.bytes) }
    if isKey, key.isName { insert(.key) }
    if traits.isEnglish { insert(.english) }
    if !intersection(.scripts).isSubset(of: traits.scripts) { insert(.otherScript) }
    guard traits.isChinese, contains(.han) else { return }
    translation.forEachText { text in
      if text.otherChinese(than: traits.language) != nil { insert(.otherScript) }
    }
  }

  private mutating func insertFeaturesOfEnds(of text: ArraySlice<UInt8>) {
    guard let first = text.first, let last = text.last else {
      insert(.empty)
      return
    }
    let begins = first <= 0x20 || first >= 0x80 && Self.mayBeWhiteSpace(text.prefix(3))
    let ends = last <= 0x20 || last >= 0x80 && Self.mayBeWhiteSpace(text.suffix(3))
    if begins || ends { insert(.looseEnd) }
    // Marks begin with these; spaces before them count for nothing.
    switch first {
    case 0x20, 0x23, 0x28, 0x46, 0x54, 0x58, 0x74:  // # ( F T X t
      if text.mayBeMark { insert(.mark) }
    default: break
    }
  }

  /// Whether three bytes at an end of a text are white space beyond ASCII, or hold what may be some of
  /// Latin.
  private static func mayBeWhiteSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.contains(0xC2) { return true }
    return switch bytes.reduce(0 as UInt32, { $0 << 8 | UInt32($1) }) {
    case 0xE1_9A80, 0xE2_8080...0xE2_808A, 0xE2_80A8...0xE2_80A9, 0xE2_80AF, 0xE2_819F, 0xE3_8080:
      true
    default: false
    }
  }

  /// Returns what a byte of a text says together with those beside it.
  @inline(__always)
  private static func features(of text: ArraySlice<UInt8>, around index: Int) -> TextFeatures {
    let previous = index > text.startIndex ? text[index - 1] : 0
    switch text[index] {
    case 0x20: return previous == 0x20 ? .repeatedSpace : []
    case 0x40: return previous == 0x23 ? .variable : []  // #@
    case 0x81...0x83: return previous == 0xE3 ? .kana : []
    case 0xC2, 0xE2, 0xEF: return text[index...].beginsWithInvisible ? .invisible : []
    default: break
    }
    switch previous | 0x20 {
    case 0x69, 0x6F, 0x73: break  // i o s
    default: return []
    }
    let word = text[...index].suffix(4).reduce(0 as UInt32) { $0 << 8 | UInt32($1 | 0x20) }
    switch word {
    // Of `translate`, `placeholder` and `lorem ipsum`, where the rarest of their letters stand.
    case 0x616E_736C, 0x6568_6F6C, 0x6D20_6970: return .filler  // ansl, ehol, m ip
    default: return []
    }
  }

  /// The features of a text that holds a byte, by the byte.
  private static let featuresOfBytes: [UInt32] = (0...0xFF).map { byte in
    var features: TextFeatures =
      switch byte {
      case 0x24, 0x7B: .tokenStart
      case 0x25: .percentSign
      case 0x2A, 0x3C, 0x5D: .markup
      case 0x26, 0x5C: .escape
      case 0x09, 0x0D: []
      case 0x0A: .lineBreak
      case 0x00...0x1F, 0x7F: .invisible
      case 0xCD...0xCF: .greek
      case 0xD0...0xD4: .cyrillic
      case 0xD7: .hebrew
      case 0xD8...0xDD: .arabic
      case 0xE0: .devanagariOrThai
      case 0xE1: .rareLetters
      case 0xE3...0xE9: .han
      case 0xEA...0xED: .hangul
      default: []
      }
    switch byte {
    // A space, @ L P l p, the second byte of kana, and the first one of what may be invisible.
    case 0x20, 0x40, 0x4C, 0x50, 0x6C, 0x70, 0x81...0x83, 0xC2, 0xE2, 0xEF:
      features.insert(.partOfSequence)
    default: break
    }
    return features.rawValue
  }
}
