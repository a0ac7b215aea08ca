import FuzzTargets
import SourceFiles
import TestSupport
import Testing

/// What a dry run prints is the change that the fixes make.
@Suite struct DifferenceTests {
  @Test(arguments: 1...40)
  func `the diff of a dry run leads to the fixed file`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let path: FilePath = "de.lproj/T.strings"
    let memory = MemoryFiles([
      "a.swift": "", "en.lproj/T.strings": "", path: Self.damagedTable(&generator),
    ])
    let before = try #require(memory.text(of: path))
    let dry = AuditInMemory(["--source", ".", "--fix", "--dry-run"], in: memory.fileSystem)
    #expect(memory.text(of: path) == before)
    _ = AuditInMemory(["--source", ".", "--fix"], in: memory.fileSystem)
    #expect(Self.apply(dry.output, to: before) == memory.text(of: path))
  }

  /// Entries of which some lack their semicolon and some stand there twice, and empty lines.
  private static func damagedTable(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...400, using: &generator)).map { number in
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: "\"k\(number)\" = \"x\"\n"
      case 1...2: "\"k\(number % 5)\" = \"x\";\n"
      case 3: "\n"
      default: "\"k\(number)\" = \"x\";\n"
      }
    }.joined()
  }

  /// Makes the changes of the hunks, which have to fit to the byte.
  private static func apply(_ difference: String, to text: String) -> String? {
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var (result, line): ([Substring], Int) = ([], 0)
    for change in difference.split(separator: "\n") {
      let (mark, words) = (change.first, change.dropFirst())
      if change.hasPrefix("---") || change.hasPrefix("+++") { continue }
      if mark == "@" {
        // `@@ -1,7 +1,6 @@`; an empty side is named by the line in front of it.
        let numbers = change.split(separator: " ")[1].dropFirst().split(separator: ",")
        guard let first = Int(numbers[0]), let count = Int(numbers[1]) else { return nil }
        let skipped = first - (count > 0 ? 1 : 0) - line
        result += rest.prefix(skipped)
        rest = rest.dropFirst(skipped)
        line += skipped
      } else if mark == " " || mark == "-" {
        guard rest.first == words else { return nil }
        if mark == " " { result.append(words) }
        rest = rest.dropFirst()
        line += 1
      } else if mark == "+" {
        result.append(words)
      } else if mark != "\\" {
        // What is left to find.
        break
      }
    }
    return (result + rest).joined(separator: "\n")
  }
}
