import CompletenessChecks
import Diagnostics
import Foundation
import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

@testable import CatalogCompiler

/// The files of a catalog have what the catalog has.
@Suite struct CompiledCatalogTests {
  @Test(arguments: 1...60)
  func `compiled files show the texts of the catalog`(seed: Int) throws {
    let catalog = table(CatalogSample(seed: UInt64(seed)).json)
    #expect(catalog.diagnostics.filter { $0.severity == .error }.isEmpty)
    var options = CompileOptions()
    options.writesSourceTexts = true
    let before = try #require(join([catalog]))
    for form in BuiltTableForm.allCases {
      let files = try compiled(catalog, options, form)
      let after = try #require(join(files))
      let resolvers = (TextResolver(before), TextResolver(after))
      for key in before.keys.map(\.key) {
        for language in before.languages {
          let choices = try #require(resolvers.0.choices(of: key, in: language, and: resolvers.1))
          for choice in choices {
            let old = resolvers.0.text(of: key, in: language, choice)
            let new = resolvers.1.text(of: key, in: language, choice)
            #expect(old?.parts == new?.parts, "\(form) \(key) \(language) \(choice)")
          }
        }
      }
    }
  }

  @Test(arguments: 1...20)
  func `Foundation reads the binary form as it reads XML`(seed: Int) throws {
    let catalog = table(CatalogSample(seed: UInt64(seed)).json)
    for file in CompiledCatalog(catalog).files {
      let lists = try [BuiltTableForm.xml, .binary].map { form in
        let bytes = try form.bytes(of: file.members, areTexts: file.areTexts)
        return try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
          as? NSDictionary
      }
      #expect(lists[0] != nil && lists[0] == lists[1])
      let back = try read(file, .binary)
      #expect(back.diagnostics.isEmpty && back.entries.count == file.members.count)
    }
  }

  @Test func `a long list has objects with larger numbers`() throws {
    let members = (0..<70_000).map { PropertyListNode.Member("key \($0)", .string("ü\($0)")) }
    let bytes = try BuiltTableForm.binary.bytes(of: members, areTexts: true)
    let list = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let texts = try #require(list as? [String: String])
    #expect(texts.count == members.count && texts["key 69999"] == "ü69999")
  }

