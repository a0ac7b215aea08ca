import CompletenessChecks
import LocalizationModel
import SourceFiles
import Testing

struct JoiningTests {
  @Test
  func `the files of a table are put together by folder and name`() {
    let project = Project(
      extractions: [],
      tables: [
        .strings("App/en.lproj/Localizable.strings", ["a": "A"]),
        .strings("App/de.lproj/Localizable.strings", ["a": "Ä", "b": "B"]),
        .strings("App/de.lproj/Errors.strings", ["a": "Fehler"]),
        .strings("Widget/en.lproj/Localizable.strings", ["a": "W"]),
      ]
    )
    #expect(project.tables.map(\.container) == ["App", "App", "Widget"])
    #expect(project.tables.map(\.name) == ["Errors", "Localizable", "Localizable"])
    #expect(project.table("App")?.languages == ["de", "en"])
    #expect(project.table("App")?.keys.map(\.key) == ["a", "b"])
    #expect(project.table("App")?["a"]?.translation(in: "de")?.text == "Ä")
    #expect(project.table("App")?["a"]?.translation(in: "fr") == nil)
  }

  @Test
  func `Base counts as the development language`() {
    let project = Project(
      extractions: [],
      tables: [.strings("Base.lproj/Main.strings", ["a": "A"])],
      developmentLanguage: "fr"
    )
    #expect(project.table(".", "Main")?["a"]?.translation(in: "fr")?.text == "A")
    #expect(project.languages.expected == ["fr"])
  }

  @Test
  func `a stringsdict entry overrides the strings entry, and a later duplicate an earlier one`() {
    let project = Project(
      extractions: [],
      tables: [
        .strings("en.lproj/Localizable.stringsdict", ["n": "plural"]),
        .strings("en.lproj/Localizable.strings", ["n": "plain", "a": "first", "a": "last"]),
      ]
    )
    #expect(project.table(".")?["n"]?.translation(in: "en")?.text == "plural")
    #expect(project.table(".")?["a"]?.translation(in: "en")?.text == "last")
    #expect(project.table(".")?["a"]?.entries.count == 2)
    #expect(project.table(".")?.keys.map(\.translations.count) == [1, 1])
  }

  @Test
  func `texts are in the order of languages, and the one that prevails may come first`() {
    let project = Project(
      extractions: [],
      tables: [
        .strings("Base.lproj/Localizable.stringsdict", ["n": "plural"]),
        .strings("de.lproj/Localizable.strings", ["n": "deutsch"]),
        .strings("en.lproj/Localizable.strings", ["n": "plain"]),
        .strings("ar.lproj/Localizable.strings", ["n": "arabic"]),
      ],
      developmentLanguage: "en"
    )
    let translations = project.table(".")?["n"]?.translations
    #expect(translations?.map(\.text) == ["arabic", "deutsch", "plural"])
    #expect(translations?.map(\.language) == ["ar", "de", "en"])
  }

  @Test
  func `phrases of an App Shortcut are uses of their keys`() {
    var extraction = Extraction.asking("A.swift", for: "Walk in ${applicationName}")
    extraction.references[0].table = "AppShortcuts"
    extraction.references[0].alternatives = ["Stroll with ${applicationName}"]
    let phrases = ["Walk in ${applicationName}", "Stroll with ${applicationName}", "Old"]
    let texts = KeyValuePairs(
      dictionaryLiteral: (phrases[0], ""),
      (phrases[1], ""),
      (phrases[2], "")
    )
    let project = Project(
      extractions: [extraction],
      tables: [.strings("en.lproj/AppShortcuts.strings", texts)]
    )
    let keys = phrases.map { project.table(".", "AppShortcuts")?[$0] }
    #expect(keys.map { $0?.references.count } == [1, 1, 0])
  }

  @Test
  func `a reference is entered at the key in every table of its name`() {
    let project = Project(
      extractions: [.asking("App/A.swift", for: "a", "gone")],
      tables: [
        .strings("App/en.lproj/Localizable.strings", ["a": "A"]),
        .strings("Kit/en.lproj/Localizable.strings", ["a": "A"]),
        .strings("App/en.lproj/Other.strings", ["a": "A"]),
      ]
    )
    #expect(project.table("App")?["a"]?.references == [0])
    #expect(project.table("Kit")?["a"]?.references == [0])
    #expect(project.table("App", "Other")?["a"]?.references == [])
  }

  @Test(arguments: [
    ("%? items", "%lld items", true), ("%? items", "%1$@ items", true),
    ("%@ of %lld", "%1$@ of %2$lld", true), ("%@ of %lld", "%2$@ of %1$lld", false),
    ("%lld items", "%@ items", false), ("%? items", "many items", false),
    ("%lld%% of %?", "%lld%% of %@", true), ("%? %?", "%@", false),
  ])
  func `specifiers match by kind`(asked: String, stored: String, isSame: Bool) {
    let project = Project(
      extractions: [.asking("A.swift", for: asked)],
      tables: [.strings("en.lproj/Localizable.strings", [stored: "text"])]
    )
    #expect(project.table(".")?[stored]?.references == (isSame ? [0] : []))
  }

  @Test
  func `the development language is the option's, the catalogs', or English`() {
    let german = LocalizedTable.strings("de.lproj/A.strings", [:])
    let english = LocalizedTable.strings("en-GB.lproj/A.strings", [:])
    let french = LocalizedTable.catalog("A.xcstrings", source: "fr", [:])
    func development(_ tables: LocalizedTable..., option: Language? = nil) -> Language {
      Project(extractions: [], tables: tables, developmentLanguage: option).languages.development
    }
    #expect(development(german, english, french, option: "it") == "it")
    #expect(development(german, english, french) == "fr")
    #expect(development(german, english) == "en-GB")
    #expect(development(german) == "de")
    #expect(development() == "en")
  }

  @Test
  func `the coverage counts what the findings count`() {
    let project = Project(
      extractions: [],
      tables: [
        .catalog(
          "Localizable.xcstrings",
          ["Save": ["de": "Sichern"], "Cancel": [:], "%@ – %@": [:]]
        )
      ],
      expectedLanguages: ["en", "de"]
    )
    let coverage = project.coverage()
    #expect(coverage.map(\.language) == ["de", "en"])
    #expect(coverage.map(\.keys) == [2, 2])
    #expect(coverage.map(\.translated) == [1, 2])
    #expect(coverage.map(\.missing) == [1, 0])
  }
}
