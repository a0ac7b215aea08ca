import FuzzTargets
import KeyExtraction
import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

/// Depth and length cost no more than memory: no stack overflows, and time stays linear.
@Suite(.timeLimit(.minutes(20))) struct NestingTests {
  static let depth = 500

  struct Case: CustomTestStringConvertible, Sendable {
    var path: FilePath
    var opening: String
    var middle = ""
    var closing = ""
    var testDescription: String { "\(opening)… in \(path)" }
    var whole: [UInt8] {
      Array(repeated(opening).utf8) + Array(middle.utf8) + Array(repeated(closing).utf8)
    }
    var half: [UInt8] { Array(repeated(opening).utf8) }
    private func repeated(_ text: String) -> String { String(repeating: text, count: depth) }
  }

  @Test(arguments: [
    Case(path: "a.swift", opening: "/*", closing: "*/"),
    Case(path: "a.swift", opening: "(", closing: ")"),
    Case(path: "a.swift", opening: "{", closing: "}"),
    Case(path: "a.swift", opening: "\"\\(", closing: ")\""),
    Case(path: "a.swift", opening: "\"\"\"\n\\(", closing: ")\n\"\"\""),
    Case(
      path: "a.swift",
      opening: "NSLocalizedString(",
      middle: "\"a\"",
      closing: ", comment: \"\")"
    ),
    Case(path: "a.swift", opening: "String(localized: ", middle: "\"a\"", closing: ")"),
    Case(path: "a.swift", opening: "\"a\" + ", middle: "\"b\""),
    Case(path: "a.swift", opening: "a ? b : ", middle: "c"),
    Case(path: "a.swift", opening: "#if A\n", closing: "#endif\n"),
    Case(path: "a.swift", opening: "a /b "), Case(path: "a.swift", opening: "=/"),
    Case(path: "a.swift", opening: "#/"),
    Case(path: "a.swift", opening: "#"), Case(path: "a.swift", opening: "/"),
    Case(path: "a.swift", opening: "\""), Case(path: "a.swift", opening: "a<", closing: ">"),
    Case(path: "a.swift", opening: "func a(b: LocalizedStringKey = {", closing: "})"),
    Case(path: "a.swift", opening: "import SwiftUI\nText(", middle: "\"a\"", closing: ")"),
    Case(path: "a.m", opening: "[", closing: "]"), Case(path: "a.m", opening: "(", closing: ")"),
    Case(path: "a.m", opening: "@\"a\" ", middle: ";"), Case(path: "a.m", opening: "\\\n"),
    Case(path: "a.m", opening: "NSLocalizedString(", middle: "@\"a\"", closing: ", nil)"),
    Case(path: "a.m", opening: "#if A\n", closing: "#endif\n"),
  ])
  func `sources may nest as deeply as they like`(nesting: Case) {
    for bytes in [nesting.whole, nesting.half] {
      let extraction = KeyExtractor().extract(from: SourceText(path: nesting.path, bytes: bytes))
      #expect(extraction.path == nesting.path)
    }
  }

  @Test(arguments: [
    Case(path: "a.strings", opening: "{", closing: "}"),
    Case(path: "a.strings", opening: "(", closing: ")"),
    Case(path: "a.strings", opening: "\"a\" = {", closing: "};"),
    Case(path: "a.strings", opening: "/*", closing: "*/"),
    Case(path: "a.strings", opening: "\"a\" "),
    Case(path: "a.strings", opening: "\""), Case(path: "a.strings", opening: "<"),
    Case(path: "a.strings", opening: ";"), Case(path: "a.strings", opening: "\\"),
    Case(path: "a.stringsdict", opening: "<dict>", closing: "</dict>"),
    Case(path: "a.stringsdict", opening: "<plist><dict><key>a</key>", closing: "</dict></plist>"),
    Case(path: "a.stringsdict", opening: "<!--"), Case(path: "a.stringsdict", opening: "&amp;"),
    Case(path: "a.stringsdict", opening: "<array>", closing: "</array>"),
    Case(path: "a.xcstrings", opening: "[", closing: "]"),
    Case(path: "a.xcstrings", opening: "{\"strings\":", closing: "}"),
    Case(path: "a.xcstrings", opening: "{\"strings\":{\"a\":", closing: "}}"),
    Case(path: "a.xcstrings", opening: "{\"variations\":{\"plural\":{\"one\":", closing: "}}}"),
    Case(path: "a.xcstrings", opening: "\"\\u00"), Case(path: "a.xcstrings", opening: ","),
  ])
  func `tables may nest as deeply as they like`(nesting: Case) throws {
    let format = try #require(ResourceFormat.format(of: nesting.path))
    for bytes in [nesting.whole, nesting.half] {
      let table = format.table(from: bytes, at: nesting.path)
      #expect(!table.diagnostics.isEmpty || table.entries.isEmpty)
    }
  }

  @Test func `a text may have as many forms as it likes`() {
    let forms = (0..<20_000).map { number in
      "\"form \(number)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"%d\"}}"
    }
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%d files": {"localizations": {
      "en": {"variations": {"plural": {\(forms.joined(separator: ",\n"))}}}}}}}
      """
    let files = FileSystem.memory([
      "App/a.swift": "let text = String(localized: \"\\(count) files\")",
      "App/Localizable.xcstrings": catalog,
    ])
    let audit = AuditInMemory(
      ["--source", "App", "--strings", "App", "--format", "xcode"],
      in: files
    )
    #expect(audit.findings.count { $0.hasSuffix("[unknown-plural-form]") } == forms.count)
  }
}
