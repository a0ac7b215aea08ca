import LocalizationModel
import Testing

@testable import LocalizationExchange

@Suite struct XLIFF20WriterTests {
  /// A catalog may call a language what it likes.
  @Test func `the name of a language adds no markup`() {
    var unit = ExchangeUnit(id: "door", source: "Door")
    unit.context.others = [#"<x a="b"> & c"#: "Tür"]
    let file = ExchangeFile(original: "App.xcstrings", units: [unit])
    let document = ExchangeDocument(source: "en", target: "de", files: [file])
    let tool = ExchangeTool(id: "l10nscan", name: "l10nscan", version: "1")
    let text = String(decoding: XLIFF20Writer.bytes(of: document, by: tool), as: UTF8.self)
    #expect(text.contains(#"<note category="text-&lt;x a=&quot;b&quot;&gt; &amp; c">Tür</note>"#))
  }
}
