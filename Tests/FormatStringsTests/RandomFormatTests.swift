import Foundation
import TestSupport
import Testing

@testable import FormatStrings

/// Texts that are put together of words and specifiers, so that it is known what each holds.
@Suite struct RandomFormatTests {
  private static let seeds = (0..<Fuzzing.count(byDefault: 60)).map(UInt64.init)

  @Test(arguments: seeds)
  func `the specifiers of a text are those that it was made of`(seed: UInt64) {
    var random = RandomFormat(seed: seed)
    for _ in 0..<20 {
      let (text, specifiers) = random.format()
      let format = FormatString(text)
      let bytes = Array(text.utf8)
      let found = format.placeholders.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      #expect(found == specifiers, "\(text)")
      #expect(format.strayPercents.isEmpty, "\(text)")
      #expect(format.doubledCount == text.ranges(of: "%%").count, "\(text)")
    }
  }

  /// The system's routine is the judge: each specifier alone takes its argument as it does in the text.
  @Test(arguments: seeds)
  func `a text takes as many arguments as the system's routine`(seed: UInt64) {
    var random = RandomFormat(seed: seed)
    for _ in 0..<20 {
      let (text, specifiers) = random.format(isPlain: true)
      let placeholders = FormatString(text).placeholders
      #expect(placeholders.count == specifiers.count, "\(text)")
      let values: [any CVarArg] = placeholders.enumerated().map { index, placeholder in
        if placeholder.kind == .double { Double(index) + 0.5 } else { index + 40 }
      }
      let whole = String(format: text, arguments: values)
      var bytes = Array(text.utf8)
      for (placeholder, value) in zip(placeholders, values).reversed() {
        let specifier = String(decoding: bytes[placeholder.range], as: UTF8.self)
        let replaced = String(format: specifier, arguments: [value])
        bytes.replaceSubrange(placeholder.range, with: replaced.utf8)
      }
      let pieced = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "%%", with: "%")
      #expect(whole == pieced, "\(text)")
    }
  }

  @Test(arguments: seeds)
  func `numbered placeholders are the same in any order`(seed: UInt64) {
    var random = RandomFormat(seed: seed)
    let kinds = (1...random.number(2...5)).map { _ in random.conversion() }
    let numbered = kinds.enumerated().map { "%\($0 + 1)$\($1)" }
    let plain = kinds.map { "%" + $0 }.joined(separator: " – ")
    let shuffled = random.shuffled(numbered).joined(separator: ", ")
    #expect(plain.isSameFormat(as: numbered.joined(separator: " – ")))
    let (one, two) = (FormatString(plain), FormatString(shuffled))
    let sorted = two.specifiers.sorted { $0.position ?? 0 < $1.position ?? 0 }
    #expect(one.specifiers.map(\.kind) == sorted.map(\.kind))
    #expect(sorted.compactMap(\.position) == Array(1...kinds.count))
  }

  @Test(arguments: seeds)
  func `bytes at random are read to their end`(seed: UInt64) {
    var random = RandomFormat(seed: seed)
    for _ in 0..<40 {
      let text = random.noise()
      for dialect in [FormatString.Dialect.plain, .substitution, .reference] {
        let format = FormatString(text, as: dialect)
        let bytes = Array(text.utf8)
        let starts = format.specifiers.map(\.range.lowerBound) + format.strayPercents
        #expect(starts.allSatisfy { bytes[$0] == UInt8(ascii: "%") }, "\(text)")
        let ranges = format.specifiers.map(\.range)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
        #expect(ranges.allSatisfy { $0.upperBound <= bytes.count && !$0.isEmpty }, "\(text)")
        #expect(Set(format.barePositions).isSubset(of: format.strayPercents), "\(text)")
      }
    }
  }
}

private struct RandomFormat {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func shuffled(_ texts: [String]) -> [String] { texts.shuffled(using: &random) }

  private mutating func one(of texts: [String]) -> String {
    texts.randomElement(using: &random) ?? ""
  }

  mutating func conversion() -> String {
    one(of: ["@", "d", "lld", "lu", "f", "s", "c", "hhd", "x"])
  }

  /// Returns a text and its specifiers; a plain one takes whole and broken numbers alone.
  mutating func format(isPlain: Bool = false) -> (text: String, specifiers: [String]) {
    var (text, specifiers) = (word(), [String]())
    for _ in 0..<number(0...5) {
      let specifier =
        "%" + one(of: ["", "", "0", "+", "#"].filter { !isPlain || $0 != "#" })
        + one(of: ["", "", "7", "12"]) + one(of: ["", "", ".1", ".3"])
        + (isPlain ? one(of: ["ld", "lld", "f", "lx", "e"]) : conversion())
      specifiers.append(specifier)
      text += specifier + word()
    }
    return (text, specifiers)
  }

  /// A word begins and ends with a sign, so that no letter of it belongs to a specifier.
  private mutating func word() -> String {
    one(of: [" ", "–", "("]) + one(of: ["a", "Ärger", "中文", "%%", "5", "e.g.", ""])
      + one(of: [" ", ")", ": "])
  }

  mutating func noise() -> String {
    let pieces = [
      "%", "%", "%%", "$", "1", "20", "@", "d", "l", "#", "*", ".", " ", "-", "[", "]", "(", ")",
      "arg", "A",
      "?", "é", "中", "%COUNT%", "%#@n@", "%D0",
    ]
    return (0..<number(0...12)).map { _ in one(of: pieces) }.joined()
  }
}
