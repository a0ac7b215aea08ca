import Platform
import SourceFiles
import Testing

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("abcabd", "abd", 3..<6), ("abc", "", 0..<0), ("abc", "abc", 0..<3), ("aaab", "aab", 1..<4),
  ])
  func `a text is found where it stands first`(text: String, part: String, range: Range<Int>) {
    #expect(Array(text.utf8)[...].firstOccurrence(of: Array(part.utf8)) == range)
  }

  @Test(arguments: [("abc", "abcd"), ("", "a"), ("aaa", "b")])
  func `what does not stand in a text is not found`(text: String, part: String) {
    #expect(Array(text.utf8)[...].firstOccurrence(of: Array(part.utf8)) == nil)
  }

  /// Bytes around all that the searches compare with, in blocks of eight and a rest.
  private func samples() -> [[UInt8]] {
    let bytes: [UInt8] = [
      0x00, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x24, 0x2F, 0x30, 0x39, 0x3A, 0x5B, 0x5C, 0x7E, 0x7F,
      0x80,
      0xA2, 0xB4, 0xC2, 0xC3, 0xD8, 0xE2, 0xEF, 0xFF,
    ]
    return (0..<20).flatMap { length in
      (0...length).flatMap { place in
        bytes.map { byte in
          var text = [UInt8](repeating: 0x61, count: length)
          text.insert(byte, at: place)
          if place > 0 { text[place - 1] = bytes[(length + place) % bytes.count] }
          return text
        }
      }
    }
  }

  @Test(arguments: [
    ("Test", true), ("aTest", true), ("TTestT", true), ("aTes", false), ("Tes", false), ("", false),
    ("TesTest", true),
  ])
  func `a text is found among bytes`(text: String, isFound: Bool) {
    #expect(text.utf8.holds("Test") == isFound)
    #expect(Array(text.utf8).holds("Test") == isFound)
  }

  @Test func `looking at eight bytes at once finds what looking at each finds`() {
    for text in samples() {
      for start in [0, text.count / 2] {
        let range = start..<text.count
        func first(_ condition: (UInt8) -> Bool) -> Int {
          text[range].firstIndex(where: condition) ?? range.upperBound
        }
        #expect(text.offset(of: 0x22, in: range) == first { $0 == 0x22 })
        #expect(text.offset(of: 0x22, or: 0x5C, in: range) == first { $0 == 0x22 || $0 == 0x5C })
        #expect(
          text.offsetOfEndOfPlainText(in: range)
            == first { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
        )
        let unusual: Set<UInt8> = [0x22, 0x23, 0x5C, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF3]
        #expect(
          text.offsetOfEndOfUsualText(from: start) == first { $0 < 0x20 || unusual.contains($0) }
        )
        #expect(text.offset(ofOtherThan: 0x61, in: range) == first { $0 != 0x61 })
        #expect(text.holdsDigit(in: range) == text[range].contains { 0x30...0x39 ~= $0 })
      }
    }
  }

  @Test func `outside of the bytes there is no byte, and near their end there are no eight`() {
    for count in 0..<20 {
      let bytes = (0..<count).map { UInt8(200 + $0) }
      for offset in Array(-9...30) + [.min, .min + 7, .max - 7, .max] {
        let isInside = bytes.indices.contains(offset)
        #expect(bytes.span.byte(at: offset) == (isInside ? bytes[offset] : nil))
        let eight = isInside && count - offset >= 8 ? bytes.eightBytes(at: offset) : nil
        #expect(bytes.span.eightBytes(at: offset) == eight)
      }
    }
  }

  @Test func `a line begins behind the last line feed before a byte`() {
    for length in 0..<40 {
      for lineFeeds in [[], [0], [3], [length / 2], [2, length - 1], [length - 9, length - 8]] {
        var text = [UInt8](repeating: 0x0B, count: length)
        for place in lineFeeds where text.indices.contains(place) { text[place] = 0x0A }
        for index in 0...length {
          let start = text[..<index].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
          #expect(text.startOfLine(around: index) == start)
          for bound in [index / 3, index / 2, index] {
            #expect(text.startOfLine(around: index, notBefore: bound) == max(start, bound))
          }
        }
      }
    }
  }

  @Test func `texts are ordered by their bytes, equal ones as they stand`() {
    let texts = [
      "b", "abcdefghz", "", "abcdefgh", "abcdefgha", "a\u{0}", "a", "é", "z", "a", "\u{10FFFF}", "",
    ]
    let order = texts.indices.sorted {
      let (left, right) = (Array(texts[$0].utf8), Array(texts[$1].utf8))
      return left == right ? $0 < $1 : left.lexicographicallyPrecedes(right)
    }
    #expect(texts.indicesInOrderOfBytes == order)
  }

  @Test func `texts are compared and hashed by their bytes`() {
    let texts = ["", "a", "abcdefgh", "abcdefghi", "\u{E9}", "e\u{301}", "a\u{301}\u{323}"]
    for (index, text) in texts.enumerated() {
      for (otherIndex, other) in texts.enumerated() {
        #expect(text.hasSameBytes(as: other) == (index == otherIndex))
        let precedes = text.utf8.lexicographicallyPrecedes(other.utf8)
        #expect(text.precedesInBytes(other) == precedes)
        let (bytes, otherBytes) = (Array(text.utf8)[...], Array("+\(other)".utf8)[1...])
        #expect(bytes.hasSameBytes(as: otherBytes) == (index == otherIndex))
        let hash = Array(bytes).hash(of: bytes.indices)
        let otherHash = Array("+\(other)".utf8).hash(of: otherBytes.indices)
        #expect((hash == otherHash) == (index == otherIndex))
      }
      let bytes = Array("<\(text)>".utf8)
      #expect(bytes.holds(Array(text.utf8), at: 1))
      #expect(!bytes.holds(Array("\(text)>>".utf8), at: 1))
    }
  }

  @Test func `validity of UTF-8 is what the standard library takes for it`() {
    let bytes: [UInt8] = [
      0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0,
      0xF1, 0xF4, 0xF5,
    ]
    for first in bytes {
      for second in bytes {
        for third in bytes {
          for rest: [UInt8] in [[], [0x41], [0x80], [0xBF, 0x41, 0x41, 0x41, 0x41, 0x41]] {
            let text = [0x61, first, second, third] + rest
            let isValid = String(validating: text, as: UTF8.self) != nil
            #expect((text.firstInvalidUTF8() == nil) == isValid, "\(text)")
          }
        }
      }
    }
  }
}
