import Testing
import TextFormats

@Suite struct EscapesTests {
  @Test(arguments: [
    (#""\ud83d\ude42""#, "\u{1F642}"), (#""\ud83d!""#, "\u{FFFD}!"),
    (#""\uDE42\uD83D""#, "\u{FFFD}\u{FFFD}"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
    (#""\\ud83d""#, #"\ud83d"#), (#"'\'\u00e9\/'"#, "'é/"),
  ])
  func `half a surrogate pair takes as much room as a character`(json: String, text: String) throws
  {
    let node = try JSON5Parser(Array(json.utf8), takingHalves: true).parse()
    #expect(try JSONCoding.decode(from: node) == text)
  }

  @Test(arguments: [#""\ud8""#, #""\x""#, #""\"#])
  func `what is no escape of JSON is an error`(json: String) {
    #expect(throws: JSON5Error.self) { try JSON5Parser(Array(json.utf8)).parse() }
  }

  @Test(arguments: [
    ("", "a &lt;'é\"\r\n&gt; &amp;"), ("\"'\r", "a &lt;&apos;é&quot;&#13;\n&gt; &amp;"),
  ])
  func `a text comes back from its entities`(marks: String, xml: String) {
    let text = "a <'é\"\r\n> &"
    #expect(XMLText.encode(text, marks) == xml)
    #expect(XMLText.decode(Array(xml.utf8)[...]) == text)
  }
}
