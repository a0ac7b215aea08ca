import Foundation
import JSONRPC
import Platform
import SourceFiles
import TestSupport
import Testing

@testable import LanguageServer

/// A Markdown document whose `lsp` blocks are sent to a server and answered.
///
/// A fenced block whose info string ends in a file name is a file of the folder `/work`, as in the
/// transcripts of the program. In a block ` ```lsp ` a line `> METHOD …` is a message, and the lines
/// `< …` below it are what the server says then, once it has done all that there is to do; after a line
/// `& METHOD …` it only reads. Behind the method stand the arguments: a file, a place or range in it,
/// and further members as JSON. `= ID …` answers a request of the server, and `! …` is sent as it
/// stands. Places are written as `LINE:CHARACTER` and addresses as `~/FILE`.
struct Dialogue {
  let place: String
  private var lines: [String]
  private var files = MemoryFiles([FilePath: String]())
  private let output = Locked<[UInt8]>([])
  private var versions: [String: Int] = [:]
  private var requests = 0

  static let all: [String] = {
    let folder = Repository.fixtures.appending(path: "LanguageServer")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted()
  }()

  init(named name: String) throws {
    place = "LanguageServer/\(name)"
    let text = try String(contentsOf: Repository.fixtures.appending(path: place), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the document with what the server says now.
  mutating func run() -> String {
    let output = output
    var server = LanguageServer(
      files: files.fileSystem,
      connection: Connection(.headers) { bytes in output.withLock { $0 += bytes } }
    )
    var result: [String] = []
    var block: Substring?
    var file: (name: String, text: String)?
    for line in lines {
      if line.hasPrefix("```") {
        if let file { files[FilePath("/work/\(file.name)")] = Array(file.text.utf8) }
        let words = line.dropFirst(3).split(separator: " ")
        block = block == nil ? words.first ?? "" : nil
        file = block != nil && words.count == 2 ? (String(words[1]), "") : nil
      } else if file != nil {
        file?.text += line + "\n"
      } else if block == "lsp", let kind = line.first {
        if kind == "<" { continue }
        result.append(line)
        result += say(line, to: &server)
        continue
      }
      result.append(line)
    }
    return result.joined(separator: "\n")
  }

  private mutating func say(_ line: String, to server: inout LanguageServer) -> [String] {
    let content = line.hasPrefix("! ") ? String(line.dropFirst(2)) : message(line)
    server.receive(Framing.headers.frame(Array(content.utf8)))
    if !line.hasPrefix("&") { server.work() }
    var framer = MessageFramer(.headers)
    framer.append(
      output.withLock { bytes in
        defer { bytes = [] }; return bytes
      }
    )
    var said: [String] = []
    while let content = framer.next() { said.append(Self.shown(content)) }
    if let end = server.end { said.append("< the server ends, \(end)") }
    return said
  }

  // MARK: - What the client says

  private mutating func message(_ line: String) -> String {
    let words = line.dropFirst(2).split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    if line.hasPrefix("=") { return #"{"id":"\#(words[0])","jsonrpc":"2.0",\#(rest)}"# }
    let isNotification =
      words[0].hasPrefix("$") || words[0] == "exit"
      || Method.byID[words[0]].map { !$0.isRequest } ?? false
    var id = ""
    if !isNotification {
      requests += 1
      id = #""id":\#(requests),"#
    }
    let members = members(of: words[0], rest).expandingPlaces
    return #"{\#(id)"jsonrpc":"2.0","method":"\#(words[0])","params":{\#(members)}}"#
  }

  private mutating func members(of method: String, _ text: String) -> String {
    if text.hasPrefix("{") { return String(text.dropFirst().dropLast()) }
    // Behind the file and the place stands JSON, which may hold spaces.
    var words =
      text.split(separator: "{", maxSplits: 1).first.map { $0.split(separator: " ") } ?? []
    if let start = text.firstIndex(of: "{") { words.append(text[start...]) }
    guard let name = words.first.map(String.init) else { return "" }
    var document = #""uri":"~/\#(name)""#
    if method == "textDocument/didOpen" {
      versions[name] = 1
      let text = files.text(of: FilePath("/work/\(name)")) ?? ""
      document += #","languageId":"x","version":1,"text":\#(Self.json(text))"#
    } else if method == "textDocument/didChange" {
      versions[name, default: 0] += 1
      document += #","version":\#(versions[name, default: 0])"#
    }
    var members = [#""textDocument":{\#(document)}"#]
    for word in words.dropFirst().map(String.init) {
      if word.hasPrefix("{") {
        members.append(String(word.dropFirst().dropLast()))
      } else {
        members.append(#""\#(word.contains("-") ? "range" : "position")":"\#(word)""#)
      }
    }
    return members.joined(separator: ",")
  }

  private static func json(_ text: String) -> String {
    let data = (try? JSONEncoder().encode(text)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: - What the server says

  private static func shown(_ content: [UInt8]) -> String {
    struct Head: Decodable {
      struct Failure: Decodable {
        let code: Int
        let message: String
      }
      let id: RequestID?
      let method: String?
      let error: Failure?
    }
    let text = String(decoding: content, as: UTF8.self)
    guard let head = try? JSONDecoder().decode(Head.self, from: Data(content)) else { return text }
    let name =
      switch head.id {
      case .number(let number): "\(number)"
      case .text(let text): text
      case nil: "-"
      }
    if let error = head.error {
      let message = error.message.replacing("\n", with: "\\n").replacing("/work/", with: "~/")
      return "< \(name) error \(error.code): \(message)"
    }
    if let method = head.method {
      let start = text.range(of: #""params":"#)?.upperBound ?? text.index(before: text.endIndex)
      let body = String(text[start...].dropLast()).shorteningPlaces
      return head.id == nil ? "< \(method) \(body)" : "< \(name) \(method) \(body)"
    }
    let start = text.range(of: #""result":"#)?.upperBound ?? text.startIndex
    return "< \(name) \(String(text[start...].dropLast()).shorteningPlaces)"
  }
}

extension String {
  /// The text with places and addresses as the protocol has them.
  fileprivate var expandingPlaces: String {
    let range = /"(\d+):(\d+)-(\d+):(\d+)"/
    let position = /"(\d+):(\d+)"/
    return replacing(range) {
      #"{"start":{"line":\#($0.1),"character":\#($0.2)},"end":{"line":\#($0.3),"character":\#($0.4)}}"#
    }.replacing(position) { #"{"line":\#($0.1),"character":\#($0.2)}"# }
      .replacing("\"~/", with: "\"file:///work/")
  }

  /// The text with places and addresses as people read them.
  fileprivate var shorteningPlaces: String {
    let range =
      /\{"end":\{"character":(\d+),"line":(\d+)\},"start":\{"character":(\d+),"line":(\d+)\}\}/
    let position = /\{"character":(\d+),"line":(\d+)\}/
    return replacing(range) { "\"\($0.4):\($0.3)-\($0.2):\($0.1)\"" }
      .replacing(position) { "\"\($0.2):\($0.1)\"" }
      .replacing("\"file:///work/", with: "\"~/")
  }
}
