package import LocalizationModel

/// The striking features of texts: most rules find nothing in texts without one certain feature.
///
/// All rules look at all translations, so this is found out once, in one pass over the bytes: for a
/// file of tables when it has been read, with its bytes at hand (`LocalizedTable.noteFeatures`).
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
  /// A control character, or another invisible one.
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

  /// A text where a word may stand twice in a row, in a language in which that is a slip.
  static let repeatedWord = TextFeatures(rawValue: 1 << 25)
  /// Letters that may be of a script that the language is not written in, or Chinese of the other way.
  static let otherScript = TextFeatures(rawValue: 1 << 26)
  /// A Latin and a Cyrillic letter stand side by side.
  static let mixedScripts = TextFeatures(rawValue: 1 << 27)

  /// An English text of the development language has a noun in the plural behind a number, and no forms.
  static let countedNoun = TextFeatures(rawValue: 1 << 28)

  /// The replacement character, or two letters of Latin that are one in UTF-8.
  static let misread = TextFeatures(rawValue: 1 << 29)

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
    let bytes = Array(text.utf8)
    self.init(of: bytes.indices, in: bytes)
  }

  /// Finds the features of a text that is a range of some bytes.
  init(of text: Range<Int>, in bytes: [UInt8]) {
    self.init(of: bytes.span.extracting(text))
  }

  private init(of text: Span<UInt8>) {
    let features = Self.featuresOfBytes
    // Told once, so that the loop need not ask for each byte.
    precondition(features.count == 0x100)
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

  /// The features of a key and of the development language's texts that others are compared with.
  init(comparedOf key: TableKey, in table: StringTable) {
    self.init(of: key.key)
    // What is left of an escape sequence is looked for in the key itself.
    let escape = intersection(.escape)
    if let source = key.sourceTranslation(in: table) { formUnion(source.features) }
    formIntersection(.compared)
    formUnion(escape)
    if contains(.percentSign), key.countedNoun(in: table) != nil { insert(.countedNoun) }
  }

  private mutating func insertFeaturesOfEnds(of text: Span<UInt8>) {
    guard !text.isEmpty else {
      insert(.empty)
      return
    }
    let (first, last) = (text[0], text[text.count - 1])
    let begins = first <= 0x20 || first >= 0x80 && Self.mayBeWhiteSpace(text.extracting(first: 3))
    let ends = last <= 0x20 || last >= 0x80 && Self.mayBeWhiteSpace(text.extracting(last: 3))
    if begins || ends { insert(.looseEnd) }
    // Marks begin with these; spaces before them count for nothing.
    switch first {
    // # ( - . ? F N T X n t x, and a dash or an ellipsis
    case 0x20, 0x23, 0x28, 0x2D, 0x2E, 0x3F, 0x46, 0x4E, 0x54, 0x58, 0x6E, 0x74, 0x78, 0xE2:
      if text.mayBeMark { insert(.mark) }
    default: break
    }
  }

  /// Whether three bytes at an end of a text are white space beyond ASCII, or hold what may be some of
  /// Latin.
  private static func mayBeWhiteSpace(_ bytes: Span<UInt8>) -> Bool {
    let number = bytes.number(ofFirst: 3)
    if number & 0xFF == 0xC2 || number >> 8 & 0xFF == 0xC2 || number >> 16 == 0xC2 { return true }
    return switch number {
    case 0xE1_9A80, 0xE2_8080...0xE2_808A, 0xE2_80A8...0xE2_80A9, 0xE2_80AF, 0xE2_819F, 0xE3_8080:
      true
    default: false
    }
  }

  /// Returns what a byte of a text says together with those beside it.
  @inline(__always)
  private static func features(of text: Span<UInt8>, around index: Int) -> TextFeatures {
    let previous = index > 0 ? text[index - 1] : 0
    switch text[index] {
    case 0x20: return previous == 0x20 ? .repeatedSpace : []
    case 0x40: return previous == 0x23 ? .variable : []  // #@
    case 0x81...0x83: return previous == 0xE3 ? .kana : []
    case 0xC3: return text.isMisread(at: index) ? .misread : []
    case 0xEF where text.isMisread(at: index): return .misread
    case 0xC2, 0xE2, 0xEF: return text.isInvisible(at: index) ? .invisible : []
    default: break
    }
    switch previous | 0x20 {
    case 0x69, 0x6F, 0x73: return text.holdsFiller(before: index + 1) ? .filler : []  // i o s
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
    case 0x20, 0x40, 0x4C, 0x50, 0x6C, 0x70, 0x81...0x83, 0xC2, 0xC3, 0xE2, 0xEF:
      features.insert(.partOfSequence)
    default: break
    }
    return features.rawValue
  }
}

