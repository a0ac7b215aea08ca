import KeyExtraction
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

/// Keys by names, whose values stand elsewhere.
@Suite struct TextEvaluatorTests {
  private func extract(_ sources: [FilePath: String], jobs: Int = 2) -> [Extraction] {
    let files = MemoryFiles(sources.mapValues { Array($0.utf8) }).fileSystem
    return KeyExtractor().extract(sources.keys.sorted(), in: files, jobs: jobs)
  }

  private func keys(_ sources: [FilePath: String]) -> [String] {
    extract(sources).flatMap(\.references).map(\.key)
  }

  @Test func `a constant is found in another file`() {
    let sources: [FilePath: String] = [
      "A.swift": "let a = NSLocalizedString(Keys.Home.title, comment: \"\")",
      "B.swift": "enum Keys { enum Home { static let title = Keys.prefix + \".title\" } }",
      "C.swift": "extension Keys { static let prefix = \"home\" }",
    ]
    #expect(keys(sources) == ["home.title"])
    #expect(extract(sources)[0].references.map(\.isFinite) == [true])
  }

  @Test func `of two types with one name, the one in the same file is meant`() {
    let use = "let t = NSLocalizedString(Kind.a.rawValue + Kind.b.rawValue, comment: \"\")"
    let sources: [FilePath: String] = [
      "A.swift": "enum Kind: String { case a = \"1\", b = \"2\" }\n\(use)",
      "B.swift": "enum Kind: String { case a = \"3\", b = \"4\" }",
      "C.swift": use,
    ]
    #expect(keys(sources) == ["12", "12", "14", "32", "34"])
  }

  @Test func `of two types with one name in a file, the one around the use is meant`() {
    let source = """
      enum A { enum Kind: String { case a = "1"; var t: String { NSLocalizedString(rawValue, comment: "") } } }
      enum B { enum Kind: String { case a = "2"; var t: String { NSLocalizedString(rawValue, comment: "") } } }
      """
    #expect(keys(["A.swift": source]) == ["1", "2"])
  }

  @Test func `a sentence with values in it is no list of keys`() {
    let source = """
      enum Kind: String { case a, b }
      func text(_ kind: Kind) -> String { NSLocalizedString("Sort by \\(kind)", comment: "") }
      """
    let extraction = extract(["A.swift": source])[0]
    #expect(extraction.references.isEmpty)
    #expect(extraction.dynamicSites.map(\.pattern.description) == ["Sort by *"])
  }

  @Test func `a constant of Objective-C is known in Swift`() {
    let sources: [FilePath: String] = [
      "A.swift": "let a = NSLocalizedString(SDTitleKey, comment: \"\")",
      "B.m": "NSString *const SDTitleKey = @\"title\";",
    ]
    #expect(keys(sources) == ["title"])
  }

  @Test func `a translation asks for no other one`() {
    let source = "let t = NSLocalizedString(String(localized: \"inner\"), comment: \"\")"
    #expect(keys(["A.swift": source]) == ["inner"])
    #expect(extract(["A.swift": source])[0].dynamicSites.isEmpty)
  }

  @Test func `more texts than a person writes are not known`() {
    let cases = (0..<20).map { "case c\($0)" }.joined(separator: "\n")
    let source = """
      enum E: String { \(cases) }
      func key(_ a: E, _ b: E) -> String {
        NSLocalizedString(a.rawValue + "." + b.rawValue, comment: "")
      }
      """
    let extraction = extract(["A.swift": source])[0]
    #expect(extraction.references.isEmpty)
    #expect(extraction.dynamicSites.map(\.pattern.description) == ["c*.c*"])
    #expect(extraction.dynamicSites.first?.cause == "there are too many texts")
  }

  @Test func `what stands for itself is not known`() {
    let sources: [FilePath: String] = [
      "A.swift": """
      let a = b + b
      let b = c + c
      let c = a + a
      let t = NSLocalizedString(a, comment: "")
      """
    ]
    let site = extract(sources)[0].dynamicSites.first
    #expect(site?.pattern == .anything)
    #expect(site?.cause == "it stands for itself")
  }
}
