import FormatStrings
import LocalizationModel
import SourceFiles

extension String {
  /// Why nothing in the text differs between languages; nil where it has words.
  var sparing: Sparing? {
    if !FormatString.hasLetters(self) { return .noLetters }
    return isAddress || isPathOfFile || isShortcut ? .noWords : nil
  }

  /// Whether the text is the path of a file, such as `/usr/local/bin`.
  private var isPathOfFile: Bool {
    (utf8.first == UInt8(ascii: "/") || hasPrefix("~/")) && !utf8.contains(UInt8(ascii: " "))
      && utf8.count { $0 == UInt8(ascii: "/") } > 1
  }

  /// Whether the text shows the keys to press, such as `⌘ Q`.
  private var isShortcut: Bool {
    utf8.count <= 16 && !isASCII && contains { "⌃⌥⇧⌘".contains($0) } && count { $0.isLetter } == 1
  }

  /// Whether the text is a number with one letter, such as that of a currency: `Đ0.00`.
  var isAmount: Bool {
    guard utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return false }
    // Two of them are too many already.
    let letters = Array(unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(2))
    return letters.count == 1 && letters.allSatisfy { $0.properties.isCased }
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool { utf8.allSatisfy { $0 <= 0x20 } }
}

extension FormatString {
  /// Whether a text holds a letter beside its specifiers, and so something to translate.
  static func hasLetters(_ text: String, as dialect: Dialect = .plain) -> Bool {
    text.replacingSpecifiers(as: dialect, with: []) { !$0.hasSpaceFlag }.hasLetter
  }
}

extension String {
  var hasLetter: Bool {
    // Nearly every text has an ASCII letter, and the properties of a scalar cost a look-up.
    utf8.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      || unicodeScalars.contains { $0.properties.isAlphabetic && !$0.isMark }
  }
}

extension Unicode.Scalar {
  /// Whether it only marks a letter before it, as a sign for a vowel does.
  fileprivate var isMark: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }
}