extension LocalizedTable {
  /// Notes the features of all texts, for the rules that will look at them.
  package mutating func noteFeatures() {
    entries.noteTexts { TextFeatures(of: $0, in: $1).rawValue }
  }
}

// These are functions and no initializers, which would count what they are given for each text.
extension Translation {
  /// The features of the texts, be they noted or found by a look at them now.
  var features: TextFeatures {
    var features = TextFeatures.anything
    if let note {
      features = TextFeatures(rawValue: note)
    } else {
      forEachText { text in
        let bytes = Array(text)
        features.formUnion(TextFeatures(of: bytes.indices, in: bytes))
      }
    }
    if varies { features.insert(.varies) }
    if isUnfinished { features.insert(.unfinished) }
    return features
  }

  /// Returns the features of a key's translation, those included that its language and the key give
  /// it.
  func features(in traits: LanguageTraits, of key: String) -> TextFeatures {
    var features = features
    if holds(key), key.looksLikeIdentifier { features.insert(.key) }
    if !features.intersection(.scripts).isSubset(of: traits.scripts) {
      features.insert(.otherScript)
    }
    // What only texts of some languages may have is looked for in these alone.
    if traits.wordsThatRepeat != nil, holdsText(where: \.mayRepeatWord) {
      features.insert(.repeatedWord)
    }
    if features.contains(.cyrillic), holdsText(where: \.mayMixScripts) {
      features.insert(.mixedScripts)
    }
    if traits.isChinese || traits.isKorean, features.contains(.han),
      holdsText(where: { $0.otherChinese(than: traits.language) != nil })
    {
      features.insert(.otherScript)
    }
    return features
  }

  /// Whether a condition holds for the bytes of one of the texts.
  func holdsText(where condition: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var holds = false
    forEachText { holds = holds || condition($0) }
    return holds
  }
}

extension Span<UInt8> {
  /// Whether the text, without spaces in front of it, is as short as a mark or may begin with one, which
  /// ends in a colon.
  fileprivate var mayBeMark: Bool {
    var start = 0
    while start < count, self[start] == 0x20 { start += 1 }
    let text = extracting(start...)
    if text.count <= String.longestMark || text[text.count - 1] == 0x20 { return true }
    for index in 0..<String.longestBeginning where text[index] == UInt8(ascii: ":") { return true }
    return false
  }

  // What follows is called rarely, and would keep what it needs in the registers of the loop over bytes.

  /// Whether a control beyond ASCII, a zero-width space or a byte order mark stands at an index;
  /// quotation marks and dashes begin with the same byte.
  @inline(never)
  fileprivate func isInvisible(at index: Int) -> Bool {
    switch extracting(index...).number(ofFirst: 3) {
    case 0xE2_808B, 0xE2_80AA...0xE2_80AE, 0xE2_81A6...0xE2_81A9, 0xEF_BBBF: return true
    default: return self[index] == 0xC2 && index + 1 < count && self[index + 1] < 0xA0
    }
  }

  /// Whether the replacement character stands at an index, or a letter of Latin that is the first byte of
  /// one in UTF-8, with another beyond ASCII behind it.
  @inline(never)
  fileprivate func isMisread(at index: Int) -> Bool {
    let number = extracting(index...).number(ofFirst: 3)
    switch number >> 8 {
    case 0xEFBF: return number == 0xEF_BFBD
    case 0xC382...0xC385, 0xC390...0xC391, 0xC3A2: return number & 0xFF >= 0xC2
    default: return false
    }
  }

  /// Whether four bytes of a filler stand before an index.
  @inline(never)
  fileprivate func holdsFiller(before end: Int) -> Bool {
    guard end >= 4 else { return false }
    switch extracting(end - 4..<end).number(ofFirst: 4) | 0x2020_2020 {
    // Of `translate`, `placeholder` and `lorem ipsum`, where the rarest of their letters stand.
    case 0x616E_736C, 0x6568_6F6C, 0x6D20_6970: return true  // ansl, ehol, m ip
    default: return false
    }
  }

  /// Returns the first bytes, the last of them lowest.
  @inline(__always)
  fileprivate func number(ofFirst length: Int) -> UInt32 {
    var number: UInt32 = 0
    for index in 0..<Swift.min(length, count) { number = number << 8 | UInt32(self[index]) }
    return number
  }
}
