import Testing

@testable import LanguageServer

@Suite struct MessageFramerTests {
  @Test func `messages come in pieces of any length`() {
    let texts = ["{}", "", "[1,2]\r\n\r\n", "é"]
    let stream = texts.flatMap { MessageFramer.frame(Array($0.utf8)) }
    for length in 1...stream.count {
      var framer = MessageFramer()
      var found: [String] = []
      for start in stride(from: 0, to: stream.count, by: length) {
        framer.append(Array(stream[start..<min(start + length, stream.count)]))
        while let content = framer.next() { found.append(String(decoding: content, as: UTF8.self)) }
      }
      #expect(found == texts)
    }
  }

  @Test(arguments: [
    "content-length:2\n\n{}", "Content-Type: x\r\nContent-Length: 2\r\n\r\n{}",
    "no header\r\n\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: two\r\n\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}",
  ])
  func `headers may stand in any form, and what is none is skipped`(stream: String) {
    var framer = MessageFramer()
    framer.append(Array(stream.utf8))
    #expect(framer.next() == Array("{}".utf8))
    #expect(framer.next() == nil)
  }
}
