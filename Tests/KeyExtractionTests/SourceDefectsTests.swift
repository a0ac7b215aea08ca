import Diagnostics
import KeyExtraction
import LocalizationModel
import SourceFiles
import Testing

@Suite struct SourceDefectsTests {
  @Test(arguments: [
    ("let a = \"b\nlet c = \"d", "1:9 string literal is not closed"),
    ("let a = \"b\\\"", "1:9 string literal is not closed"),
    ("let a = #\"b\"", "1:9 string literal is not closed"),
    ("let a = \"\"\"\nb\n\"\"", "1:9 string literal is not closed"),
    ("let a = 1 // b /*\n/* /* */ c", "2:1 comment is not closed"),
    ("f(a, [b)", "1:6 '[' is not closed"),
    ("f(a]\n) }", "1:4 ']' closes nothing"),
    ("f {\n  g(", "1:3 '{' is not closed"),
    ("a\0b", "1:2 file is binary, not source code"),
  ])
  func `defects of Swift have a place`(text: String, defect: String) {
    #expect(defects(in: Array(text.utf8), of: "A.swift").first == defect)
  }

  @Test(arguments: [
    ("NSString *a = @\"b", "1:15 string literal is not closed"),
    ("int a; /* b", "1:8 comment is not closed"),
  ])
  func `defects of Objective-C have a place`(text: String, defect: String) {
    #expect(defects(in: Array(text.utf8), of: "A.m") == [defect])
  }

  @Test func `bytes that are no text have a place`() {
    let comment = Array("// ".utf8) + [0xE9]
    let literal = Array("a(@\"".utf8) + [0xE9] + Array("\")".utf8)
    #expect(defects(in: comment, of: "A.swift") == ["1:4 byte 0xE9 is not valid UTF-8"])
    #expect(defects(in: comment, of: "A.m").isEmpty)
    #expect(defects(in: literal, of: "A.m") == ["1:5 byte 0xE9 is not valid UTF-8"])
  }

  @Test(arguments: [
    "", "let a = \"\"", "let a = #\"\"\"#", "let a = \"\"\"\n\\\"\"\n\"\"\"", "/* /* */ */",
    "// /*", "let r = /[(]/", "let a = ##\"\"#\"##", "let a = \"\\(f(\")\"))\"",
  ])
  func `well-formed Swift has none`(text: String) {
    #expect(defects(in: Array(text.utf8), of: "A.swift").isEmpty)
  }

  @Test func `the branches of a condition in C may each open a block`() {
    let text = "#if A\nif (a) {\n#else\nif (b) {\n#endif\n}\nchar c = '\"';\n#error don't\n"
    #expect(defects(in: Array(text.utf8), of: "A.m").isEmpty)
  }

  private func defects(in bytes: [UInt8], of path: FilePath) -> [String] {
    let text = SourceText(path: path, bytes: bytes)
    return KeyExtractor().extract(from: text).diagnostics.map { diagnostic in
      #expect(diagnostic.rule == .malformedSource)
      return "\(diagnostic.location.line):\(diagnostic.location.column) \(diagnostic.message)"
    }
  }
}
