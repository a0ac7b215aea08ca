import FormatStrings
package import LocalizationModel
import SourceFiles

extension ArraySlice<UInt8> {
  /// Returns the number of characters that a comment allows the texts of a key: `max-length:30`,
  /// `at most 12 characters`.
  ///
  /// Where a text itself says so, of what users write, the comment retells it.
  package func lengthLimit(of key: TableKey) -> Int? {
    guard mayTellLength, let limit = String(decoding: self, as: UTF8.self).lengthLimit else {
      return nil
    }
    let texts = [key.key] + key.translations.flatMap(\.allUnits).map(\.text)
    return !limit.isFlag && texts.contains { $0.tells(limit.count) } ? nil : limit.count
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
  /// The number of characters that a comment allows, and whether it stands behind a flag, which no text
  /// has.
  fileprivate var lengthLimit: (count: Int, isFlag: Bool)? {
    let words = lowercased().split { !($0.isLetter || $0.isNumber) }
    for (index, word) in words.enumerated() {
      guard let number = Int(word), number > 1, index > 0 else { continue }
      let before = words[..<index].suffix(3).joined(separator: " ")
      if Self.flags.contains(where: { before.hasSuffix($0) }) { return (number, true) }
      let unit = words[(index + 1)...].first ?? ""
      let isCounted = unit.hasPrefix("char") || unit.hasPrefix("letter")
      if isCounted, Self.bounds.contains(where: { before.hasSuffix($0) }) {
        let isAbove = before.hasSuffix("than") && !before.hasSuffix("more than")
        return (isAbove ? number - 1 : number, false)
      }
    }
    return nil
  }

  /// Returns whether a text tells a limit itself, as it is or with the number put in.
  fileprivate func tells(_ limit: Int) -> Bool {
    [limit, limit + 1].contains { number in
      replacingSpecifiers(with: Array(String(number).utf8)).lengthLimit?.count == limit
    }
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
