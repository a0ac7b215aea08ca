extension String {
  /// The number of words, as translators count them: runs of letters and digits between spaces, and
  /// each character of a script that is written without spaces.
  package var wordCount: Int {
    var count = 0
    var isInsideWord = false
    for scalar in unicodeScalars {
      if scalar.isPlainLetter {
        // Most of all texts, and the properties of a scalar cost a look-up.
        if !isInsideWord { count += 1 }
        isInsideWord = true
      } else if scalar == " " {
        isInsideWord = false
      } else if scalar.isIdeographic {
        count += 1
        isInsideWord = false
      } else if scalar.properties.isWhitespace {
        isInsideWord = false
      } else if !isInsideWord, scalar.properties.isAlphabetic || scalar.isDigit {
        count += 1
        isInsideWord = true
      }
    }
    return count
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainLetter: Bool {
    (value >= 0x61 && value <= 0x7A) || (value >= 0x41 && value <= 0x5A)
  }

  fileprivate var isDigit: Bool { properties.numericType != nil }

  /// Whether the scalar belongs to Chinese or Japanese writing.
  fileprivate var isIdeographic: Bool {
    switch value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
