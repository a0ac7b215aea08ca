import TextFormats
import Testing

@Suite struct XMLEventsTests {
  @Test(arguments: [
    ("<a/>", "<a></a>"),
    ("\u{FEFF}<?xml version=\"1.0\"?>\n<a>x</a>\n<!-- end -->", "<a>x</a>"),
    ("<a b='1' c=\"&lt;&#10;\n\"/>", "<a b=1 c=<\n ></a>"),
    ("<a>x<!-- y -->z</a>", "<a>xz</a>"),
    ("<a><![CDATA[<&]]></a>", "<a><&</a>"),
    ("<a>1\r\n2\r3&#13;</a>", "<a>1\n2\n3\r</a>"),
    (
      "<p:a xmlns:p='u'><b xmlns='v'/><p:c p:d='1'/></p:a>", "<{u}a><{v}b></b><{u}c {u}d=1></c></a>"
    ),
    ("<a>&amp;amp; &#x1F600;</a>", "<a>&amp; 😀</a>"),
  ])
  func `a document is read part by part`(text: String, parts: String) throws {
    #expect(try read(text) == parts)
  }

  @Test(arguments: [
    ("", "the file holds no element"),
    ("x<a/>", "a text stands outside of all elements"),
    ("<a/><b/>", "'<b>' stands behind the end of the document"),
    ("<a><b></a>", "'</a>' ends no element"),
    ("<a>", "the file is cut short: 'a' is open"),
    ("<a", "the file is cut short: a tag has no end"),
    ("<a><!-- b</a>", "the file is cut short: '<!--' has no '-->'"),
    ("<a><![CDATA[b</a>", "the file is cut short: '<![CDATA[' has no ']]>'"),
    ("<!DOCTYPE a><a/>", "a document type is not read, as it may declare entities"),
    ("<a>&b;</a>", "the entity '&b' is not known"),
    ("<a>b & c</a>", "the entity '& c' is not known"),
    ("<a b='1' b='2'/>", "'<a>' has an attribute twice"),
    ("<a b=1/>", "a tag is damaged"),
    ("<a b='<'/>", "'<' stands in a value"),
    ("<a>\u{1}</a>", "a text holds a control character"),
    ("<p:a/>", "the prefix of 'p:a' stands for no namespace"),
  ])
  func `what is not well formed is told`(text: String, message: String) {
    let error = #expect(throws: XMLError.self) { try read(text) }
    #expect(error?.message == message)
  }

  @Test func `elements do not stand too deep`() {
    let text = String(repeating: "<a>", count: 300)
    let error = #expect(throws: XMLError.self) { try read(text) }
    #expect(error?.message == "elements stand too deep")
  }

  private func read(_ text: String) throws -> String {
    var events = XMLEvents(Array(text.utf8))
    var parts = ""
    while let event = try events.next() {
      switch event {
      case .start(let name, let attributes):
        let values = attributes.map { " \(shown($0.name))=\($0.value)" }.joined()
        parts += "<\(shown(name))\(values)>"
      case .end(let name): parts += "</\(name.name)>"
      case .text(let text): parts += text
      }
    }
    return parts
  }

  private func shown(_ name: XMLName) -> String {
    name.space.isEmpty ? name.name : "{\(name.space)}\(name.name)"
  }
}
