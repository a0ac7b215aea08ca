import TextFormats
import Testing

@testable import LanguageServer

@Suite struct EditorTextTests {
  private let hostile = "a\n::b\u{1B}[31m*c*"

  @Test func `of what is put into Markdown nothing is taken for markup`() {
    let text: EditorMarkdown = "**\(hostile)**"
    #expect(text.string == #"**a\\n::b\\u\{1B\}\[31m\*c\***"#)
  }

  @Test(arguments: [
    ("---", #"\---"#), ("+ a", #"\+ a"#), ("1. b", #"1\. b"#), ("23) c", #"23\) c"#),
    ("    code", "code"), ("  - d", #"\- d"#), ("v1.2 - e", "v1.2 - e"), ("12", "12"), ("", ""),
  ])
  func `a text at the beginning of a line begins no block`(text: String, spelled: String) {
    #expect(EditorMarkdown(text).string == spelled)
  }

  @Test(arguments: [
    (false, #"'a\n::b\u{1B}[31m*c*' is in no string table"#),
    (true, #"'a\\n::b\\u\{1B\}\[31m\*c\*' is in no string table"#),
  ])
  func `a card is spelled as the client reads it`(isMarkdown: Bool, text: String) {
    let content = MarkupContent([KeyHover(unknown: hostile)], isMarkdown: isMarkdown)
    #expect(content.value.string == text)
  }
}
