import FormatStrings
import LocalizationModel

extension TableKey {
  /// The first English noun in the plural behind a whole number in the development language's text; nil
  /// where that text varies, or its words are to agree with the number by themselves.
  func countedNoun(in table: StringTable) -> String? {
    guard table.developmentLanguage.base == "en" else { return nil }
    let source = sourceTranslation(in: table)
    if source?.varies == true { return nil }
    let text = source?.text ?? key
    let bytes = Array(text.utf8)
    guard !bytes.links.contains(where: \.isAttribute) else { return nil }
    return FormatString(text).placeholders.lazy.compactMap { specifier -> String? in
      let rest = bytes[specifier.range.upperBound...]
      guard specifier.kind.isInteger, rest.first == 0x20 else { return nil }
      let word = rest.dropFirst().prefix(while: \.isLetter)
      return word.isEnglishPlural ? String(decoding: word, as: UTF8.self) : nil
    }.first
  }

  /// Whether a key nearby has the text for a single thing, so that code chooses between them.
  func hasSingular(in table: StringTable) -> Bool {
    guard let noun = countedNoun(in: table), let index = table.index(ofKeyNamed: key) else {
      return false
    }
    let singular = noun.dropLast()
    let count = sourceText(in: table).split(separator: " ").count
    return (max(0, index - 3)..<min(table.keys.count, index + 4)).contains { other in
      let words = table.keys[other].sourceText(in: table).split(separator: " ")
      return words.contains(singular) && words.count <= count + 1
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a word in small letters is a noun in the plural by its ending, and none of those words that
  /// end so too.
  fileprivate var isEnglishPlural: Bool {
    guard count > 3, last == UInt8(ascii: "s"), allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) else {
      return false
    }
    return !"isu".utf8.contains(self[endIndex - 2])
      && !["always", "besides", "does", "perhaps", "sometimes", "towards"]
        .contains(String(decoding: self, as: UTF8.self))
  }
}
