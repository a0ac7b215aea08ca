import FormatStrings
import LocalizationModel

extension StringTable {
  /// Returns the language that the keys are texts in, where the development language has other texts for
  /// them: its users read the keys, and it needs no table.
  ///
  /// It is the one whose texts repeat the keys; else the only one without any text, where the keys have
  /// letters that the development language is not written in.
  func findLanguageOfKeys(among expected: [Language]) -> Language? {
    let others = expected.filter { $0.base != developmentLanguage.base }
    guard !others.isEmpty, !isReadBySystem else { return nil }
    // So many tell of all.
    let texts = keys.prefix(40).filter {
      !$0.key.looksLikeIdentifier && FormatString.hasLetters($0.key)
    }
    guard texts.count >= Self.fewestKeys, repeats(texts, in: developmentLanguage) == false else {
      return nil
    }
    let repeating = others.filter { repeats(texts, in: $0) == true }
    if !repeating.isEmpty { return repeating.count == 1 ? repeating[0] : nil }
    let silent = others.filter { language in
      texts.allSatisfy { $0.translation(in: language) == nil }
    }
    guard silent.count == 1 else { return nil }
    let foreign = texts.count { $0.key.isForeign(to: developmentLanguage, andOf: silent[0]) }
    return foreign * 3 >= texts.count ? silent[0] : nil
  }

  /// So many keys show a habit.
  private static let fewestKeys = 3

  /// Whether nearly all texts of a language are their keys; false where nearly none is, and nil for what is
  /// in between, or too little.
  private func repeats(_ keys: [TableKey], in language: Language) -> Bool? {
    let told = keys.compactMap { key in key.translation(in: language).map { $0.holds(key.key) } }
    guard told.count >= Self.fewestKeys else { return nil }
    let same = told.count { $0 }
    return same * 5 >= told.count * 4 ? true : same * 5 <= told.count ? false : nil
  }
}

extension String {
  /// Whether a text has letters that a language is not written in, and another one may be: another script,
  /// and beside English letters with marks.
  fileprivate func isForeign(to language: Language, andOf other: Language) -> Bool {
    guard let own = WritingSystem.expected(in: language),
      let others = WritingSystem.expected(in: other), let system = mainWritingSystem
    else { return false }
    if system != .latin { return others.contains(system) && !own.contains(system) }
    return language.base.id == "en" && others.isEmpty
      && unicodeScalars.contains { (0xC0..<0x250).contains($0.value) }
  }
}
