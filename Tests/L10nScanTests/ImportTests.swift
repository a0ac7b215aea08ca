import Foundation
import TestSupport
import Testing

/// Keeps the machine, and what would make the program many times as large on Linux, in their place.
@Suite struct ImportTests {
  /// The lines of all sources without comments, and the paths of the files below `Sources`.
  private static var lines: [(path: String, lines: [Substring])] {
    get throws {
      let folder = Repository.root.appending(path: "Sources")
      let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        return (path, lines.filter { !$0.hasPrefix("//") })
      }
    }
  }

  @Test func `no source imports Foundation, but where it is part of the system`() throws {
    for (path, lines) in try Self.lines {
      var conditions: [Substring] = []
      for line in lines {
        if line.hasPrefix("#if ") { conditions.append(line) }
        if line.hasPrefix("#else") { conditions[conditions.count - 1] = line }
        if line.hasPrefix("#endif") { conditions.removeLast() }
        guard line.contains("import Foundation") else { continue }
        #expect(conditions.contains("#if canImport(Darwin)"), "\(path): \(line)")
      }
    }
  }

  @Test func `unsafe code stands in the module Platform alone`() throws {
    for (path, lines) in try Self.lines where !path.hasPrefix("Platform/") {
      for line in lines {
        #expect(!line.contains("unsafe ") && !line.contains("(unsafe)"), "\(path): \(line)")
      }
    }
  }

  @Test func `only SwiftSource looks at the tokens beside one`() throws {
    let beside = /\b(kind|text|keyword)\([\w.]+ ?[-+] ?\w|\b(list|tokens)\[[\w.]+ ?[-+] ?\w/
    for (path, lines) in try Self.lines
    where !path.hasPrefix("SwiftSource/")
      && lines.contains(where: { $0.hasSuffix("import SwiftSource") })
    {
      for line in lines { #expect(line.firstMatch(of: beside) == nil, "\(path): \(line)") }
    }
  }

  /// For each module those that it must not know, as ARCHITECTURE.md says.
  private static let strangers: [String: Set<String>] = [
    "Platform": ["SourceFiles"],
    "Facts": ["LocalizationModel"],
    "JSONRPC": ["Facts", "LocalizationModel", "L10nScan"],
    "SwiftSource": ["KeyExtraction", "StringResources"],
    "KeyExtraction": ["StringResources", "ProjectModel", "CompletenessChecks"],
    "StringResources": ["KeyExtraction", "ProjectModel", "CompletenessChecks"],
    "ProjectModel": ["KeyExtraction", "CompletenessChecks"],
    "CompletenessChecks": ["KeyExtraction", "StringResources", "ProjectModel", "Revisions"],
    "AuditReports": ["KeyExtraction", "StringResources", "CompletenessChecks"],
    "TextDifferences": ["Revisions", "StringResources"],
    "L10nScan": ["Changes", "Exchange", "Migration", "LanguageServer", "ScanCommands"],
    "Exchange": ["Migration"],
    "Migration": ["Exchange"],
    "LanguageServer": ["AgentServer", "CommandLineOptions", "ScanCommands"],
    "AgentServer": ["CommandLineOptions", "LanguageServer", "ScanCommands"],
    "CommandLineOptions": ["LocalizationModel", "SourceFiles", "L10nScan"],
  ]

  @Test func `modules know each other in one direction`() throws {
    for (path, lines) in try Self.lines {
      let module = String(path.prefix { $0 != "/" })
      let imported = lines.filter { $0.contains("import ") }.compactMap {
        $0.split(separator: " ").last
      }
      let known = Self.strangers[module, default: []].intersection(imported.map(String.init))
      #expect(known == [], "\(path)")
    }
  }
}
