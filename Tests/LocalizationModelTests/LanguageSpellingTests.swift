import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@Suite struct LanguageSpellingTests {
  /// The ids of today, put together at random of what ids are made of.
  @Test(arguments: (0..<Fuzzing.count(byDefault: 40)).map(UInt64.init))
  func `an id stays in each spelling of it, and what it inherits ends`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let parts = [
        ["de", "en", "pt", "zh", "sr", "nb", "fil", "gsw", "he"],
        ["", "", "Hans", "Hant", "Latn", "Cyrl"],
        ["", "", "BR", "HK", "TW", "CN", "RS", "419", "001"],
      ].map { $0.randomElement(using: &random) ?? "" }.filter { !$0.isEmpty }
      let language = Language(parts.joined(separator: "-"))
      #expect(Language(language.id) == language)
      #expect(Language(parts.joined(separator: "_")) == language, "\(parts)")
      #expect(Language(parts.joined(separator: "-").lowercased()) == language, "\(parts)")
      #expect(Language(parts.joined(separator: "_").uppercased()) == language, "\(parts)")
      #expect(language.isTag && language.isKnown)
      #expect(FilePath("a").folder(of: language)?.name == "\(language).lproj")
      var (ancestor, steps) = (language.parent, 0)
      while let next = ancestor, steps < 9 {
        #expect(
          next != language && next.base == language.base || next.base == "zh",
          "\(language), \(next)"
        )
        (ancestor, steps) = (next.parent, steps + 1)
      }
      #expect(steps < 4)
    }
  }
}
