import SourceFiles
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("abcabd", "abd", 3..<6), ("abc", "", 0..<0), ("abc", "abc", 0..<3), ("aaab", "aab", 1..<4),
  ])
  func `a text is found where it stands first`(text: String, part: String, range: Range<Int>) {
    #expect(Array(text.utf8)[...].firstOccurrence(of: Array(part.utf8)) == range)
  }

  @Test(arguments: [("abc", "abcd"), ("", "a"), ("aaa", "b")])
  func `what does not stand in a text is not found`(text: String, part: String) {
    #expect(Array(text.utf8)[...].firstOccurrence(of: Array(part.utf8)) == nil)
  }
}
