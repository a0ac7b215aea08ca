import LocalizationModel

/// A key that holds one plural form of a text, beside keys for the others: `files##{few}`,
/// `files.few`.
struct PluralKey {
  let category: String
  private let beginning: Substring
  private let end: Substring

  /// Returns nil for a key that does not end in a category behind a sign.
  init?(_ key: String) {
    guard key.mayEndInCategory,
      let last = key.lastIndex(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    let rest = key[...last]
    let start = rest.lastIndex { !($0.isLetter || $0.isNumber) }
    guard let start, start > key.startIndex else { return nil }
    let word = rest[key.index(after: start)...]
    guard Variation.pluralCategories.contains(word.lowercased()) else { return nil }
    category = word.lowercased()
    beginning = key[...start]
    end = key[key.index(after: last)...]
  }

  /// Whether a table has the form that every language has, so that its forms are spread over keys.
  func isSpread(in table: StringTable) -> Bool {
    ["other", "OTHER"].contains { table.key(named: beginning + $0 + end) != nil }
  }

  /// Whether a language never uses the form.
  func isUnknown(to language: Language) -> Bool {
    PluralRules.rules(for: language).map { $0[category] == nil } ?? false
  }
}

extension String {
  /// Whether the last letter that the bytes tell of may be that of a category.
  fileprivate var mayEndInCategory: Bool {
    for byte in utf8.reversed() {
      switch byte {
      case 0x80...: return true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return false
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        return Self.endsOfCategories.contains(byte | 0x20)
      default: continue
      }
    }
    return false
  }

  private static let endsOfCategories = Variation.pluralCategories.compactMap(\.utf8.last)

  /// Whether the key is that of the text for one thing, beside another for several: `files (one)`.
  var isNameOfSingular: Bool {
    if hasSuffix("singular") { return true }
    return PluralKey(self)?.category == "one"
  }
}
