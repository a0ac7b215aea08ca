import Diagnostics
import SourceFiles
import TestSupport
import Testing

@Suite struct AnnotationTests {
  @Test func `An annotation becomes spaces, and all positions stay`() {
    let line = #"let a = f("é")  // expect: key="ü" comment="x""#
    let fixture = Fixture(line + "\nlet b = 1\n")
    let code = #"let a = f("é")  "#
    let blank = String(repeating: " ", count: line.utf8.count - code.utf8.count)
    #expect(fixture.text.string == code + blank + "\nlet b = 1\n")
    #expect(
      fixture.expectations.references == [
        ExpectedReference(line: 1, fields: [.key: "ü", .comment: "x"])
      ]
    )
  }

  @Test func `Several references stand on one line, and escapes are those of Swift`() {
    let fixture = Fixture(#"// expect: key="a\n\"\\" table="T"; key="\u{E9}\t""#)
    #expect(
      fixture.expectations.references == [
        ExpectedReference(line: 1, fields: [.key: "a\n\"\\", .table: "T"]),
        ExpectedReference(line: 1, fields: [.key: "é\t"]),
      ]
    )
  }

  @Test func `A finding has an offset and a count if it wants`() {
    let fixture = Fixture(
      "\n// expected-error@+1 2 {{one}} {{two}} // expected-note@-1 {{three}}\n"
    )
    #expect(
      fixture.expectations.findings == [
        ExpectedFinding(line: 3, severity: .error, substring: "one", count: 2),
        ExpectedFinding(line: 3, severity: .error, substring: "two", count: 2),
        ExpectedFinding(line: 1, severity: .note, substring: "three"),
      ]
    )
  }

  @Test func `An XML comment can be an annotation, and what follows it stays`() {
    let fixture = Fixture("<a/><!-- expected-warning {{x}} --><b/>")
    #expect(fixture.text.string == "<a/>                               <b/>")
    #expect(
      fixture.expectations.findings == [
        ExpectedFinding(line: 1, severity: .warning, substring: "x")
      ]
    )
  }

  @Test func `The header gives options or says that nothing is expected`() {
    let fixture = Fixture("// options: --routine L10n\n// expect: nothing\r\n")
    #expect(fixture.expectations.options == ["--routine", "L10n"])
    #expect(fixture.expectations.expectsNothing)
  }

  @Test(arguments: [
    "// expect: key=x", "// expect: table=\"x\"", "// expect: kye=\"x\"", "// expect@1: key=\"x\"",
    "// expected-warning {x}", "// expected-errors {{x}}", "// expect: key=\"\\q\"",
    "// expect: key=\"x", "// expected-error@ {{x}}", "// expect: key=\"x\" and more",
  ])
  func `What cannot be understood is a problem, not an empty test`(text: String) {
    #expect(Fixture(text).expectations.problems.count == 1)
  }

  @Test(arguments: ["// expectation", "// we expect: nothing", "let url = \"http://expect\""])
  func `Other comments are left alone`(text: String) {
    let fixture = Fixture(text)
    #expect(fixture.text.string == text)
    #expect(fixture.expectations.isEmpty && fixture.expectations.problems.isEmpty)
  }

  @Test func `A fixture in UTF-16 is annotated like any other, and stored as it was`() {
    let text = "\"a\" = \"b\"; // expected-error {{x}}\n"
    let stored = TextEncoding.utf16BigEndian.encode(text)
    let fixture = Fixture(path: "a.strings", place: "a.strings", bytes: stored)
    #expect(fixture.expectations.findings.count == 1)
    #expect(fixture.stored.count == stored.count)
    #expect(fixture.stored.starts(with: [0xFE, 0xFF, 0, 0x22]))
  }
}

extension Fixture {
  /// Makes a fixture that exists only here.
  init(_ text: String) {
    self.init(path: "App.swift", place: "App.swift", bytes: Array(text.utf8))
  }
}
