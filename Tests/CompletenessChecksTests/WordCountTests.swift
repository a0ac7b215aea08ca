import Testing

@testable import CompletenessChecks

@Suite struct WordCountTests {
  @Test(arguments: [
    ("", 0), ("one", 1), ("Water the plants, please!", 4), ("%@ – %@", 0), ("don't", 1),
    ("水をやる", 4), ("3 Äpfel\n und mehr", 4), ("…", 0),
  ])
  func `words are counted as translators do`(text: String, count: Int) {
    #expect(text.wordCount == count)
  }
}
