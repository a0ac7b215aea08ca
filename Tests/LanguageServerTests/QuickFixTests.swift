import CompletenessChecks
import Foundation
import JSONRPC
import LocalizationModel
import Platform
import SourceFiles
import StringResources
import TestSupport
import Testing

@testable import LanguageServer

/// What editors offer for the findings of the rules' cases, tried on each of them.
@Suite struct QuickFixTests {
  @Test(arguments: QuickFixCase.all)
  func `each quick fix removes its findings and adds none but of a new use of the table`(
    example: QuickFixCase
  ) throws {
    var session = EditorSession(example.contents)
    let before = try session.findings()
    for (path, finding) in before.places {
      for action in try session.actions(for: finding, in: path) {
        let contents = try action.edit.applied(to: example.contents)
        var other = EditorSession(contents)
        let after = try other.findings()
        let comment: Comment = "\(path): \(action.title)"
        for told in action.diagnostics ?? [] {
          let left = after.counts[told.identity, default: 0]
          #expect(left < before.counts[told.identity, default: 0], comment)
        }
        // Findings of one rule that are told together may be told apart when there are fewer.
        let added = after.counts.filter { $1 > before.counts[$0, default: 0] }.keys
          .filter {
            !action.mayBring($0) && after.count(ofRuleIn: $0) >= before.count(ofRuleIn: $0)
          }
        #expect(added.sorted() == [], comment)
      }
    }
  }
}

/// A case of a rule for whose findings editors offer more than a comment.
struct QuickFixCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let contents: [FilePath: [UInt8]]

  static let all: [QuickFixCase] = [
    "bypassed-translation", "hard-coded-text", "mismatched-integer-size", "mismatched-placeholder",
    "missing-key", "needs-review", "unlisted-text",
  ].flatMap { rule in
    FixtureProject.all(in: "Rules/\(rule)").filter { $0.options.isEmpty }.map { project in
      let memory = project.memory
      let files = memory.paths.map { (FilePath("/work").appending("\($0)"), memory[$0] ?? []) }
      let settings = #"{ "rules": { "hard-coded-text": "warning" } }"#
      let isOff = rule == "hard-coded-text"
      return QuickFixCase(
        testDescription: project.place,
        contents: Dictionary(
          files + (isOff ? [(FilePath("/work/.l10nscan.json"), Array(settings.utf8))] : [])
        ) { $1 }
      )
    }
  }
}

/// A server with some files on disk, and what it has said.
private struct EditorSession: ~Copyable {
  private var server: LanguageServer
  private var framer = MessageFramer(.headers)
  private let output = Locked<[UInt8]>([])
  private var count = 0

  struct Finding: Decodable, Equatable {
    let code: String
    let message: String
    let range: PositionRange

    /// The rule and the message, without notes and help.
    var identity: String { "\(code) \(message.prefix { $0 != "\n" })" }
  }

  struct Findings {
    var places: [(path: FilePath, finding: Finding)] = []

    var counts: [String: Int] {
      places.reduce(into: [:]) { $0[$1.finding.identity, default: 0] += 1 }
    }

    /// Returns how many findings there are of the rule that an identity names.
    func count(ofRuleIn identity: String) -> Int {
      places.count { identity.hasPrefix($0.finding.code + " ") }
    }
  }

  struct Action: Decodable {
    struct Edit: Decodable {
      let changes: [String: [TextEdit]]

      /// Returns the files with the changes made.
      func applied(to contents: [FilePath: [UInt8]]) throws -> [FilePath: [UInt8]] {
        var contents = contents
        for (uri, edits) in changes {
          let path = try #require(DocumentURI(uri).path)
          let stored = try #require(contents[path])
          let text = SourceText(path: path, stored: stored)
          let positions = TextPositions(text.bytes)
          var bytes = text.bytes
          for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
            let place = positions.offsets(of: edit.range, in: .utf16)
            bytes.replaceSubrange(place, with: edit.newText.utf8)
          }
          contents[path] = text.storing(bytes)
        }
        return contents
      }
    }
    let title: String
    let diagnostics: [Finding]?
    let edit: Edit

    /// Whether a finding comes with a look-up of a key: the key lacks texts, a mark that nothing uses it is
    /// wrong, and what else the table has is unused as soon as code asks for a key of it.
    func mayBring(_ identity: String) -> Bool {
      let isNewUse = ["Add ", "Extract ", "Look "].contains { title.hasPrefix($0) }
      let expected = ["missing-translation ", "placeholder-value ", "stale-key ", "unused-key "]
      return isNewUse && expected.contains { identity.hasPrefix($0) }
    }
  }

  private struct Message: Decodable {
    struct Published: Decodable {
      let uri: String?
      let diagnostics: [Finding]?
    }
    let id: Int?
    let params: Published?
    let result: [Action]?
  }

  init(_ contents: [FilePath: [UInt8]]) {
    let output = output
    server = LanguageServer(
      files: MemoryFiles(contents).fileSystem,
      connection: Connection(.headers) { bytes in output.withLock { $0 += bytes } }
    )
  }

  /// Begins the session, and returns what is found.
  mutating func findings() throws -> Findings {
    let capabilities = #"{"textDocument":{"codeAction":{"codeActionLiteralSupport":{}}}}"#
    say(
      #""id":0,"method":"initialize","params":{"capabilities":\#(capabilities),"rootUri":"file:///work"}"#
    )
    // The answer to this has no list.
    _ = answers()
    say(#""method":"initialized","params":{}"#)
    var findings = Findings()
    for content in answers() {
      let message = try JSONDecoder().decode(Message.self, from: Data(content))
      guard let uri = message.params?.uri, let path = DocumentURI(uri).path else { continue }
      findings.places += (message.params?.diagnostics ?? []).map { (path, $0) }
    }
    return findings
  }

  /// Returns what is offered at the beginning of a finding for it.
  mutating func actions(for finding: Finding, in path: FilePath) throws -> [Action] {
    count += 1
    let place = String(decoding: try JSONEncoder().encode(finding.range.start), as: UTF8.self)
    say(
      #""id":\#(count),"method":"textDocument/codeAction","params":{"textDocument":{"uri":"file://\#(path)"},"range":{"start":\#(place),"end":\#(place)},"context":{"only":["quickfix"]}}"#
    )
    let messages = try answers().map { try JSONDecoder().decode(Message.self, from: Data($0)) }
    let answer = try #require(messages.first { $0.id == count })
    return (answer.result ?? []).filter { $0.diagnostics?.contains(finding) == true }
  }

  private mutating func say(_ message: String) {
    server.receive(Framing.headers.frame(Array(#"{"jsonrpc":"2.0",\#(message)}"#.utf8)))
  }

  private mutating func answers() -> [[UInt8]] {
    server.work()
    framer.append(
      output.withLock { bytes in
        defer { bytes = [] }; return bytes
      }
    )
    var messages: [[UInt8]] = []
    while let content = framer.next() { messages.append(content) }
    return messages
  }
}
