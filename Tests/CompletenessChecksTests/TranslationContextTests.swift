import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@testable import CompletenessChecks

@Suite struct TranslationContextTests {
  @Test func `a translation context is freed after its use`() throws {
    let tables: [LocalizedTable] = [
      .strings("en.lproj/Localizable.strings", ["a": "%d"]),
      .strings("de.lproj/Localizable.strings", ["a": "%@"]),
    ]
    let table = try #require(Project(extractions: [], tables: tables).tables.first)
    let translation = try #require(table.keys.first?.translations.first)
    weak var kept: TranslationContext?
    do {
      let key = KeyContext(of: table.keys[0], in: table)
      let traits = LanguageTraits(of: try #require(translation.language))
      let features = translation.features(in: traits, of: table.keys[0].key)
      let context = TranslationContext(translation, features, in: traits, of: key)
      #expect(!context.placeholderProblems.isEmpty)
      kept = context
    }
    #expect(kept == nil)
  }
}
