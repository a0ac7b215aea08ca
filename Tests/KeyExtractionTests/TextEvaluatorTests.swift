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

  // MARK: - Many values

  /// Functions that each ask for all of some keys.
  private func loops(_ count: Int, over keys: Int, named name: String = "all") -> String {
    let values = (0..<keys).map { "\"key.\($0)\"" }.joined(separator: ", ")
    let loop = "for k in \(name) { _ = NSLocalizedString(k, comment: \"\") }"
    return "let \(name) = [\(values)]\n"
      + (0..<count).map { "func f\($0)() { \(loop) }\n" }.joined()
  }

  @Test func `each of some hundred values is a key, in each call`() {
    let extraction = extract(["A.swift": loops(3, over: 900)])[0]
    let expected = (0..<900).map { "key.\($0)" }
    #expect(extraction.references.map(\.key) == expected + expected + expected)
    #expect(Set(extraction.references.map(\.isFinite)) == [true])
    #expect(Set(extraction.references.map(\.location)).count == 3)
    #expect(extraction.dynamicSites == [])
  }

  @Test func `of an enumeration with some hundred cases each is a key`() {
    let cases = (0..<700).map { "case c\($0)" }.joined(separator: "\n")
    let source = """
      enum E: String { \(cases) }
      func a(_ e: E) -> String { NSLocalizedString(e.rawValue, comment: "") }
      func b(_ e: E) -> String { guard e != .c5 else { return "" }; return NSLocalizedString(e.rawValue, comment: "") }
      """
    let keys = (0..<700).map { "c\($0)" }
    #expect(self.keys(["A.swift": source]) == keys + keys.filter { $0 != "c5" })
  }

  @Test func `more keys than a file has room for are those of sites that are not known`() {
    let extraction = extract(["A.swift": loops(400, over: 999)])[0]
    #expect(extraction.references.count == 20 * 999)
    #expect(extraction.dynamicSites.count == 380)
    #expect(Set(extraction.dynamicSites.map(\.pattern.description)) == ["key.*"])
    #expect(Set(extraction.dynamicSites.map(\.reason)) == [.tooManyWays])
    #expect(!extraction.dynamicSites.contains { $0.cause == nil })
  }

  @Test func `more keys than all files have room for are those of sites that are not known`() {
    let source = loops(1, over: 2000)
    let call = String(source.split(separator: "\n")[1])
    var sources = Dictionary(
      uniqueKeysWithValues: (10..<40).map { (FilePath("\($0).swift"), call) }
    )
    sources["All.swift"] = String(source.split(separator: "\n")[0])
    let found = extract(sources)
    #expect(
      found.filter { !$0.references.isEmpty }.map(\.path.string) == (10..<35).map { "\($0).swift" }
    )
    #expect(found.flatMap(\.references).count == 50_000)
    #expect(found.flatMap(\.dynamicSites).count == 5)
  }

  @Test func `what calls have in common is the same, whoever asks first`() {
    var code = loops(8, over: 300)
    code += """
      func key(_ name: String, _ n: Int) -> String { n == 0 ? name : n == 1 ? other(n: n) : "own" }
      func other(n: Int) -> String { n == 0 ? key("x", n) : "other" }
      protocol P { var title: String { get } }
      struct A: P { var title: String { "a" } }
      struct B: P { var title: String { "b" } }

      """
    let calls = (0..<8).map { number in
      """
      func g\(number)(p: P) {
        _ = NSLocalizedString(key("k\(number)", 0), comment: "")
        _ = NSLocalizedString(other(n: \(number)), comment: "")
        _ = NSLocalizedString(p.title, comment: "")
        for k in all { _ = NSLocalizedString("p.\\(k)", comment: "") }
      }

      """
    }
    var sources: [FilePath: String] = ["Declarations.swift": code]
    for (number, call) in calls.enumerated() { sources[FilePath("\(number).swift")] = call }
    let alone = extract(sources, jobs: 1)
    for _ in 0..<4 { #expect(extract(sources, jobs: 8) == alone) }
    #expect(alone[3].references.map(\.key).contains("k3"))
  }

  @Test func `arguments are those of each call`() {
    let source = """
      func pick(_ name: String = "none", _ b: Bool) -> String { b ? name : "fixed" }
      let a = NSLocalizedString(pick("one", true), comment: "")
      let b = NSLocalizedString(pick("two", true), comment: "")
      let c = NSLocalizedString(pick("one", false), comment: "")
      """
    #expect(keys(["A.swift": source]) == ["one", "fixed", "two", "fixed", "one", "fixed"])
  }

  @Test func `of many values in Objective-C each is a key, up to the limit`() {
    let values = (0..<900).map { "@\"key.\($0)\"" }.joined(separator: ", ")
    let loop = "for (NSString *k in all) { id t = NSLocalizedString(k, nil); }"
    let source =
      "static NSArray *all = @[\(values)];\n"
      + (0..<30).map { "void f\($0)(void) { \(loop) }\n" }.joined()
    let extraction = extract(["A.m": source])[0]
    #expect(extraction.references.count == 22 * 900)
    #expect(extraction.references.prefix(900).map(\.key) == (0..<900).map { "key.\($0)" })
    #expect(extraction.dynamicSites.count == 8)
  }
}
