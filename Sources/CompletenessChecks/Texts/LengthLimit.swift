import FormatStrings

extension ArraySlice<UInt8> {
  /// The number of characters that a comment allows: `max-length:30`, `at most 12 characters`.
  package var lengthLimit: Int? {
    mayTellLength ? String(decoding: self, as: UTF8.self).lengthLimit : nil
  }

  /// Whether there are a digit and the first letters of a word without which no length is told.
  private var mayTellLength: Bool {
    guard contains(where: \.isDigit) else { return false }
    var recent: UInt32 = 0
    return contains { byte in
      recent = recent << 8 | UInt32(byte | 0x20)
      // max, char, lett
      return recent & 0xFF_FFFF == 0x6D_6178 || recent == 0x6368_6172 || recent == 0x6C65_7474
    }
  }
}

extension String {
  /// The number of characters that a comment allows.
  fileprivate var lengthLimit: Int? {
    let words = lowercased().split { !($0.isLetter || $0.isNumber) }
    for (index, word) in words.enumerated() {
      guard let number = Int(word), number > 1, index > 0 else { continue }
      let before = words[..<index].suffix(3).joined(separator: " ")
      if Self.flags.contains(where: { before.hasSuffix($0) }) { return number }
      let unit = words[(index + 1)...].first ?? ""
      let isCounted = unit.hasPrefix("char") || unit.hasPrefix("letter")
      if isCounted, Self.bounds.contains(where: { before.hasSuffix($0) }) {
        return before.hasSuffix("than") && !before.hasSuffix("more than") ? number - 1 : number
      }
    }
    return nil
  }

  /// How translation services write a limit.
  private static let flags = ["max length", "maxlength", "max len", "maxlen"]
  private static let bounds = [
    "max", "maximum", "limit", "limit to", "limited to", "up to", "at most", "less than",
    "no more than", "not more than", "within",
  ]

  /// The number of characters, placeholders left out.
  var lengthWithoutPlaceholders: Int {
    replacingSpecifiers(with: []) { !$0.isAccidental }.count
  }
}
