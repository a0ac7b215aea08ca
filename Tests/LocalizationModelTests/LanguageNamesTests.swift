import LocalizationModel
import Testing

struct LanguageNamesTests {
  @Test(arguments: [
    ("de", "German"), ("German", "German"), ("pt-BR", "Brazilian Portuguese"),
    ("pt_BR", "Brazilian Portuguese"),
    ("zh-CN", "Simplified Chinese"), ("zh-Hant", "Traditional Chinese"),
    ("es-419", "Latin American Spanish"),
    ("nb", "Norwegian Bokmål"), ("de-LI", "German (LI)"), ("es-AR", "Spanish (Argentina)"),
    ("sr-Latn", "Serbian (Latin)"), ("zh-Hant-HK", "Chinese (Traditional, Hong Kong)"),
    ("tlh", "tlh"), ("", ""),
  ])
  func `a language has an English name`(spelling: String, name: String) {
    #expect(Language(spelling).name == name)
  }

  @Test
  func `a code of ISO 639 is known`() {
    #expect(Language("de-AT").isKnown)
    #expect(Language("tlh").isKnown)
    #expect(!Language("jp").isKnown)
    #expect(Language("ger") == "de")
    #expect(!Language("qqq").isKnown)
  }
}
