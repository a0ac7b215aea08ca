import SourceFiles
import TestSupport
import Testing

/// Many globs say together what each says alone.
@Suite struct GlobSetTests {
  @Test(arguments: [3, 200]) func `a set matches what one of its globs does`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let parts = ["a", "b1", "Gen", "*", "**", "é", "x?", "[a-c]", "*.swift", "Sources", "ab*c"]
    let names = ["a", "b1", "Gen", "é", "xy", "b", "k.swift", "Sources", "abxc", "ü"]
    func path(_ parts: [String]) -> String {
      (0..<Int.random(in: 1...4, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "a" }.joined(separator: "/")
    }
    let globs = (0..<count).map { Glob(path(parts) + ($0.isMultiple(of: 2) ? "/\($0)*" : "")) }
    let set = GlobSet(globs)
    for number in 0..<300 {
      let place = path(names) + (number.isMultiple(of: 3) ? "/\(number)" : "")
      #expect(set.matches(place) == globs.contains { $0.matches(place) }, "\(place)")
    }
  }

  @Test func `a literal is found wherever it stands, be it short`() {
    let literals: [[String]] = [["abc"], ["a", "bcd"], ["b"], [], ["é"], ["abcabc"], [""]]
    let index = LiteralIndex(literals.map { $0.map { Array($0.utf8) } })
    for text in ["", "a", "b", "abc", "xbcda", "é", "abcabc", "abca"] {
      let wanted = literals.indices.filter {
        literals[$0].allSatisfy(text.contains) || literals[$0] == [""]
      }
      #expect(Set(index.candidates(for: text)).isSuperset(of: wanted), "\(text)")
      #expect(index.candidates(for: text) == index.candidates(for: text).sorted())
    }
    #expect(!index.candidates(for: "xyz").contains(0))
  }
}
