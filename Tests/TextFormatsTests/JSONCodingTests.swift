import Foundation
import Testing
import TextFormats

@Suite struct JSONCodingTests {
  /// A value with all that synthesized coders make: members, cases with values, lists, absent values.
  private struct Sample: Codable, Equatable {
    enum Shape: Codable, Equatable {
      case point
      case circle(radius: Double, Int)
    }

    enum Level: String, Codable {
      case high
    }

    var text = "a \"quoted\" line\n\u{1F600} \u{8}\u{C} é"
    var truth = true
    var number = -12
    var large = UInt64.max
    var small: UInt8 = 255
    var fraction = 0.1
    var shapes: [Shape] = [.point, .circle(radius: 1.5, 2)]
    var level = Level.high
    var absent: Int?
    var lists = [[1, 2], []]
    var names = ["b": ["x"], "a": []]
    var optionals: [Int?] = [1, nil]
  }

  @Test func `what is encoded is decoded, by Foundation too`() throws {
    let bytes = try JSONCoding.encode(Sample())
    #expect(try JSONCoding.decode(Sample.self, from: bytes) == Sample())
    #expect(try JSONDecoder().decode(Sample.self, from: Data(bytes)) == Sample())
  }

  @Test(arguments: [[], JSONEncoder.OutputFormatting.prettyPrinted])
  func `what Foundation encodes is decoded`(formatting: JSONEncoder.OutputFormatting) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    let bytes = Array(try encoder.encode(Sample()))
    #expect(try JSONCoding.decode(Sample.self, from: bytes) == Sample())
  }

  @Test(arguments: [
    "", "[", "[1", #"["a"]"#, "[true]", "[1.5]", "[300]", "[-1]", "[null]", "{}", "1", #"[1] x"#,
  ])
  func `another kind of value is an error`(json: String) {
    #expect(throws: (any Error).self) {
      try JSONCoding.decode([UInt8].self, from: Array(json.utf8))
    }
  }

  @Test(arguments: [
    (#""\ud83d\ude00""#, "\u{1F600}"), (#""\u00e9\/\b\f""#, "é/\u{8}\u{C}"),
    (#""\uFFFD""#, "\u{FFFD}"),
  ])
  func `escapes are read`(json: String, text: String) throws {
    #expect(try JSONCoding.decode(String.self, from: Array(json.utf8)) == text)
  }

  @Test(arguments: [
    #""\ud83d""#, #""\ud83dx""#, #""\ud83d\u0041""#, #""\ude00""#, #""\u00g0""#, #""\u+0e9""#,
  ])
  func `half a character is an error`(json: String) {
    #expect(throws: (any Error).self) { try JSONCoding.decode(String.self, from: Array(json.utf8)) }
  }

  @Test func `an error tells the place`() {
    do {
      _ = try JSONCoding.decode([String: [Int]].self, from: Array(#"{"a": [1, "2"]}"#.utf8))
      Issue.record("a text is no number")
    } catch DecodingError.typeMismatch(_, let context) {
      #expect(context.codingPath.map(\.stringValue) == ["a", "1"])
    } catch {
      Issue.record(error)
    }
  }
}

@Suite struct Base64Tests {
  @Test(arguments: ["", "a", "ab", "abc", "Grüße, 世界", "line\nline"])
  func `a text comes back`(text: String) {
    let coded = Data(text.utf8).base64EncodedString()
    #expect(Base64.decode(coded) == Array(text.utf8))
    #expect(Base64.decode(coded.map { "\($0)\n" }.joined()) == Array(text.utf8))
  }
}
