import Foundation
import SourceFiles
import Testing

@testable import ScanCommands

/// What an editor shows of a project commands nobody, whatever its names and texts are.
@Suite struct HostileEditorTests {
  /// The members of messages that people read.
  private static let shown: Set<String> = [
    "value", "label", "title", "message", "name", "detail", "filterText",
  ]

  @Test func `no text of a project is obeyed by an editor`() throws {
    var files: [FilePath: String] = [:]
    for (path, text) in HostileProject.files { files[path.absolute(from: "/work")] = text }
    let console = RecordingConsole(files)
    console.input = Self.messages.flatMap(Self.framed)
    #expect(console.run("lsp") == .success)
    let texts = try Self.answers(console.output).flatMap(Self.shownTexts)
    #expect(texts.contains { $0.contains(#"**a\\n::add-mask::x**"#) })
    for text in texts {
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isControlOfText }, "\(text)")
      let lines = text.split(separator: "\n").map { $0.drop { $0.isWhitespace } }
      #expect(!lines.contains { $0.hasPrefix("::") }, "\(text)")
      #expect(text.firstMatch(of: /##[A-Za-z]*\[/) == nil, "\(text)")
    }
  }

  private static var messages: [[String: Any]] {
    let capabilities = ["textDocument": ["hover": ["contentFormat": ["markdown"]]]]
    let comments = ["uri": "file:///work/App/Comments.swift"]
    let table = ["uri": "file:///work/App/en.lproj/Localizable.strings"]
    let everything = ["start": ["line": 0, "character": 0], "end": ["line": 999, "character": 0]]
    var messages: [(String, [String: Any])] = [
      ("initialize", ["rootUri": "file:///work", "capabilities": capabilities]),
      ("initialized", [:]),
      ("textDocument/inlayHint", ["textDocument": table, "range": everything]),
      ("textDocument/documentSymbol", ["textDocument": table]),
    ]
    for line in HostileProject.texts.indices {
      let place = ["line": line, "character": 28]
      messages.append(("textDocument/hover", ["textDocument": comments, "position": place]))
    }
    messages += [("shutdown", [:]), ("exit", [:])]
    return messages.enumerated().map { number, message in
      let isRequest = !["initialized", "exit"].contains(message.0)
      let id: [String: Any] = isRequest ? ["id": number] : [:]
      return id.merging(["jsonrpc": "2.0", "method": message.0, "params": message.1]) { $1 }
    }
  }

  private static func framed(_ message: [String: Any]) -> [UInt8] {
    let content = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  private static func answers(_ output: String) throws -> [Any] {
    var rest = Array(output.utf8)[...]
    var answers: [Any] = []
    while let end = rest.firstOccurrence(of: Array("\r\n\r\n".utf8)) {
      let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
      let count = try #require(Int(head.dropFirst("Content-Length: ".count)))
      answers.append(
        try JSONSerialization.jsonObject(with: Data(rest[end.upperBound...].prefix(count)))
      )
      rest = rest[end.upperBound...].dropFirst(count)
    }
    return answers
  }

  private static func shownTexts(_ value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap(shownTexts) }
    guard let object = value as? [String: Any] else { return [] }
    return object.flatMap { name, value in
      if shown.contains(name), let text = value as? String { return [text] }
      return shownTexts(value)
    }
  }
}
