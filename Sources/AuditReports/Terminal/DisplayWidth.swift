extension Character {
  /// The columns that a terminal gives the character: 0, 1 or 2.
  var displayWidth: Int {
    var width = 0
    for scalar in unicodeScalars {
      // A variation selector asks for the coloured form, which is wide: ❤️ against ❤.
      if scalar == "\u{FE0F}" { return 2 }
      width = max(width, scalar.displayWidth)
    }
    return width
  }
}

extension StringProtocol {
  /// The columns that a terminal gives the text.
  var displayWidth: Int {
    // Dividing a text into characters takes two hundred instructions for each.
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    return isPlain ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide || properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Whether the scalar is wide or full-width by Unicode's annex 11, joined to its large blocks.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F: true
    case 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60: true
    case 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}
