import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources
import Testing

@Suite struct CatalogReadingTests {
  /// The members of a catalog in front of its keys.
  private static let head = #"{"sourceLanguage": "en", "version": "1.0", "strings": "#

  private func read(_ localizations: String) throws -> LocalizedTable {
    let text = Self.head + #"{"k": {"localizations": {\#(localizations)}}}}"#
    let format = try #require(ResourceFormat.format(of: "a.xcstrings"))
    return format.table(from: Array(text.utf8), at: "a.xcstrings")
  }

  @Test(arguments: [
    #""de": {}, "de": {}"#, #""fr": {}, "de": {}, "fr": {}"#, #""de": {}, "fr": {}, "de": {}"#,
    #""de": {}, "d\u0065": {}"#, #""d\u0065": {}, "fr": {}, "de": {}"#,
    #""de": {"stringUnit": {"value": "a", "state": "new", "value": "b"}}"#,
    #""de": {"stringUnit": {"state": "new", "value": "a", "sta\u0074e": "new"}}"#,
  ])
  func `a member that stands in an object twice is told, in whatever order`(
    localizations: String
  ) throws {
    let messages = try read(localizations).diagnostics.map(\.message)
    #expect(messages.count == 1 && messages[0].hasSuffix("stands in this object more than once"))
  }

  @Test(arguments: [
    #""de": {}, "d": {}, "dee": {}"#, #""fr": {}, "de": {}, "fr-CA": {}"#,
    #""e\u0301": {}, "\u00e9": {}"#, #""é": {}, "é": {}"#,
  ])
  func `members whose names begin alike or look alike are not the same`(
    localizations: String
  ) throws {
    #expect(try read(localizations).diagnostics.isEmpty)
  }

  @Test func `words that are spelled with escapes are the same words`() throws {
    let table = try read(
      #""d\u0065": {"string\u0055nit": {"st\u0061te": "trans\u006cated", "valu\u0065": "\u0061"}}"#
    )
    let unit = try #require(table.entries.first?.translations.first?.units.first)
    #expect(unit.text == "a" && unit.state == .translated)
    #expect(table.entries[0].translations[0].language == "de")
  }

  @Test func `texts of a member that stands there twice are all read`() throws {
    let format = try #require(ResourceFormat.format(of: "a.xcstrings"))
    let member = #""localizations": {"de": {"stringUnit": {"value": "a"}}}"#
    let text = Self.head + #"{"k": {\#(member), \#(member)}}}"#
    let table = format.table(from: Array(text.utf8), at: "a.xcstrings")
    #expect(table.entries.map(\.translations.count) == [2])
    #expect(table.diagnostics.count == 1)
  }

  @Test func `what can be the name of no language is told once, and its texts are left out`()
    throws
  {
    let names = ["../../x", "", "a/b", "..\\u200d", "d\\u0000e", ".git/x"]
    let texts = names.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"Out"}}"# }
    let kept = #""de":{"stringUnit":{"state":"translated","value":"In"}}"#
    let entry = "{\"localizations\":{\((texts + [kept]).joined(separator: ","))}}"
    let strings = #"{"a":\#(entry),"b":\#(entry)}"#
    let json = #"{"sourceLanguage":"../y","version":"1.0","strings":\#(strings)}"#
    for text in [json, laidOut(json)] {
      let format = try #require(ResourceFormat.format(of: "L.xcstrings"))
      let table = format.table(from: Array(text.utf8), at: "L.xcstrings")
      #expect(table.sourceLanguage == nil)
      #expect(Set(table.diagnostics.map(\.rule)) == [.malformedResource])
      #expect(table.diagnostics.count == names.count + 1)
      #expect(table.diagnostics[1].message == "'../../x' is not the name of a language")
      #expect(table.diagnostics[1].location.length == 9)
      #expect(table.entries.map { $0.translations.map(\.language) } == [["de"], ["de"]])
      let units = table.entries.flatMap { $0.translations.flatMap(\.units) }
      #expect(units.map(\.text) == ["In", "In"])
    }
  }

  /// The same in Xcode's layout.
  private func laidOut(_ json: String) -> String {
    var (text, depth) = ("", 0)
    for character in json {
      switch character {
      case "{":
        depth += 1
        text += "{\n" + String(repeating: "  ", count: depth)
      case "}":
        depth -= 1
        text += "\n" + String(repeating: "  ", count: depth) + "}"
      case ",": text += ",\n" + String(repeating: "  ", count: depth)
      case ":": text += " : "
      default: text.append(character)
      }
    }
    return text
  }

  @Test func `languages are found in any order`() throws {
    let format = try #require(ResourceFormat.format(of: "a.xcstrings"))
    let keys = [
      ["de", "en", "fr"], ["fr", "de"], ["en"], ["pt_BR", "en", "fr", "it"], ["de", "it"],
    ]
    let members = keys.enumerated().map { index, languages in
      let list = languages.map { #""\#($0)": {}"# }.joined(separator: ", ")
      return #""k\#(index)": {"localizations": {\#(list)}}"#
    }
    let text = Self.head + #"{\#(members.joined(separator: ", "))}}"#
    let table = format.table(from: Array(text.utf8), at: "a.xcstrings")
    let found = table.entries.map { $0.translations.compactMap(\.language) }
    #expect(found == keys.map { $0.map { Language($0) } })
  }

  @Test func `a member that stands twice is told, however many there are in whatever order`() throws
  {
    let names = (0..<100).reversed().map { "plural \($0)" } + ["plural 50", "plural \\u0037"]
    let forms = names.map { "\"\($0)\" : {\"stringUnit\" : {\"value\" : \"a\"}}" }
    let text = """
      \(Self.head){"k" : {"localizations" : {"en" : {"variations" : {"plural" : {
      \(forms.joined(separator: ",\n"))
      }}}}}}}
      """
    let format = try #require(ResourceFormat.format(of: "a.xcstrings"))
    let table = format.table(from: Array(text.utf8), at: "a.xcstrings")
    #expect(table.diagnostics.map(\.location.line) == [102, 103])
    #expect(table.entries[0].translations[0].units.count == 102)
  }
}
