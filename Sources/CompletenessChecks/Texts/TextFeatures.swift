import LocalizationModel

/// What is striking about some texts: most rules find nothing in texts without one certain feature.
///
/// All rules look at all translations, so this is found out once, in one pass over the bytes.
struct TextFeatures: OptionSet, Sendable {
  let rawValue: UInt16

  /// Every text has it.
  static let anything = TextFeatures(rawValue: 1)
  static let percentSign = TextFeatures(rawValue: 1 << 1)
  /// `{` or `$`, which tokens begin with.
  static let tokenStart = TextFeatures(rawValue: 1 << 2)
  /// `<` or `]`, without which there is no markup.
  static let markup = TextFeatures(rawValue: 1 << 3)
  static let lineBreak = TextFeatures(rawValue: 1 << 4)
  static let repeatedSpace = TextFeatures(rawValue: 1 << 5)
  /// A text begins or ends with white space, or with what may be white space beyond ASCII.
  static let looseEnd = TextFeatures(rawValue: 1 << 6)
  /// A control character, or what begins the code of an invisible one.
  static let invisible = TextFeatures(rawValue: 1 << 7)
  /// What begins the code of Greek and Cyrillic letters.
  static let lookAlike = TextFeatures(rawValue: 1 << 8)
  static let empty = TextFeatures(rawValue: 1 << 9)
  /// A text has variations or substitutions.
  static let varies = TextFeatures(rawValue: 1 << 10)
  /// A text is in another state than that of a finished one.
  static let unfinished = TextFeatures(rawValue: 1 << 11)

  /// What begins the code of letters beyond Latin ones.
  static let otherLetters = TextFeatures(rawValue: 1 << 12)

  /// The first four letters, in any case, of a word that fillers and marks for later have.
  static let fillerWord = TextFeatures(rawValue: 1 << 13)

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(of text: String) {
    let features = Self.featuresOfBytes
    var bits = Self.anything.rawValue
    var previous: UInt8 = 0
    var lastFour: UInt32 = 0
    // The view of a string takes four times as many instructions for each byte.
    let bytes = Array(text.utf8)
    for byte in bytes {
      bits |= features[Int(byte)]
      if byte == 0x20, previous == 0x20 { bits |= Self.repeatedSpace.rawValue }
      previous = byte
      lastFour = lastFour << 8 | UInt32(byte | 0x20)
      switch lastFour {
      case 0x6C6F_7265, 0x7472_616E, 0x706C_6163:  // lore, tran, plac
        bits |= Self.fillerWord.rawValue
      default: break
      }
    }
    if let first = bytes.first {
      if Self.isLoose(first) || Self.isLoose(previous) { bits |= Self.looseEnd.rawValue }
    } else {
      bits |= Self.empty.rawValue
    }
    rawValue = bits
  }

  init(of translation: Translation) {
    self = .anything
    if !translation.substitutions.isEmpty { insert(.varies) }
    for unit in translation.allUnits {
      formUnion(TextFeatures(of: unit.text))
      if !unit.variation.isEmpty { insert(.varies) }
      if unit.state != .translated { insert(.unfinished) }
    }
  }

  private static func isLoose(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x80 }

  /// The features of a text that holds a byte, by the byte.
  private static let featuresOfBytes: [UInt16] = (0...0xFF).map { byte in
    let features: TextFeatures =
      switch byte {
      case 0x25: .percentSign
      case 0x24, 0x7B: .tokenStart
      case 0x3C, 0x5D: .markup
      case 0x0A: [.lineBreak, .invisible]
      case 0x00...0x1F, 0x7F, 0xC2: .invisible
      case 0xCD...0xD3: [.lookAlike, .otherLetters]
      case 0xE2, 0xEF...0xFF: [.invisible, .otherLetters]
      case 0xD4...0xEE: .otherLetters
      default: []
      }
    return features.rawValue
  }
}
