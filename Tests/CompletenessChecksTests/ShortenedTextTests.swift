import Testing

@testable import CompletenessChecks

@Suite struct ShortenedTextTests {
  @Test func `a text in a message is one line of eighty scalars at most`() {
    #expect("Save".shortened == "Save")
    #expect("One\nTwo".shortened == "One⏎Two")
    let long = String(repeating: "ä", count: 80)
    #expect(long.shortened == long)
    #expect((long + "b").shortened == long + "…")
    #expect(("\n" + long).shortened == "⏎" + long.dropLast() + "…")
    let decomposed = String(repeating: "e\u{301}", count: 41)
    #expect(Array(decomposed.shortened.utf8) == Array((decomposed.dropLast() + "…").utf8))
  }
}
