import TextFormats
import Testing

@testable import AgentServer

@Suite struct PageTests {
  @Test func `an answer with a full page has 24,000 bytes at most`() {
    let page = Page(of: Array(1...5_000), limit: 5_000, offset: 0) { json, number in
      json.object { $0.member("number", number) }
    }
    let text: VisibleText = "5000 findings: 5000 warnings\(page.rest)\(page.data.fenced)"
    #expect(page.data.count > 1_000)
    #expect(text.bytes.count <= 24_000)
  }
}
