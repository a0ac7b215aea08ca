import Foundation
import SourceFiles
import TestSupport
import Testing

@testable import L10nScan
@testable import ScanCommands

@Suite struct ConfigurationTests {
  @Test func `the published schema is made from the keys`() {
    Golden.check(ConfigurationSchema.bytes, "../docs/configuration.schema.json")
  }

  @Test func `every example is a configuration`() throws {
    for key in ConfigurationKey<SettingValues>.all {
      let files = MemoryFiles(["c.json": "{ \(key.name): \(key.example) }"]).fileSystem
      #expect(throws: Never.self) { try ConfigurationReader.read("c.json", in: files) }
    }
  }

  @Test(arguments: [
    ("{}", nil),
    ("{ // end\n}", nil),
    ("/* a */ { 'strict' : true , }", nil),
    ("{ sources: ['a', \"b\",], exclude: [] }", nil),
    ("{ sources: ['\\u0061\\n\\'\\\\'] }", nil),
    ("", "1:1: error: expected a value"),
    ("[]", "1:1: error: expected an object"),
    ("{} {}", "1:4: error: unexpected text behind the end"),
    ("{ strict: maybe }", "1:11: error: unknown word 'maybe'; a text needs quotes"),
    ("{ strict: true strict: true }", "1:16: error: expected ',' or '}'"),
    ("{ strict true }", "1:10: error: expected ':'"),
    ("{ strict: true, strict: false }", "1:17: error: 'strict' stands here more than once"),
    ("{ sources: ['a] }", "1:13: error: the text does not end on its line"),
    ("{ sources: ['\\q'] }", "1:14: error: unknown escape"),
    ("{ /* ", "1:3: error: the comment does not end"),
    ("{ \"a\": 1 }", "1:3: error: unknown key 'a'"),
    ("{ rule: {} }", "1:3: error: unknown key 'rule'; did you mean 'rules'?"),
    ("{ sources: 'a' }", "1:12: error: 'sources' needs a list of texts, such as"),
    ("{ sources: [1] }", "1:13: error: expected a text"),
    ("{ rules: [] }", "1:10: error: 'rules' needs an object of rules, such as"),
  ])
  func `a configuration is read, or what is wrong is told with its place`(
    text: String,
    complaint: String?
  ) {
    let console = RecordingConsole(["c.json": text, "A/a.swift": ""])
    #expect(console.run("--config", "c.json", "--source", "A") == .failure)
    if let complaint {
      #expect(console.complaints.hasPrefix("c.json:\(complaint)"))
      #expect(console.complaints.hasSuffix("error: configuration 'c.json' cannot be used\n"))
    } else {
      #expect(console.complaints.hasPrefix("error: no string table"))
    }
  }

  @Test func `the configuration is looked for upwards, to the end of the repository`() {
    let finder = ConfigurationFinder(
      files: MemoryFiles(["../../.l10nscan.json": "", "../.git/HEAD": ""]).fileSystem
    )
    #expect(finder.find(in: "/a/b/c") == nil)
    let other = ConfigurationFinder(
      files: MemoryFiles(["../../.l10nscan.json": "", "../../.git/HEAD": ""]).fileSystem
    )
    #expect(other.find(in: "/a/b/c") == "../../.l10nscan.json")
    #expect(other.find(in: "/a") == nil)
  }

  @Test func `without a repository, only the working folder has a configuration`() {
    let above = ConfigurationFinder(files: MemoryFiles(["../.l10nscan.json": ""]).fileSystem)
    #expect(above.find(in: "/a/b/c") == nil)
    let here = ConfigurationFinder(files: MemoryFiles([".l10nscan.json": ""]).fileSystem)
    #expect(here.find(in: "/a/b/c") == ".l10nscan.json")
  }
}