  @Test func `texts that the code has are left out, unless they are wanted`() throws {
    let catalog = table(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "found": {"localizations": {"en": \(unit("Text", "new")), "de": \(unit("Wort", "new"))}},
        "own": {"extractionState": "manual", "localizations": {"en": \(unit("Own", "new"))}},
        "bare": {"extractionState": "manual"}, "none": {}
      }}
      """
    )
    #expect(
      texts(CompiledCatalog(catalog)) == [
        "en.lproj/Localizable.strings": ["own": "Own", "bare": "bare"],
        "de.lproj/Localizable.strings": ["found": "Wort"],
      ]
    )
    var options = CompileOptions()
    options.writesSourceTexts = true
    options.fillsMissing = true
    #expect(
      texts(CompiledCatalog(catalog, options)) == [
        "en.lproj/Localizable.strings": [
          "found": "Text", "own": "Own", "bare": "bare", "none": "none",
        ],
        "de.lproj/Localizable.strings": [
          "found": "Wort", "own": "Own", "bare": "bare", "none": "none",
        ],
      ]
    )
  }

  @Test func `plural forms get keys of their own, with numbered arguments`() throws {
    let catalog = table(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {
        \(bareUnit("%#@a@ of %@")), "substitutions": {"a": {"formatSpecifier": "lld",
        "variations": {"plural": {"one": \(unit("%arg file")), "other": \(unit("%arg files"))}}}}
      }}}}}
      """
    )
    var options = CompileOptions()
    options.pluralForms = .keys
    #expect(
      texts(CompiledCatalog(catalog, options)) == [
        "en.lproj/Localizable.strings": [
          "k": "%1$lld files of %2$@", "k|==|format": "%1$#@a@ of %2$@",
          "k|==|a.one": "%1$lld file", "k|==|a.other": "%1$lld files",
        ]
      ]
    )
  }

  @Test func `labels become numbers, in the order of the development language`() throws {
    let catalog = table(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
        "en": \(unit("%(a)@ in %(b)@")), "de": \(unit("%(b)@: %(a)@"))}},
        "one": {"localizations": {"en": \(unit("%(a)lld"))}},
        "twice": {"localizations": {"en": \(unit("Hi %(a)@, bye %(a)@ %(n)lld"))}}}}
      """
    )
    #expect(
      texts(CompiledCatalog(catalog)) == [
        "en.lproj/Localizable.strings": [
          "k": "%1$@ in %2$@", "one": "%lld", "twice": "Hi %1$@, bye %1$@ %2$lld",
        ],
        "de.lproj/Localizable.strings": ["k": "%2$@: %1$@"],
      ]
    )
  }

  @Test func `substitutions keep names of their own`() throws {
    let names = ["größe", "value", "NSStringLocalizedFormatKey"]
    let substitutions = names.map { "\"\($0)\": \(Self.substitution)" }.joined(separator: ", ")
    let catalog = table(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {
        \(bareUnit(names.map { "%#@\($0)@" }.joined())), "substitutions": {\(substitutions)}}}}}}
      """
    )
    let rule = try #require(
      CompiledCatalog(catalog).files.first?.members.first?.value.value.members
    )
    #expect(
      rule.map(\.key) == ["NSStringLocalizedFormatKey", "value2", "value", "value3"]
    )
    #expect(rule.first?.value.value.string == "%#@value2@%#@value@%#@value3@")
  }

  @Test func `a language has a folder of each wanted spelling, and none that leads elsewhere`() {
    let catalog = table(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
        "zh-Hant": \(unit("一"))}}}}
      """
    )
    var options = CompileOptions()
    options.languages = ["zh-Hant", "zh_TW", "zh-Hant"]
    let compiled = CompiledCatalog(catalog, options)
    #expect(
      compiled.files.map(\.path.string) == [
        "zh-Hant.lproj/Localizable.strings", "zh_TW.lproj/Localizable.strings",
      ]
    )
    #expect(
      compiled.absent.map(\.string) == [
        "zh-Hant.lproj/Localizable.stringsdict", "zh_TW.lproj/Localizable.stringsdict",
      ]
    )
    options.languages = ["../../evil"]
    let messages = CompiledCatalog(catalog, options).diagnostics.map(\.message)
    #expect(messages == ["no folder can be called like the language '../../evil'"])
  }

  @Test(arguments: ["\u{1}", "\u{FFFE}", "\u{FFFF}"])
  func `XML holds no controls and nothing that is no character`(text: String) {
    let members = [PropertyListNode.Member("k", .dictionary([.init("other", .string(text))]))]
    #expect(throws: BuiltTableForm.Unfit.self) {
      try BuiltTableForm.xml.bytes(of: members, areTexts: false)
    }
    #expect(throws: Never.self) { try BuiltTableForm.binary.bytes(of: members, areTexts: false) }
  }

  private static let form = """
    {"stringUnit": {"state": "translated", "value": "%arg"}}
    """
  private static let substitution = """
    {"formatSpecifier": "lld", "variations": {"plural": {"other": \(form)}}}
    """
  private static let substitutions = "\"substitutions\": {\"a\": \(substitution)}"

  private static let refused: [(text: String, message: String)] = [
    (
      """
      {"stringUnit": {"state": "translated", "value": "%#@b@"}, \(substitutions)}
      """,
      "Referencing undefined substitution 'b'"
    ),
    (
      """
      {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "many"}}}}}
      """,
      "Plural variation requires referencing the number in the string."
    ),
    (
      """
      {"variations": {"plural": {"other": {"stringUnit":
      {"state": "translated", "value": "%lld %#@a@"}}}}, \(substitutions)}
      """,
      "Cannot reference substitution 'a' from here because it is not a plain string"
    ),
    (
      """
      {"variations": {"plural": {"other": \(form)}}}
      """,
      "'%arg' is a number in substitutions alone"
    ),
    (
      """
      {"stringSet": {"state": "translated", "values": ["a", "b"]}}
      """,
      "A set of phrases has no place in the files of a language"
    ),
    (
      """
      {"variations": {"device": {"other": {"variations": {"plural": {"other": \(form)}}}}}}
      """,
      "The fallback device 'other' cannot be varied further"
    ),
  ]

  @Test(arguments: refused)
  func `a text without a place in the files leaves none`(text: String, message: String) {
    let json = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"right": {"localizations": {
        "en": \(unit("Right"))}},
      "k": {"localizations": {"en": \(text)}}}}
      """
    let compiled = CompiledCatalog(table(json))
    #expect(compiled.files.isEmpty)
    let error = compiled.diagnostics.first { $0.severity == .error }
    #expect(error?.message.hasPrefix(message) == true, "\(compiled.diagnostics)")
    #expect(error.map { $0.location.line >= 3 } == true)
  }

  private func bareUnit(_ text: String, _ state: String = "translated") -> String {
    "\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}"
  }

  private func unit(_ text: String, _ state: String = "translated") -> String {
    "{\(bareUnit(text, state))}"
  }

  private func table(_ json: String) -> LocalizedTable {
    let files = MemoryFiles(["Localizable.xcstrings": Array(json.utf8)])
    return ResourceFormat.readTable(at: "Localizable.xcstrings", in: files.fileSystem)
  }

  private func read(_ file: CompiledCatalog.File, _ form: BuiltTableForm) throws -> LocalizedTable {
    let bytes = try form.bytes(of: file.members, areTexts: file.areTexts)
    return try #require(ResourceFormat.format(of: file.path)).table(from: bytes, at: file.path)
  }

  private func compiled(
    _ catalog: LocalizedTable,
    _ options: CompileOptions,
    _ form: BuiltTableForm
  ) throws -> [LocalizedTable] {
    let result = CompiledCatalog(catalog, options)
    #expect(!result.diagnostics.hasErrors, "\(result.diagnostics)")
    return try result.files.map { try read($0, form) }
  }

  private func join(_ files: [LocalizedTable]) -> StringTable? {
    StringTable(joining: files, developmentLanguage: "en", jobs: 1)
  }

  private func texts(_ compiled: CompiledCatalog) -> [String: [String: String]] {
    let files = compiled.files.map { file in
      (file.path.string, Dictionary(file.members.map { ($0.key, $0.value.string ?? "") }) { $1 })
    }
    return Dictionary(files) { $1 }
  }
}
