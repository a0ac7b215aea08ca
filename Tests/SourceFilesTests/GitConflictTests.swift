import SourceFiles
import Testing

@Suite struct GitConflictTests {
  private func ours(_ text: String) -> (text: String, messages: [String]) {
    let (ours, conflicts) = SourceText(path: "a", bytes: Array(text.utf8)).ours()
    return (String(decoding: ours.bytes, as: UTF8.self), conflicts.map(\.message))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `of a conflict our lines are left, at their places`(end: String) {
    let lines = ["a", "<<<<<<< HEAD", "b", "c", "=======", "ä", ">>>>>>> x/y", "d"]
    let (text, messages) = ours(lines.joined(separator: end))
    let blanks = { String(repeating: " ", count: $0) }
    let left = ["a", blanks(12), "b", "c", blanks(7), blanks(2), blanks(11), "d"]
    #expect(text == left.joined(separator: end))
    #expect(messages == ["git conflict, 2 lines of ours ('HEAD') against 1 line of theirs ('x/y')"])
  }

  @Test func `the base is neither side, and both may be empty or have no name`() {
    let (text, messages) = ours("<<<<<<<\n||||||| 1\na\n=======\n>>>>>>>\nb")
    #expect(text.filter { !$0.isWhitespace } == "b")
    #expect(messages == ["git conflict, 0 lines of ours against 0 lines of theirs"])
  }

  @Test(arguments: [
    "=======", "a\n=======\nb", "<<<<<<< a\n=======\nb", "=======\n>>>>>>> a",
    "<<<<<<<a\n=======\n>>>>>>> b", " <<<<<<< a\n=======\n>>>>>>> b",
    "<<<<<<<< a\n=======\n>>>>>>> b",
    "<<<<<<< a\n======= b =======\n>>>>>>> c", "<<<<<<< a\n>>>>>>> b\n=======", "",
  ])
  func `what has not all three marks is a text`(text: String) {
    #expect(ours(text) == (text, []))
  }

  @Test func `a conflict that is not closed hides none that is`() {
    let text = "<<<<<<< a\n<<<<<<< b\n=======\nc\n>>>>>>> d\n<<<<<<< e\n=======\n>>>>>>> f"
    let found = ours(text).messages.map { $0.contains("('b')") || $0.contains("('e')") }
    #expect(found == [true, true])
  }
}
