import CommandLineOptions
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("extract", "extract"),
    ("exract", "extract"),
    ("extarct", "extract"),
    ("EXTRACT", "extract"),
    ("ext", "extract"),
    ("exit", nil),
    ("e", nil),
    ("rule", "rules"),
    ("", nil),
    ("something-else", nil),
  ])
  func `the nearest name is found, and none where all are far`(written: String, name: String?) {
    #expect(["audit", "extract", "rules", "explain"].nearest(to: written) == name)
  }

  @Test func `of equally near names the first one counts`() {
    #expect(["ab1", "ab2"].nearest(to: "ab3") == "ab1")
  }
}
