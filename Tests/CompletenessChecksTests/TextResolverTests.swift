import LocalizationModel
import SourceFiles
import StringResources
import Testing

@testable import CompletenessChecks

/// What is shown for a key, by language, number and device.
@Suite struct TextResolverTests {
  private func resolver(_ files: KeyValuePairs<FilePath, String>) throws -> TextResolver {
    let tables = try files.map { path, text in
      try #require(ResourceFormat.format(of: path)).table(from: Array(text.utf8), at: path)
    }
    for table in tables { #expect(table.diagnostics.isEmpty) }
    return TextResolver(
      try #require(StringTable(joining: tables, developmentLanguage: "en", jobs: 1))
    )
  }

  private func number(_ name: String, in language: Language) throws -> PluralNumber {
    try #require(PluralNumber.all(in: language).first { $0.name == name })
  }

  @Test("What a language lacks is the development language's in a catalog, and the key in files")
  func fallback() throws {
    let files = try resolver([
      "App/en.lproj/Main.strings": #""title" = "Title"; "both" = "Both";"#,
      "App/de.lproj/Main.strings": #""both" = "Beide"; "own" = "Eigen";"#,
    ])
    #expect(files.text(of: "both", in: "de")?.description == "Beide")
    #expect(files.text(of: "title", in: "de")?.description == "title")
    #expect(files.text(of: "title", in: "fr")?.description == "Title")
    #expect(files.text(of: "own", in: "en")?.origin == .key)
    #expect(files.text(of: "none", in: "en") == nil)
    let catalog = try resolver([
      "App/Main.xcstrings": """
      {"sourceLanguage": "en", "strings": {"title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Title"}}}}, "key": {}},
        "version": "1.0"}
      """
    ])
    #expect(catalog.text(of: "title", in: "de")?.description == "Title")
    #expect(catalog.text(of: "title", in: "de")?.origin == .developmentLanguage)
    #expect(catalog.text(of: "key", in: "de")?.description == "key")
  }

  private let rules = """
    <plist version="1.0"><dict>
    <key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%@: %#@n@ %2$#@f@</string>
      <key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>ld</string>
        <key>zero</key><string>nothing</string>
        <key>one</key><string>%ld file</string>
        <key>few</key><string>%ld pliki</string>
        <key>other</key><string>%ld files</string></dict>
      <key>f</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>other</key><string>(%d)</string></dict></dict>
    <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>mac</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
    </dict></plist>
    """

  @Test("A rule hides the text of its key, and gives each number its form")
  func rule() throws {
    let resolver = try resolver([
      "App/pl.lproj/Main.strings": #""files" = "hidden";"#,
      "App/pl.lproj/Main.stringsdict": rules,
    ])
    let texts = try ["0", "1", "2", "5"].map { name in
      let number = try number(name, in: "pl")
      return resolver.text(of: "files", in: "pl", TextChoices(numbers: [2: number]))?.description
    }
    #expect(
      texts == [
        "%1$@: nothing %2$d".replacing("%2$d", with: "(%2$d)"), "%1$@: %2$ld file (%2$d)",
        "%1$@: %2$ld pliki (%2$d)", "%1$@: %2$ld files (%2$d)",
      ]
    )
    #expect(resolver.text(of: "tap", in: "pl")?.description == "Tap")
    #expect(
      resolver.text(of: "tap", in: "pl", TextChoices(device: "mac"))?.description == "Click"
    )
    #expect(resolver.text(of: "tap", in: "pl", TextChoices(device: "ipad"))?.description == "Tap")
  }

  @Test("A catalog's plural forms go by the first number, and '%arg' is the substitution's")
  func catalog() throws {
    let resolver = try resolver([
      "App/Main.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "%@ has %lld birds": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%1$@ has a bird"}},
          "other": {"stringUnit": {"state": "translated", "value": "%1$@ has %2$lld birds"}}}}}}},
        "sum": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@b@ and %#@a@"},
          "substitutions": {
            "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"state": "translated", "value": "%arg apples"}}}}},
            "b": {"argNum": 2, "formatSpecifier": "d", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "a bird"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}}}}}}},
        "version": "1.0"}
      """
    ])
    let one = try number("1", in: "en")
    let birds = resolver.text(of: "%@ has %lld birds", in: "en", TextChoices(numbers: [2: one]))
    #expect(birds?.description == "%1$@ has a bird")
    let sum = resolver.text(of: "sum", in: "en", TextChoices(numbers: [2: one]))
    #expect(sum?.description == "a bird and %1$lld apples")
    let choices = try #require(resolver.choices(of: "sum", in: "en", and: resolver))
    #expect(Set(choices.map { $0.numbers.keys.sorted() }) == [[1, 2]])
  }

  @Test("0 has a form of its own in any language, and other numbers those of the language")
  func numbers() throws {
    #expect(try number("0", in: "en").forms == ["zero", "other"])
    #expect(try number("0", in: "ru").forms == ["zero", "many", "other"])
    #expect(try number("1", in: "fr").forms == ["one", "other"])
    #expect(try number("0", in: "fr").forms == ["zero", "one", "other"])
    #expect(PluralNumber.all(in: "ja").map(\.name) == ["0", "1"])
    #expect(PluralNumber.all(in: "cs").map(\.forms).contains(["many", "other"]))
  }
}
