import Diagnostics
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@Suite struct ComparisonTests {
  @Test func `What is annotated and found passes`() {
    let fixture = Fixture("a // expect: key=\"a\"; key=\"b\"\nb // expected-error {{bad [rule]}}\n")
    var extraction = Extraction(path: "App.swift")
    extraction.references = [.at(1, "a"), .at(1, "b")]
    extraction.diagnostics = [.at(2, "very bad")]
    #expect(fixture.mismatches(with: extraction) == [])
  }

  @Test func `A reference that is missing or unexpected fails at its line`() {
    let fixture = Fixture("// expect: key=\"a\"\n// expect: key=\"b\" comment=\"c\"\n")
    var extraction = Extraction(path: "App.swift")
    extraction.references = [.at(2, "x"), .at(3, "y")]
    let messages = fixture.mismatches(with: extraction).map(\.description)
    #expect(
      messages == [
        "App.swift:1: no reference with key=\"a\"",
        "App.swift:2: key: expected \"b\", found \"x\"",
        "App.swift:2: comment: expected \"c\", found \"\"",
        "App.swift:3: unexpected reference with key \"y\" by f",
      ]
    )
  }

  @Test func `A finding that is missing, unexpected or found too seldom fails at its line`() {
    let fixture = Fixture("// expected-error 2 {{bad}}\n// expected-warning {{bad}}\n")
    let messages = fixture.mismatches(with: [.at(1, "bad"), .at(2, "bad")]).map(\.description)
    #expect(
      messages == [
        "App.swift:1: no such error: {{bad}} (found 1 of 2)",
        "App.swift:2: no such warning: {{bad}}",
        "App.swift:2: unexpected error: bad [rule]",
      ]
    )
  }

  @Test func `A note of a diagnostic may be demanded, and need not be`() {
    var diagnostic = Diagnostic.at(1, "bad")
    diagnostic.notes = [.init("first here", at: .line(2)), .init("also here", at: .line(3))]
    let fixture = Fixture("// expected-error {{bad}}\n// expected-note {{first}}\n")
    #expect(fixture.mismatches(with: [diagnostic]) == [])
  }

  @Test func `A dynamic site is a note with its reason and its pattern`() {
    let fixture = Fixture(
      "// expected-note {{key is composed at run time: 'a.*' [dynamic-key]}}"
    )
    var extraction = Extraction(path: "App.swift")
    extraction.dynamicSites = [
      DynamicSite(
        pattern: KeyPattern([.literal("a."), .anything]),
        reason: .joined,
        routine: "f",
        location: .line(1)
      )
    ]
    #expect(fixture.mismatches(with: extraction) == [])
  }

  @Test func `A folder without fixtures fails instead of passing for want of cases`() throws {
    let fixture = try #require(Fixture.all(in: "NoSuchFolder").first)
    #expect(fixture.mismatches(with: []).map(\.message) == ["no fixture in this folder"])
    let project = try #require(FixtureProject.all(in: "NoSuchFolder").first)
    #expect(project.mismatches(with: []).map(\.message) == ["no project in this folder"])
  }

  @Test func `A variant may only move lines`() throws {
    let fixture = Fixture("f(a)\n")
    var (plain, moved) = (Extraction(path: "App.swift"), Extraction(path: "App.swift"))
    plain.references = [.at(1, "a")]
    moved.references = [.at(2, "a")]
    for variant in fixture.variants {
      let isMoved = variant.name == "after a line of emoji"
      let isSilent = variant.name.hasPrefix("inside")
      #expect(variant.mismatches(moved, plain: plain).isEmpty == isMoved)
      #expect(variant.mismatches(plain, plain: plain).isEmpty == (!isMoved && !isSilent))
    }
    #expect(fixture.variants.count == 6)
  }

  @Test func `A truncated file may hold less, and nothing else`() {
    let fixture = Fixture("f(ab)\n")
    var (whole, cut) = (Extraction(path: "App.swift"), Extraction(path: "App.swift"))
    whole.references = [.at(1, "ab")]
    cut.references = [.at(1, "a")]
    #expect(fixture.mismatches(truncated: cut, whole: whole, cut: 4) == [])
    cut.references = [.at(1, "b")]
    #expect(fixture.mismatches(truncated: cut, whole: whole, cut: 4).count == 1)
    #expect(fixture.truncations.map(\.count) == Array(0..<6))
  }

  @Test func `A mismatch is a failure of the running test`() {
    withKnownIssue { Mismatch(path: "App.swift", line: 0, "message").record() }
  }
}

extension SourceFiles.SourceLocation {
  static func line(_ line: Int) -> Self {
    Self(path: "App.swift", offset: line * 10, length: 1, line: line, column: 1)
  }
}

extension KeyReference {
  static func at(_ line: Int, _ key: String) -> Self {
    KeyReference(key: key, routine: "f", location: .line(line))
  }
}

extension Diagnostic {
  static func at(_ line: Int, _ message: String) -> Self {
    Diagnostic(rule: "rule", severity: .error, message: message, location: .line(line))
  }
}
