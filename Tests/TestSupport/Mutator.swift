import Foundation

/// Damages texts at random, in the ways that hurt readers most.
///
/// A mutant is the same for the same seed. `FUZZ_COUNT` in the environment makes a longer run,
/// `FUZZ_SEED` another one, and `FUZZ_TRACE=1` names each mutant before it is read, so that the one
/// that ends the program can be made again.
package struct Mutator {
  private var generator: SeededGenerator
  private let others: [[UInt8]]

  /// Makes a mutator.
  ///
  /// - Parameters:
  ///   - seed: What the mutants depend on, together with the texts.
  ///   - others: Texts from which pieces are taken.
  package init(seed: UInt64, others: [[UInt8]]) {
    generator = SeededGenerator(seed: seed)
    self.others = others
  }

  /// Returns the text with one to four changes.
  package mutating func mutant(of text: [UInt8]) -> [UInt8] {
    var bytes = text
    for _ in 0..<Int.random(in: 1...4, using: &generator) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let rest = place..<bytes.count
    let length = min(rest.count, Int.random(in: 1...40, using: &generator))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: bytes.removeSubrange(place..<place + length)
    case 1: bytes.removeSubrange(rest)
    case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 3 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 4: insertPieceOfOther(into: &bytes, at: place)
    case 5: bytes.replace([0x0A], with: Bool.random(using: &generator) ? [0x0D] : [0x0D, 0x0A])
    default: bytes.insert(contentsOf: randomPiece(), at: place)
    }
  }

  private mutating func insertPieceOfOther(into bytes: inout [UInt8], at place: Int) {
    guard let other = others.randomElement(using: &generator), !other.isEmpty else { return }
    let start = Int.random(in: 0..<other.count, using: &generator)
    bytes.insert(contentsOf: other[start...].prefix(60), at: place)
  }

  private mutating func randomPiece() -> [UInt8] {
    let piece = Self.pieces.randomElement(using: &generator) ?? []
    let isRepeated = Int.random(in: 0..<10, using: &generator) == 0
    return isRepeated ? Array(repeatElement(piece, count: 50).joined()) : piece
  }

  /// What opens, closes or escapes something in one of the languages, and bytes that are no text.
  private static let pieces: [[UInt8]] =
    [
      "\"", "'", "\\", "\"\"\"", "#\"", "\"#", "###\"\"\"", "\\(", "\\#(", "\\u{", "\\u{110000}",
      "\\U", "\\x", "\\777", "(", ")", "{", "}", "[", "]", "<", ">", ";", ",", ":", "=", "+", "//",
      "/*", "*/", "/", "#/", "#if", "#endif", "@\"", "CFSTR(", "L\"", "R\"x(", "\\\n", "??/", "%",
      "%1$@", "%#@a@", "NSLocalizedString(\"", "String(localized: ", "<key>", "</key>", "<![CDATA[",
      "]]>", "<!--", "-->", "&amp;", "&#x110000;", "&", "<dict>", "</dict>", "\"strings\":{",
      "null", "1e999", "-", "\u{FEFF}", "\u{2028}", "\u{200F}", "\u{0}", "é", "🏳️‍🌈", "\n", "\r", "\t",
    ].map { Array($0.utf8) } + [[0xFF], [0xFE, 0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90]]
}

/// How many mutants a test makes, and which.
package enum Fuzzing {
  /// The number of mutants of one test, unless the environment wants more.
  package static func count(byDefault count: Int) -> Int {
    variable("FUZZ_COUNT").map { Int($0) } ?? count
  }

  package static let seed = variable("FUZZ_SEED") ?? 2026
  private static let isTracing = variable("FUZZ_TRACE") == 1

  /// Names a mutant on standard error, where that is wanted.
  package static func trace(_ name: String, seed: UInt64) {
    guard isTracing else { return }
    FileHandle.standardError.write(Data("\(name) seed \(seed)\n".utf8))
  }

  private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
