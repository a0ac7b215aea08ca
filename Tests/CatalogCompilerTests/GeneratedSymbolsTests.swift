import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

@testable import CatalogCompiler

/// The symbols of a catalog, in the shape in which Xcode writes them.
@Suite struct GeneratedSymbolsTests {
  @Test func `a key is a property, or a function of its arguments`() throws {
    let source = symbols(
      """
      "plain": {"extractionState": "manual", "comment": "Two\\nlines"},
      "%lld of %@": {"extractionState": "manual"}, "found": {},
      "switch": {"extractionState": "manual"}, "off": {"extractionState": "manual", "generatesSymbol": false}
      """
    ).source
    #expect(
      source.hasSuffix(
        #"""
        nonisolated extension LocalizedStringResource {
            /**
             Localized string for key “%lld of %@” in table “Localizable.xcstrings”.
             */
            static func of(_ arg1: Int, _ arg2: String) -> LocalizedStringResource {
                LocalizedStringResource("%lld of %@", defaultValue: "\(arg1, specifier: "%lld")\(arg2)", table: "Localizable", bundle: resourceBundleDescription)
            }

            /**
             Two
             lines
             
             Localized string for key “plain” in table “Localizable.xcstrings”.
             */
            static var plain: LocalizedStringResource {
                LocalizedStringResource("plain", table: "Localizable", bundle: resourceBundleDescription)
            }

            /**
             Localized string for key “switch” in table “Localizable.xcstrings”.
             */
            static var `switch`: LocalizedStringResource {
                LocalizedStringResource("switch", table: "Localizable", bundle: resourceBundleDescription)
            }
        }
        """#
      ),
      "\(source)"
    )
  }

  @Test func `substitutions and labels name arguments`() throws {
    let source = symbols(
      """
      "sum": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@b@ of %#@a@"}, "substitutions": {
          "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}},
          "b": {"argNum": 2, "formatSpecifier": "d", "variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}}}},
      "named": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%(who)@ has %(rate).1f"}}}}
      """,
      table: "More"
    ).source
    #expect(source.contains("    enum More {\n"))
    #expect(source.contains("static func sum(a: Int, b: Int32) -> LocalizedStringResource {"))
    #expect(source.contains(#"defaultValue: "\(a, specifier: "%lld")\(b, specifier: "%d")","#))
    #expect(source.contains("static func named(who: String, rate: Float) ->"))
    #expect(source.contains(#"\(rate, specifier: "%.1f")"#))
  }

  @Test func `names and comments are Swift, however a text is made`() {
    let source = symbols(
      """
      "a": {"extractionState": "manual", "comment": "From /* to */*", "localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%(in)lld %(self)@ %(in)lld %(arg1)@ %(1st)@"}}}}
      """
    ).source
    #expect(source.contains("From / * to * / *\n"), "\(source)")
    #expect(
      source.contains(
        "func a(`in` arg1: Int, `self` arg2: String, arg1 arg3: String, _1st: String) ->"
      ),
      "\(source)"
    )
    #expect(source.contains(#""\(arg1, specifier: "%lld")\(arg2)\(arg3)\(_1st)""#), "\(source)")
  }

  @Test func `two keys of one symbol are an error at the second`() {
    let result = symbols(
      #""OK": {"extractionState": "manual"}, "Ok": {"extractionState": "manual"}"#
    )
    #expect(result.diagnostics.hasErrors)
    let messages = result.diagnostics.map(\.message)
    #expect(messages == ["This string key would generate the same symbol as \"OK\"."])
  }

  private func symbols(_ strings: String, table: String = "Localizable") -> GeneratedSymbols {
    let path = FilePath("\(table).xcstrings")
    let json = "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(strings)}}"
    let files = MemoryFiles([path: Array(json.utf8)])
    return GeneratedSymbols(ResourceFormat.readTable(at: path, in: files.fileSystem))
  }
}
