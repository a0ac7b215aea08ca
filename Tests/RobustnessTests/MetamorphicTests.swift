import FuzzTargets
import SourceFiles
import TestSupport
import Testing

/// Changes of a project that say nothing new change its findings as they must, and no more.
///
/// `Benchmarks/suite/metamorphic` makes such changes to whole apps.
@Suite struct MetamorphicTests {
  private let memory = FixtureProject("DemoApp").memory
  private static let roots = ["--source", "Sources", "--strings", "Resources", "-f", "xcode"]

  /// A finding, or a note to one, as Xcode gets it.
  private struct Line: Hashable {
    var path: String
    var line: Int
    /// The column, severity and message.
    var rest: String

    init?(_ text: Substring) {
      let parts = text.split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let line = Int(parts[1]) else { return nil }
      (path, self.line, rest) = (String(parts[0]), line, String(parts[2]))
    }
  }

  private func lines() throws -> [Line] {
    let output = AuditInMemory(Self.roots, in: memory.fileSystem).output
    let lines = output.split(separator: "\n").compactMap { Line($0) }
    try #require(lines.count > 10)
    return lines
  }

  private var sources: [FilePath] {
    memory.paths.filter { ["swift", "m", "h"].contains($0.fileExtension) }
  }

  @Test func `line ends of another system change nothing`() throws {
    let before = try lines()
    for path in sources { memory[path] = memory[path]?.flatMap { $0 == 0x0A ? [0x0D, $0] : [$0] } }
    #expect(try lines() == before)
  }

  @Test func `a comment in front moves what is told of a file`() throws {
    let before = try lines()
    for path in sources {
      memory[path] = Array("/* Text(\"no key\") */\n// \"nor this\"\n".utf8) + (memory[path] ?? [])
    }
    let moved = Set(sources.map(\.string))
    let expected = before.map { line in
      var line = line
      if moved.contains(line.path) { line.line += 2 }
      return line
    }
    #expect(try lines() == expected)
  }

  @Test func `files of other names say the same`() throws {
    let before = try lines()
    for path in sources where path.fileExtension == "swift" {
      memory[path.folder.appending("Other\(path.name)")] = memory[path]
      memory[path] = nil
    }
    let expected = before.map { line in
      guard line.path.hasSuffix(".swift"), let slash = line.path.lastIndex(of: "/") else {
        return line
      }
      var line = line
      line.path.insert(contentsOf: "Other", at: line.path.index(after: slash))
      // Notes name the places where keys are used.
      return line
    }
    let places = { (lines: [Line]) in Set(lines.map { "\($0.path):\($0.line)" }) }
    #expect(places(try lines()) == places(expected))
  }

  @Test func `tables in their canonical form have the same findings`() throws {
    let before = try lines().filter { $0.rest.contains("[") }
    let run = AuditInMemory(["format", "Resources"], in: memory.fileSystem)
    let after = try lines().filter { $0.rest.contains("[") }
    #expect(run.output + run.complaints != "")
    let words = { (lines: [Line]) in
      lines.map { line in line.rest.drop { $0.isNumber || $0 == ":" } }.sorted()
    }
    #expect(words(after) == words(before))
  }

  @Test func `a table in a catalog has the same findings in its texts`() throws {
    let texts = [
      ("size", "%d of %@", "%d von %d"), ("end", "Save ", "Sichern"), ("same", "%@", "%@"),
      ("word", "the file", "die die Datei"), ("off", "10 %% off", "10 % weniger %@"),
    ]
    let english = texts.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
    let german = texts.map { "\"\($0.0)\" = \"\($0.2)\";\n" }.joined()
    let strings = MemoryFiles([
      "a.swift": "", "en.lproj/T.strings": english, "de.lproj/T.strings": german,
    ])
    let unit = { (text: String) in
      #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    let entries = texts.map { key, source, translation in
      #""\#(key)":{"localizations":{"de":\#(unit(translation)),"en":\#(unit(source))}}"#
    }
    let catalog = MemoryFiles([
      "a.swift": "",
      "T.xcstrings":
        #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#,
    ])
    let findings = [strings, catalog].map { files in
      AuditInMemory(["--source", ".", "-f", "xcode"], in: files.fileSystem).findings
        .compactMap { Line($0)?.rest.drop { $0.isNumber || $0 == ":" } }
        .filter { !$0.contains("unused-key") }.sorted()
    }
    #expect(findings[0].count > 3)
    #expect(findings[0] == findings[1])
  }
}
