import LocalizationModel
import TestSupport
import Testing

@Suite struct KeyPatternTests {
  /// Matches letter by letter, in the way that takes longest and is evident.
  private static func matches(_ pattern: ArraySlice<Character>, _ key: ArraySlice<Character>)
    -> Bool
  {
    guard let first = pattern.first else { return key.isEmpty }
    if first == "*" {
      return matches(pattern.dropFirst(), key) || !key.isEmpty && matches(pattern, key.dropFirst())
    }
    return key.first == first && matches(pattern.dropFirst(), key.dropFirst())
  }

  @Test(arguments: (0..<Fuzzing.count(byDefault: 40)).map(UInt64.init))
  func `a pattern matches the keys that its letters match`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let text = (0..<Int.random(in: 1...7, using: &random))
        .map { _ in ["a", "b", "ä", "*", "*"].randomElement(using: &random) ?? "" }.joined()
      let pattern = try #require(KeyPattern(wildcards: text))
      #expect(pattern.isUnbounded == text.allSatisfy { $0 == "*" }, "\(text)")
      for _ in 0..<20 {
        let key = (0..<Int.random(in: 0...8, using: &random))
          .map { _ in ["a", "b", "ä"].randomElement(using: &random) ?? "" }.joined()
        #expect(
          pattern.matches(key) == Self.matches(Array(text)[...], Array(key)[...]),
          "\(text), \(key)"
        )
        if let only = pattern.onlyKey { #expect(pattern.matches(key) == (only == key)) }
        guard pattern.matches(key) else { continue }
        #expect(key.hasPrefix(pattern.beginning) && key.hasSuffix(pattern.end), "\(text), \(key)")
      }
      // What people read is the pattern again.
      #expect(KeyPattern(wildcards: pattern.description) == pattern)
    }
  }

  @Test func `a pattern of very many parts matches more, and never less`() throws {
    let text = String(repeating: "a*b*", count: 200)
    let pattern = try #require(KeyPattern(wildcards: text))
    #expect(pattern.elements.count < 100)
    #expect(pattern.matches(String(repeating: "axbx", count: 200)))
  }

  @Test(arguments: [("a b*", true), ("a.b*", false), ("*", false), ("*\t", true)])
  func `white space tells a text from a name`(text: String, holds: Bool) throws {
    #expect(try #require(KeyPattern(wildcards: text)).holdsWhiteSpace == holds)
  }
}
