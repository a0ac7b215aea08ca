import Foundation
import TestSupport
import Testing

/// Keeps the number of places where a text goes out that its format alone has spelled.
@Suite struct OutgoingTextTests {
  /// The files that hand over encoded text, and what has the escapes.
  private static let encoders: [String: String] = [
    "TextFormats/DelimitedRows.swift": "cells in quotes",
    "TextFormats/VisibleText.swift": "JSON",
    "AgentServer/Answers/DataBlock.swift": "lines of JSON in a fence",
    "AuditReports/XMLWriter.swift": "XML",
    "AuditReports/HTML/HTMLWriter.swift": "HTML",
    "AuditReports/Reporters/GitHub.swift": "workflow commands, which are meant",
    "ScanCommands/Console.swift": "JSON in pieces",
    "ScanCommands/ProgressLine.swift": "numbers, and codes of the terminal, which are meant",
    "ScanCommands/Auditing/UnifiedDifference.swift": "files byte for byte, for 'git apply'",
    "ScanCommands/Commands/Extract.swift": "tables, by their own escapes",
    "ScanCommands/Commands/AgentServer.swift": "messages of JSON",
    "ScanCommands/Commands/LanguageServer.swift": "messages of JSON",
  ]

  /// The files that put parts together which are spelled.
  private static let layouts: Set<String> = [
    "TextFormats/SpelledText.swift", "TextFormats/VisibleText.swift",
    "AuditReports/MarkdownText.swift", "AuditReports/Terminal/TerminalText.swift",
    "LanguageServer/Answers/KeyHover.swift", "ScanCommands/VisibleText+Padding.swift",
  ]

  @Test func `only formats with escapes of their own hand over what is encoded`() throws {
    #expect(try Self.files(holding: "(encoded:") == Set(Self.encoders.keys))
    #expect(try Self.files(holding: "(spelled: ") == Self.layouts)
    #expect(try Self.files(holding: "(stringLiteral: ").isEmpty)
  }

  private static func files(holding text: String) throws -> Set<String> {
    let root = Repository.root.appending(path: "Sources")
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return Set(
      try (names ?? []).filter { $0.hasSuffix(".swift") }.filter { name in
        let code = try String(contentsOf: root.appending(path: name), encoding: .utf8)
        return code.contains(text)
      }
    )
  }
}
