import Testing

@testable import JSONRPC

@Suite struct MessageFramerTests {
  @Test func `messages with headers come in pieces of any length`() {
    let texts = ["{}", "", "[1,2]\r\n\r\n", "é"]
    let stream = texts.flatMap { Framing.headers.frame(Array($0.utf8)) }
    for length in 1...stream.count {
      #expect(Self.messages(.headers, in: stream, by: length) == texts)
    }
  }

  @Test func `lines come in pieces of any length, and blank ones say nothing`() {
    let stream = Array("{}\n\n [1,2]\r\n \t\né\n{\"unfinished\"".utf8)
    for length in 1...stream.count {
      #expect(Self.messages(.lines, in: stream, by: length) == ["{}", " [1,2]\r", "é"])
    }
  }

  @Test func `a line that is too long is skipped to its end`() {
    var framer = MessageFramer(.lines)
    framer.append([UInt8](repeating: 0x20, count: MessageFramer.sizeLimit + 1))
    #expect(framer.next() == nil)
    framer.append(Array("{}\n[]\n".utf8))
    #expect(framer.next() == Array("[]".utf8))
  }

  private static func messages(
    _ framing: Framing,
    in stream: [UInt8],
    by length: Int
  ) -> [String] {
    var framer = MessageFramer(framing)
    var found: [String] = []
    for start in stride(from: 0, to: stream.count, by: length) {
      framer.append(Array(stream[start..<min(start + length, stream.count)]))
      while let content = framer.next() { found.append(String(decoding: content, as: UTF8.self)) }
    }
    return found
  }

  @Test(arguments: [
    "content-length:2\n\n{}", "Content-Type: x\r\nContent-Length: 2\r\n\r\n{}",
    "no header\r\n\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: two\r\n\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}",
  ])
  func `headers may stand in any form, and what is none is skipped`(stream: String) {
    var framer = MessageFramer(.headers)
    framer.append(Array(stream.utf8))
    #expect(framer.next() == Array("{}".utf8))
    #expect(framer.next() == nil)
  }
}
