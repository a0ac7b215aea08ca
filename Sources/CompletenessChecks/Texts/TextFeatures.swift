import LocalizationModel

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
  /// A control character, or what begins the code of an invisible one.
  static let invisible = TextFeatures(rawValue: 1 << 7)
  static let empty = TextFeatures(rawValue: 1 << 8)
  /// A text has variations or substitutions.
  static let varies = TextFeatures(rawValue: 1 << 9)
  /// A text is in another state than that of a finished one.
  static let unfinished = TextFeatures(rawValue: 1 << 10)
  /// `#@`, as in `%#@items@`.
  static let variable = TextFeatures(rawValue: 1 << 11)
  /// The first four letters, in any case, of a word that fillers have.
  static let filler = TextFeatures(rawValue: 1 << 12)
  /// Nothing but ASCII without spaces, as names for programmers are.
  static let plainWord = TextFeatures(rawValue: 1 << 13)
  /// A text begins like a mark for later.
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

  static let scripts: TextFeatures = [
    .greek, .cyrillic, .hebrew, .arabic, .devanagariOrThai, .hangul, .kana, .han, .rareLetters,
  ]

  /// A byte that may end a sequence that is a feature.
  private static let endOfSequence = TextFeatures(rawValue: 1 << 30)
  /// A byte that no plain word has.
  private static let beyondWord = TextFeatures(rawValue: 1 << 31)

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(of text: String) {
    self.init(of: Array(text.utf8)[...])
  }

  init(of text: ArraySlice<UInt8>) {
    let features = Self.featuresOfBytes
    var bits = Self.anything.rawValue
    // The last bytes, the very last one lowest.
    var recent: UInt32 = 0
    for byte in text {
      let found = features[Int(byte)]
      bits |= found
      recent = recent << 8 | UInt32(byte)
      if found & Self.endOfSequence.rawValue != 0 { bits |= Self.features(endingWith: recent) }
    }
    self.init(rawValue: bits & ~(Self.endOfSequence.rawValue | Self.beyondWord.rawValue))
    if bits & Self.beyondWord.rawValue == 0 { insert(.plainWord) }
    insertFeaturesOfEnds(of: text, endingWith: recent)
  }

  init(of translation: Translation) {
    var features: TextFeatures = .anything
    if translation.varies { features.insert(.varies) }
    if translation.isUnfinished { features.insert(.unfinished) }
    translation.forEachText { features.formUnion(TextFeatures(of: $0)) }
    self = features
  }

  private mutating func insertFeaturesOfEnds(of text: ArraySlice<UInt8>, endingWith recent: UInt32)
  {
    guard let first = text.first else {
      insert(.empty)
      return
    }
    let begins = first <= 0x20 || Self.mayBeginWhiteSpace(first, text.dropFirst().first ?? 0)
    let isLong = Self.mayBeginWhiteSpace(UInt8(recent >> 16 & 0xFF), UInt8(recent >> 8 & 0xFF))
    if begins || recent & 0xFF <= 0x20 || recent >> 8 & 0xFF == 0xC2 || isLong { insert(.looseEnd) }
    // Marks begin with these; spaces before them count for nothing.
    switch first {
    case 0x20, 0x23, 0x28, 0x46, 0x54, 0x58, 0x74: insert(.mark)  // # ( F T X t
    default: break
    }
  }

  /// Whether two bytes may begin white space beyond ASCII.
  private static func mayBeginWhiteSpace(_ first: UInt8, _ second: UInt8) -> Bool {
    switch (first, second) {
    case (0xC2, _), (0xE1, 0x9A), (0xE2, 0x80...0x81), (0xE3, 0x80): true
    default: false
    }
  }

  /// Returns what the last bytes say together.
  private static func features(endingWith recent: UInt32) -> UInt32 {
    switch recent & 0xFFFF {
    case 0x2020: return repeatedSpace.rawValue
    case 0x2340: return variable.rawValue
    case 0xE381...0xE383: return kana.rawValue
    default: break
    }
    switch recent | 0x2020_2020 {
    case 0x6C6F_7265, 0x7472_616E, 0x706C_6163: return filler.rawValue  // lore, tran, plac
    default: return 0
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
      case 0x00...0x1F, 0x7F, 0xC2, 0xE2, 0xEF: .invisible
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
    case 0x20, 0x40, 0x43, 0x45, 0x4E, 0x63, 0x65, 0x6E, 0x81...0x83:
      features.insert(.endOfSequence)
    default: break
    }
    if byte <= 0x20 || byte >= 0x7F { features.insert(.beyondWord) }
    return features.rawValue
  }
}
