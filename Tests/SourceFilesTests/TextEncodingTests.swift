import SourceFiles
import Testing

@Suite struct TextEncodingTests {
  @Test(arguments: TextEncoding.allCases, ["", "a", "\"é\" = \"🏳️‍🌈\";\n", "\u{FEFF}a"])
  func `A text comes back from every encoding`(encoding: TextEncoding, text: String) {
    if encoding == .utf8, text.utf8.starts(with: TextEncoding.utf8WithMark.mark) { return }
    let stored = encoding.encode(text)
    #expect(TextEncoding(detecting: stored) == encoding)
    #expect(encoding.decode(stored) == Array(text.utf8))
    let source = SourceText(path: "a", stored: stored)
    #expect(source.bytes == Array(text.utf8))
    #expect(source.encoding == encoding)
  }

  @Test(
    arguments: [
      (TextEncoding.utf16LittleEndian, [0xFF, 0xFE, 0x3D, 0xD8, 0x00, 0xDE]),
      (.utf16BigEndian, [0xFE, 0xFF, 0xD8, 0x3D, 0xDE, 0x00]),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0, 0x00, 0xF6, 0x01, 0]),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF, 0, 0x01, 0xF6, 0x00]),
      (.utf8WithMark, [0xEF, 0xBB, 0xBF, 0xF0, 0x9F, 0x98, 0x80]),
    ] as [(TextEncoding, [UInt8])]
  )
  func `Bytes stand in the order that the mark says`(encoding: TextEncoding, stored: [UInt8]) {
    #expect(encoding.encode("😀") == stored)
    #expect(encoding.decode(stored) == Array("😀".utf8))
  }

  @Test func `A code unit that stands for nothing becomes a replacement character`() {
    let half = SourceText(path: "a", stored: [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D])
    #expect(half.bytes == Array("a\u{FFFD}".utf8))
    let odd = SourceText(path: "a", stored: [0xFF, 0xFE, 0x61, 0x00, 0x62])
    #expect(odd.bytes == Array("a\u{FFFD}".utf8))
    let beyond = SourceText(path: "a", stored: [0, 0, 0xFE, 0xFF, 0x00, 0x11, 0, 0])
    #expect(beyond.bytes == Array("\u{FFFD}".utf8))
  }

  @Test func `Any three code units of UTF-16 mean what the standard library takes them for`() {
    let units: [UInt16] = [
      0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFFFF,
    ]
    for first in units {
      for second in units {
        for third in units {
          let text = [first, second, third]
          let stored = text.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
          let decoded = TextEncoding.utf16BigEndian.decode([0xFE, 0xFF] + stored)
          #expect(decoded == Array(String(decoding: text, as: UTF16.self).utf8))
        }
      }
    }
  }

  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian])
  func `UTF-16 comes back wherever its letters beyond ASCII stand`(encoding: TextEncoding) {
    for length in 0..<20 {
      for letter in ["a", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "😀"] {
        let text = String(repeating: "x", count: length) + letter + "12345678" + letter
        #expect(encoding.decode(encoding.encode(text)) == Array(text.utf8))
        let odd = encoding.decode(encoding.encode(text) + [0x41])
        #expect(odd == Array("\(text)\u{FFFD}".utf8))
      }
    }
  }

  @Test func `Without a mark the bytes stay as they are, whatever they look like`() {
    for stored: [UInt8] in [[0xFF], [0x61, 0x00, 0x62, 0x00], [0xE9], [0xEF, 0xBB]] {
      let source = SourceText(path: "a", stored: stored)
      #expect(source.encoding == .utf8)
      #expect(source.bytes == stored)
    }
  }
}
