import Foundation
import StringResources
import TestSupport
import Testing

@Suite struct OldStyleOrderTests {
  private func reference(_ left: String, _ right: String) -> Bool {
    let folded = [left, right].map {
      Array($0.lowercased().decomposedStringWithCanonicalMapping.utf16)
    }
    return folded[0].lexicographicallyPrecedes(folded[1])
  }

  @Test func `keys that differ in case alone keep their order`() {
    #expect(["b", "OK", "Ok", "a", "ok"].sorted(asKeys: \.self) == ["a", "b", "OK", "Ok", "ok"])
    #expect(["ok", "Ok", "OK"].sorted(asKeys: \.self) == ["ok", "Ok", "OK"])
  }

  @Test func `keys stand in the order of their code units in lower case`() {
    let pieces = [
      "", "a", "A", "b", "settings.", "\u{0}", "\u{FF}", "\u{100}", "é", "e\u{301}", "ÿ", "Ω", "😀",
      "\u{FFFD}", "z", " ", "%@",
    ]
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let keys = (0..<24).map { _ in
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          pieces.randomElement(using: &random) ?? ""
        }.joined()
      }
      let sorted = keys.sorted(asKeys: \.self).map { Array($0.utf8) }
      #expect(sorted == keys.sorted(by: reference).map { Array($0.utf8) })
    }
  }
}
