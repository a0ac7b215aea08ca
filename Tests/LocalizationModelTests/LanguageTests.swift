import LocalizationModel
import SourceFiles
import Testing

@Suite struct LanguageTests {
  /// A code that is canonical already is read in a way of its own.
  @Test(
    arguments: [
      ("sv", "sv-SE", true), ("de", "de_DE", true), ("zh-Hant", "zh-HK", true),
      ("zh", "zh-Hans", true),
      ("es", "es-419", true), ("zh-Hans", "zh-HK", false), ("pt-PT", "pt-BR", false),
      ("sv", "sv", false), ("de", "da", false), ("sr-Latn", "sr-Cyrl", false),
    ] as [(Language, Language, Bool)]
  )
  func `two languages may differ in a region alone`(
    language: Language,
    other: Language,
    isOther: Bool
  ) {
    #expect(language.isOtherRegion(of: other) == isOther)
    #expect(other.isOtherRegion(of: language) == isOther)
  }

  @Test(arguments: [
    ("de_DE", "de-DE"), ("pt_br", "pt-BR"), ("pt_BR", "pt-BR"), ("PT-BR", "pt-BR"),
    ("zh_CN", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh-TW", "zh-Hant"),
    ("zh-HK", "zh-HK"), ("zh_hk", "zh-HK"), ("zh-hans", "zh-Hans"), ("ZH_HANS", "zh-Hans"),
    ("sr_latn", "sr-Latn"), ("iw-IL", "he-IL"), ("IW_il", "he-IL"), ("no-NO", "nb-NO"),
    ("in_ID", "id-ID"), ("in-ID", "id-ID"), ("no", "nb"), ("es-419", "es-419"),
    ("German", "de"), ("_english", "en"), ("english", "english"), ("Farsi", "fa"),
    ("Welsh", "cy"), ("Catalan", "ca"), ("de-D1", "de-D1"),
    ("sr-LATN", "sr-Latn"), ("sr-LaTN", "sr-Latn"),
  ])
  func `every spelling of a language has one id`(spelling: String, id: String) {
    #expect(Language(spelling).id == id)
    #expect(Language(Language(spelling).id) == Language(spelling))
  }

  @Test(arguments: ["pt-BR copy", "sr@Latin", "de~iPad", "../../X", "$(LANGUAGE)", "Å-BB"])
  func `what is no code stays as it is written`(spelling: String) {
    #expect(Language(spelling).id == spelling)
    #expect(!Language(spelling).isTag)
  }

  @Test(
    arguments: [
      "", ".", "..", "../../x", "a/b", "en/../../q", ".git/x", "/de", "de/", "d\0e", "d\ne",
      "..\u{200D}", "de\u{200B}", "C:\\de", String(repeating: "x", count: 250),
    ]
  )
  func `what no folder can be called is the name of no language`(spelling: String) {
    #expect(Language(named: spelling) == nil)
    #expect(FilePath("a").folder(of: Language(spelling)) == nil)
  }

  @Test(arguments: ["de", "zh_CN", "German", "sr@latin", "pt-BR copy", "Klingon", "x-a"])
  func `what a folder can be called may be one`(spelling: String) {
    let language = Language(spelling)
    #expect(Language(named: spelling) == language)
    #expect(FilePath("a").folder(of: language)?.string == "a/\(language).lproj")
  }
}
