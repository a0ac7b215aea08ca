import Changes
import FormatStrings
import L10nScan
import SourceFiles
import StringResources
import TestSupport
import Testing

@testable import CompletenessChecks

/// What fixes do to placeholders, on texts made at random.
@Suite struct PlaceholderFixTests {
  @Test func `a fixed text takes the arguments of the original beside as many percent signs`()
    throws
  {
    var fixed = 0
    for seed in 1...UInt64(12) {
      let pairs = RandomTexts(seed: seed).pairs(100)
      let translations = try Self.fixed(pairs)
      try #require(translations.count == pairs.count)
      for (pair, new) in zip(pairs, translations) where new != pair.translation {
        fixed += 1
        let (ours, theirs) = (FormatString(new), FormatString(pair.original))
        let story: Comment = "\(pair.original) | \(pair.translation) | \(new)"
        #expect(Arguments(of: new) == Arguments(of: pair.original), story)
        #expect(ours.doubledCount == theirs.doubledCount, story)
        #expect(ours.undoubledPercents.isEmpty, story)
      }
    }
    #expect(fixed > 50)
  }

  /// Returns the translations after all fixes.
  private static func fixed(_ pairs: [RandomTexts.Pair]) throws -> [String] {
    let german: FilePath = "de.lproj/Localizable.strings"
    let memory = MemoryFiles([
      "App.swift": Array("let none = 0\n".utf8),
      "en.lproj/Localizable.strings": table(pairs.map(\.original)),
      german: table(pairs.map(\.translation)),
    ])
    var fixer = try Fixer(Audit(of: ScanInput(sources: ["."], in: memory.fileSystem)))
    _ = try fixer.run { $0 }
    try fixer.changes.write(in: memory.fileSystem)
    let lines = (memory.text(of: german) ?? "").split(separator: "\n")
    return lines.map { line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count == 5 ? String(parts[3]) : ""
    }
  }

  private static func table(_ texts: [String]) -> [UInt8] {
    Array(texts.enumerated().map { "\"key.\($0)\" = \"\($1)\";\n" }.joined().utf8)
  }
}

/// Makes texts with placeholders, and translations in which something went wrong.
private struct RandomTexts {
  typealias Pair = (original: String, translation: String)

  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  func pairs(_ count: Int) -> [Pair] {
    var texts = self
    return (0..<count).map { _ in texts.pair() }
  }

  private static let pieces = [
    "%@", "%d", "%lld", "%1$@", "%2$@", "%1$d", "%2$lld", "%2llu", "%%", "%", "10%", "10 % ",
    "%1$ ", "%0$@", "%D0%9F", "%[a]@", "1$%@", "von", " ", ", ", ": ", "ي", "</a>", "5", "%-a",
  ]

  private static let originals = [
    "%@ was moved %d times", "10%% off %@", "%1$@ of %2$lld", "%@: %lu of %d", "%d%% of %@",
    "%1$@ and %2$@, %3$d %%", "https://a.b/%20c %@", "%5.2f of %d, %@",
  ]

  private static let slips = [
    ("%%", "%"), ("$", ""), ("1$", ""), ("2$", ""), ("@", ""), ("%", "%%"),
  ]

  private mutating func pair() -> Pair {
    let original = Self.originals.randomElement(using: &random) ?? ""
    if Int.random(in: 0..<4, using: &random) == 0 { return (sequence(), sequence()) }
    if Int.random(in: 0..<4, using: &random) == 0 { return (original, sequence()) }
    return (original, damaged(original))
  }

  private mutating func sequence() -> String {
    let count = Int.random(in: 1...6, using: &random)
    return (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// Returns a text with something lost, or its words in another order.
  private mutating func damaged(_ text: String) -> String {
    var words = text.split(separator: " ")
    if Bool.random(using: &random) { words.shuffle(using: &random) }
    let slip = Self.slips.randomElement(using: &random) ?? ("", "")
    return words.joined(separator: " ").replacing(slip.0, with: slip.1, maxReplacements: 1)
  }
}
