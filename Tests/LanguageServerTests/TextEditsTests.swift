import TestSupport
import Testing

@testable import LanguageServer

/// Texts that change by parts are the same as texts that are sent as a whole.
@Suite struct TextEditsTests {
  private static let pieces = ["a", "é", "🙂", "\n", "\r\n", "\r", "\"key\"", "\u{FEFF}", "", "\t;"]

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func `changes of parts make the text that the editor has`(encoding: PositionEncoding) {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<200 {
      var document = Document(uri: DocumentURI("file:///a"), version: 0, text: Self.text(&random))
      var text = String(decoding: document.bytes, as: UTF8.self).unicodeScalars
      for version in 1...10 {
        let start = Int.random(in: 0...text.count, using: &random)
        let end = Int.random(in: start...text.count, using: &random)
        let bounds = [start, end].map { text.index(text.startIndex, offsetBy: $0) }
        let places = bounds.map { text[..<$0].position(in: encoding, before: text[$0...]) }
        // Between CR and LF is no place of the protocol.
        guard let first = places[0], let last = places[1] else { continue }
        let new = Self.text(&random)
        let range = PositionRange(start: first, end: last)
        document.apply([.init(range: range, text: new)], version: version, in: encoding)
        text.replaceSubrange(bounds[0]..<bounds[1], with: new.unicodeScalars)
        #expect(document.bytes == Array(String(text).utf8))
      }
    }
  }

  @Test func `edits make one text of another`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let old = Array((0..<6).map { _ in Self.text(&random) }.joined(separator: "\n").utf8)
      var new = old
      for _ in 0..<3 {
        let lines = new.split(separator: 0x0A, omittingEmptySubsequences: false)
        let line = Int.random(in: 0..<lines.count, using: &random)
        let replaced = lines.enumerated().map {
          $0 == line ? Array(Self.text(&random).utf8) : Array($1)
        }
        new = Array(replaced.joined(separator: [0x0A]))
      }
      var made = old
      for edit in TextEdits(from: old, to: new).replacements.reversed() {
        made.replaceSubrange(edit.range, with: edit.bytes)
        #expect(String(validating: old[edit.range], as: UTF8.self) != nil, "cuts no character")
      }
      #expect(made == new)
    }
  }

  @Test func `offsets outside of what has changed stay with their text`() {
    let drift = TextDrift(from: Array("abcdef".utf8), to: Array("abXYZef".utf8))
    #expect([0, 2, 3, 4, 5, 7].map { drift.audited($0) } == [0, 2, nil, nil, 4, 6])
    #expect(drift.current(0..<2) == 0..<2)
    #expect(drift.current(4..<6) == 5..<7)
    #expect(drift.current(1..<3) == nil)
    #expect(drift.current(3..<5) == nil)
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...5, using: &random))
      .map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }.joined()
  }
}

extension Substring.UnicodeScalarView {
  /// The position behind a text, as a client counts it; nil between CR and LF.
  fileprivate func position(
    in encoding: PositionEncoding,
    before rest: Substring.UnicodeScalarView
  ) -> Position? {
    if last == "\r", rest.first == "\n" { return nil }
    var position = Position(line: 0, character: 0)
    var previous: Unicode.Scalar?
    for scalar in self {
      if scalar == "\n" || scalar == "\r" {
        if !(scalar == "\n" && previous == "\r") { position.line += 1 }
        position.character = 0
      } else {
        switch encoding {
        case .utf8: position.character += UTF8.width(scalar)
        case .utf16: position.character += UTF16.width(scalar)
        case .utf32: position.character += 1
        }
      }
      previous = scalar
    }
    return position
  }
}
