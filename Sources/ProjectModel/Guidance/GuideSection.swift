import LocalizationModel
import SourceFiles

/// A section of a guide: what its heading, and those around it, say of the lists in it.
struct GuideSection {
  let level: Int
  /// Whether its lists are of words that are not translated.
  let keepsTerms: Bool
  /// The language that its translations are in; nil where the headings name none, or several.
  let language: Language?

  init() { (level, keepsTerms, language) = (0, false, nil) }

  init(_ title: String, level: Int, within outer: GuideSection) {
    let words = title.lowercased()
    self.level = level
    keepsTerms = Self.phrases.contains { words.contains($0) } || outer.keepsTerms
    language = Self.language(of: title) ?? outer.language
  }

  /// The phrases of headings above words that stay as they are.
  private static let phrases = [
    "do not translate", "don't translate", "don’t translate", "never translate", "not translate",
    "not translated", "not be translated", "untranslated", "keep in english",
  ]

  /// Returns the language that a heading names: as a whole, in parentheses, or as one of its words.
  private static func language(of title: String) -> Language? {
    let title = title.withoutMarks
    if let language = Language.called(title) { return language }
    let marks: Set<Character> = ["(", ")", "[", "]", ":", "–", "—", ",", "/"]
    let parts = title.split(whereSeparator: marks.contains).map { String($0).withoutMarks }
    let named = Set(parts.compactMap(Language.called))
    if named.count == 1 { return named.first }
    let words = title.split { $0 == " " || marks.contains($0) }.map(String.init)
    // Small words such as "is" and "no" are codes as well.
    let languages = Set(words.filter { $0.first?.isUppercase == true }.compactMap(Language.called))
    return named.isEmpty && languages.count == 1 ? languages.first : nil
  }

  /// Reads what stands behind an arrow: translations into the section's language, or `de: …, fr: …`.
  func translations(in text: String) -> [Language: [String]] {
    var translations: [Language: [String]] = [:]
    for part in text.split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let pair = part.split(separator: ":" as Character, maxSplits: 1).map {
        String($0).withoutMarks
      }
      guard pair.count == 2, let language = Language.called(pair[0]) else {
        translations = [:]
        break
      }
      translations[language] = pair[1].alternatives
    }
    if !translations.isEmpty { return translations }
    return language.map { [$0: text.alternatives] }?.filter { !$0.value.isEmpty } ?? [:]
  }
}
