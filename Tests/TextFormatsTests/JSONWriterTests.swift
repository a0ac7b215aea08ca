import Foundation
import SourceFiles
import Testing
import TextFormats

@Suite struct JSONWriterTests {
  @Test func `Members and elements stand in the order in which they are written`() {
    var json = JSONWriter()
    json.object {
      $0.member("version", 1)
      $0.member("name", String?.none)
      $0.member("share", 0.5)
      $0.member("keys", ["b", "a"])
      $0.member("none", [String]())
      $0.member("places") { json in
        json.array { json in
          json.element { $0.object { $0.member("line", 2) } }
          json.element { $0.object { _ in } }
        }
      }
    }
    let expected = """
      {
        "version": 1,
        "name": null,
        "share": 0.5,
        "keys": [
          "b",
          "a"
        ],
        "none": [],
        "places": [
          {
            "line": 2
          },
          {}
        ]
      }
      """
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }

  @Test func `Compact text has no space`() {
    var json = JSONWriter(.compact)
    json.object {
      $0.member("a", [1, 2])
      $0.member("b", true)
    }
    #expect(String(decoding: json.bytes, as: UTF8.self) == #"{"a":[1,2],"b":true}"#)
  }

  @Test(arguments: [0, 7, 10, 305, -42, .min, .max])
  func `A number has the digits that the library gives it`(number: Int) {
    var json = JSONWriter(.compact)
    json.object { $0.member("a", number) }
    #expect(String(decoding: json.bytes, as: UTF8.self) == "{\"a\":\(number)}")
  }

  @Test func `Elements of several threads stand in their order, whole and in pieces`() {
    let numbers = Array(0..<1_000)
    let texts = [1, 3].map { jobs in
      var json = JSONWriter()
      json.object { json in
        json.member("numbers") { json in
          json.array { $0.elements(numbers, jobs: jobs) { $0.element($1) } }
        }
        json.member("end", true)
      }
      #expect(Array(json.pieces.joined()) == json.bytes)
      return String(decoding: json.bytes, as: UTF8.self)
    }
    #expect(texts[0] == texts[1])
    #expect(texts[1].hasSuffix("    999\n  ],\n  \"end\": true\n}"))
  }

  @Test(arguments: [
    ("plain", #""plain""#),
    ("\"\\/", #""\"\\/""#),
    ("\n\r\t\0", #""\n\r\t\u0000""#),
    ("\u{1B}[31m\u{9B}", #""\u001B[31m\u009B""#),
    ("“é…日本🙂”", #""“é…日本🙂”""#),
    ("\u{202E}gpj\u{2028}", #""\u202Egpj\u2028""#),
    ("</script>&", #""</script>&""#),
  ])
  func `Only what steers the display is escaped`(text: String, expected: String) throws {
    var json = JSONWriter()
    json.element(text)
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
    for length in 1..<10 {
      let letters = String(repeating: "a", count: length)
      var longer = JSONWriter()
      longer.element(letters + text + letters)
      let written = "\"\(letters)\(expected.dropFirst().dropLast())\(letters)\""
      #expect(String(decoding: longer.bytes, as: UTF8.self) == written)
    }
    let value = try JSONSerialization.jsonObject(with: Data(json.bytes), options: .fragmentsAllowed)
    #expect(value as? String == text)
  }

  @Test func `Exactly the controls of all characters are escaped, in texts and in bytes`() {
    let scalars = (0x80...0x10_FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
    for start in stride(from: 0, to: scalars.count, by: 4_096) {
      let part = scalars[start..<min(start + 4_096, scalars.count)]
      let text = String(String.UnicodeScalarView(part))
      let expected = part.map { scalar in
        let units = String(scalar).utf16.map { unit in
          let digits = String(unit, radix: 16, uppercase: true)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
        return scalar.isControlOfText ? units.joined() : String(scalar)
      }
      var (ofText, ofBytes) = (JSONWriter(), JSONWriter())
      ofText.element(text)
      ofBytes.append(quoted: Array(text.utf8)[...])
      #expect(ofText.bytes == Array("\"\(expected.joined())\"".utf8))
      #expect(ofBytes.bytes == ofText.bytes)
    }
  }

  @Test(arguments: [
    ([], ""), ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0x22, 0xC3], "\\\"\u{FFFD}"),
    ([0xED, 0xA0, 0x80, 0x0A], "\u{FFFD}\u{FFFD}\u{FFFD}\\n"),
  ])
  func `Bytes that are not UTF-8 become replacement characters`(bytes: [UInt8], text: String) {
    var json = JSONWriter(.compact)
    json.object { $0.member("a", text: bytes[...]) }
    #expect(String(decoding: json.bytes, as: UTF8.self) == "{\"a\":\"\(text)\"}")
  }

  @Test func `The name of a member is written as a text where the program makes it`() {
    var json = JSONWriter(.compact)
    json.object { json in
      json.member(named: "a\"\n") { $0.append(quoted: "b") }
    }
    #expect(String(decoding: json.bytes, as: UTF8.self) == #"{"a\"\n":"b"}"#)
  }

  @Test func `Markup is escaped where it is asked for`() {
    var json = JSONWriter(.compact, escapesMarkup: true)
    json.element("</script><!-- &")
    let expected = #""\u003C/script\u003E\u003C!-- \u0026""#
    #expect(String(decoding: json.bytes, as: UTF8.self) == expected)
  }
}
