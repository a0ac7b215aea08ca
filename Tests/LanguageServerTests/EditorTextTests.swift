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
    (false, #"'a\n::b\u{1B}[31m*c*' is in no string table"#),
    (true, #"'a\\n::b\\u\{1B\}\[31m\*c\*' is in no string table"#),
  ])
  func `a card is spelled as the client reads it`(isMarkdown: Bool, text: String) {
    let content = MarkupContent([KeyCard(unknown: hostile)], isMarkdown: isMarkdown)
    #expect(content.value.string == text)
  }
}
