import CompletenessChecks
import Diagnostics
import FuzzTargets
import LocalizationModel
import Platform
import ScanCommands
import SourceFiles
import StringResources
import TestSupport
import Testing

/// Input beyond the limits is told, and what is within them is read all the same.
@Suite(.timeLimit(.minutes(5))) struct LimitTests {
  @Test(arguments: DocumentedLimit.allCases)
  func `what is within a limit is read, and what is beyond it is told`(
    limit: DocumentedLimit
  ) throws {
    let size = try #require(try DocumentedLimit.documented()[limit.rawValue] ?? nil)
    let (within, beyond) = try (limit.isExceeded(by: size), limit.isExceeded(by: size + 1))
    #expect(Set(within) == [false] && Set(beyond) == [true], "\(within), \(beyond)")
  }

  @Test func `each limit with a number is tried`() throws {
    let documented = try DocumentedLimit.documented().filter { $1 != nil }
    #expect(Set(documented.keys) == Set(DocumentedLimit.allCases.map(\.rawValue)))
  }

  @Test func `a catalog of too many languages is read in the first ones`() throws {
    let table = Self.catalog(languages: LanguageSet.limit + 2)
    #expect(table.entries.count == 1)
    #expect(table.entries.first?.translations.count == LanguageSet.limit)
    #expect(
      table.diagnostics.map(\.message) == [
        "The file has more than 1000 languages; the others are not read"
      ]
    )
    #expect(Self.catalog(languages: LanguageSet.limit).diagnostics == [])
  }

  @Test func `variations and substitutions in too many languages take nothing else along`() throws {
    let names = (0...LanguageSet.limit).map { "l\($0)" }
    let forms = #"{"variations":{"plural":{"other":{"stringUnit":{"value":"%arg x"}}}}}"#
    let text = #"{"stringUnit":{"value":"%#@s@"},"substitutions":{"s":\#(forms)}}"#
    let languages = names.map { #""\#($0)":\#(text)"# }.joined(separator: ",")
    let strings = ["a", "b"].map { #""\#($0)":{"localizations":{\#(languages)}}"# }
    let table = Self.table(
      Self.catalogText(holding: strings.joined(separator: ",")),
      at: "Localizable.xcstrings"
    )
    #expect(table.entries.map(\.translations.count) == [LanguageSet.limit, LanguageSet.limit])
    let texts = Set(table.entries.flatMap(\.translations).map { $0.allUnits.map(\.text) })
    #expect(texts == [["%#@s@", "%arg x"]])
  }

  @Test func `keys of any length are read up to the limit`() throws {
    let limit = TableLimit.keyLength.value
    let keys = [limit, limit + 1].map { String(repeating: "k", count: $0) } + ["short"]
    let text = keys.map { "\"\($0)\" = \"x\";\n" }.joined()
    let table = Self.table(text, at: "de.lproj/T.strings")
    #expect(table.entries.map(\.key.utf8.count) == [limit, 5])
    #expect(
      table.diagnostics.map(\.message) == [
        "The file has keys of more than 65536 bytes, which are not read"
      ]
    )
  }

  @Test func `tables of too many languages are told, and texts are expected in the first`() {
    let half = LanguageSet.limit / 2
    let memory = MemoryFiles([
      "a.swift": "",
      "A.xcstrings": Self.catalogText(languages: 0..<half),
      "B.xcstrings": Self.catalogText(languages: half - 1..<2 * half + 2),
      "en.lproj/T.strings": "\"k\" = \"x\";\n",
    ])
    let run = AuditInMemory(
      ["--source", ".", "-f", "xcode", "--only", "malformed-resource"],
      in: memory.fileSystem
    )
    #expect(run.findings.contains { $0.contains("more than 1000 languages") }, "\(run)")
  }

  @Test func `findings of one file are told up to the limit, and that there are more`() {
    let limit = FindingBudget.limit
    let findings = (0...limit).map { Self.finding(in: "a.swift", line: $0 + 1) }
    let other = [Self.finding(in: "b.swift", line: 1)]
    #expect(FindingBudget.applied(to: findings.dropLast() + other).count == limit + 1)
    let cut = FindingBudget.applied(to: findings + other)
    #expect(cut.count == limit + 2)
    #expect(
      cut.filter { $0.message != "m" }.map(\.message) == [
        "more than 50000 findings of this rule in this file; the others are left out"
      ]
    )
  }

  @Test func `findings of all files are told up to a limit as well`() {
    let limit = FindingBudget.limitOfAll
    let findings = (0...limit).map { Self.finding(in: FilePath("\($0 % 8).swift"), line: $0 + 1) }
    let cut = FindingBudget.applied(to: findings)
    #expect(cut.count == limit + 1)
    #expect(
      cut.filter { $0.message != "m" }.map(\.message) == [
        "more than 200000 findings of this rule; the others are left out"
      ]
    )
  }

  @Test func `patterns find the keys that they match, as long as there are comparisons left`() {
    let keys = ["a", "a.", "a.b", "a.b.c", "a/b", "b.a", "é", ""]
    let table = StringTable(
      name: "T",
      container: ".",
      developmentLanguage: "en",
      files: [],
      keys: keys.sorted { $0.precedesInBytes($1) }
        .map { TableKey(key: $0, entries: [], translations: []) }
    )
    let patterns: [[KeyPattern.Element]] = [
      [.literal("a."), .anything], [.literal("a"), .anything, .literal("b")],
      [.anything, .literal("a")], [.literal("é"), .anything], [.literal("z"), .anything],
      [.literal("a")],
    ]
    var search = PatternSearch(comparisons: 1_000)
    for pattern in patterns.map(KeyPattern.init) {
      let found = search.keys(matching: pattern, in: [table])
      #expect(found.map(Set.init) == Set(keys.filter(pattern.matches)), "\(pattern)")
    }
    var short = PatternSearch(comparisons: keys.count - 1)
    #expect(short.keys(matching: KeyPattern([.anything, .literal("a")]), in: [table]) == nil)
  }

  private static func finding(in path: FilePath, line: Int) -> Diagnostic {
    Diagnostic(
      rule: .malformedResource,
      severity: .warning,
      message: "m",
      location: SourceLocation(path: path, offset: line, length: 1, line: line, column: 1)
    )
  }

  private static func catalog(languages count: Int) -> LocalizedTable {
    table(catalogText(languages: 0..<count), at: "Localizable.xcstrings")
  }

  private static func catalogText(languages: Range<Int>) -> String {
    let texts = languages.map { #""l\#($0)":{"stringUnit":{"state":"translated","value":"x"}}"# }
    return catalogText(holding: #""k":{"localizations":{\#(texts.joined(separator: ","))}}"#)
  }

  private static func catalogText(holding strings: String) -> String {
    #"{"sourceLanguage":"l0","strings":{\#(strings)},"version":"1.0"}"#
  }

  private static func table(_ text: String, at path: FilePath) -> LocalizedTable {
    ResourceFormat.readTable(at: path, in: MemoryFiles([path: text]).fileSystem)
  }
}
