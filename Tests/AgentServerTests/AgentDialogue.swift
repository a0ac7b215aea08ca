import AuditReports
import Foundation
import JSONRPC
import L10nScan
import Platform
import SourceFiles
import TestSupport

@testable import AgentServer

/// A Markdown document whose `mcp` blocks are sent to a server and answered.
///
/// A fenced block whose info string ends in a file name is a file of the folder `/work`, which counts from
/// there on. In a block ` ```mcp ` a line `> METHOD {…}` is a request with its parameters, and
/// `> call TOOL {…}` one to use a tool; `& …` is a request that waits, and `~ METHOD {…}` a notification.
/// `! …` is sent as it stands. The lines `< …` below are what the server says then: of a tool's answer the
/// text alone, in its lines. A block ` ```state ` shows all files that the server has written since.
struct AgentDialogue {
  let place: String
  private var lines: [String]
  private let files = MemoryFiles([FilePath: String]())
  private let output = Locked<[UInt8]>([])
  private var requests = 0

  static let all: [String] = {
    let folder = Repository.fixtures.appending(path: "AgentServer")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted()
  }()

  init(named name: String) throws {
    place = "AgentServer/\(name)"
    let text = try String(contentsOf: Repository.fixtures.appending(path: place), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Makes the means of a server over files in memory.
  static func host(_ files: FileSystem, mayWrite: Bool = true) -> AgentHost {
    AgentHost(
      files: files,
      workingFolder: "/work",
      watch: .none,
      mayWrite: mayWrite,
      makeAudit: { files throws(AuditError) in try Audit(folder: "/work", in: files, from: "/") },
      reportSince: { revision, _ throws(AuditError) in
        throw AuditError("there is no revision '\(revision)'")
      },
      readBaseline: { _, _ throws(AuditError) in KnownFindings() }
    )
  }

  /// Returns the document with what the server says now.
  mutating func run() -> String {
    let output = output
    let mayWrite = !lines.contains("<!-- read-only -->")
    var server = AgentServer(
      Self.host(files.fileSystem, mayWrite: mayWrite),
      connection: Connection(.lines) { bytes in output.withLock { $0 += bytes } }
    )
    var result: [String] = []
    var block: Substring?
    var file: (name: String, text: String)?
    var known = files.copy()
    for line in lines {
      if line.hasPrefix("```") {
        if block == "state" {
          result += Self.changes(from: known, to: files)
          known = files.copy()
        }
        if let file {
          files[FilePath("/work/\(file.name)")] = Array(file.text.utf8)
          known = files.copy()
        }
        let words = line.dropFirst(3).split(separator: " ")
        block = block == nil ? words.first ?? "" : nil
        file = block != nil && words.count == 2 ? (String(words[1]), "") : nil
      } else if file != nil {
        file?.text += line + "\n"
      } else if block == "state" {
        continue
      } else if block == "mcp", let kind = line.first {
        if kind == "<" { continue }
        result.append(line)
        result += say(line, to: &server)
        continue
      }
      result.append(line)
    }
    return result.joined(separator: "\n")
  }

  private static func changes(from before: MemoryFiles, to after: MemoryFiles) -> [String] {
    after.paths.sorted().filter { before[$0] != after[$0] }.flatMap { path in
      let text = after.text(of: path) ?? ""
      return ["\(path.string.replacing("/work/", with: "")):"]
        + text.split(separator: "\n").map { "  \($0)" }
    }
  }

  private mutating func say(_ line: String, to server: inout AgentServer) -> [String] {
    let rest = String(line.dropFirst(2))
    let content =
      switch line.prefix(1) {
      case "!": rest
      case "~": message(rest, isRequest: false)
      default: message(rest, isRequest: true)
      }
    server.receive(Array(content.utf8) + [0x0A])
    if !line.hasPrefix("&") { server.work() }
    let bytes = output.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
    return bytes.split(separator: 0x0A).flatMap { Self.shown(Array($0)) }
  }

  private mutating func message(_ line: String, isRequest: Bool) -> String {
    var words = line.split(separator: " ", maxSplits: 1).map(String.init)
    if words[0] == "call" {
      let call = words[1].split(separator: " ", maxSplits: 1).map(String.init)
      let arguments = call.count > 1 ? call[1] : "{}"
      words = ["tools/call", #"{"name":"\#(call[0])","arguments":\#(arguments)}"#]
    }
    var id = ""
    if isRequest {
      requests += 1
      id = #""id":\#(requests),"#
    }
    let parameters = words.count > 1 ? #","params":\#(words[1])"# : ""
    return #"{\#(id)"jsonrpc":"2.0","method":"\#(words[0])"\#(parameters)}"#
  }

  private static func shown(_ content: [UInt8]) -> [String] {
    let line = String(decoding: content, as: UTF8.self)
    guard let object = try? JSONSerialization.jsonObject(with: Data(content)) as? [String: Any],
      let id = object["id"], let result = object["result"] as? [String: Any],
      let texts = result["content"] as? [[String: String]]
    else { return ["< \(line.replacing(Audit.version, with: "VERSION"))"] }
    let head = result["isError"] == nil ? "" : " (error)"
    let text = texts.compactMap { $0["text"] }.joined(separator: "\n")
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      $0.offset == 0 ? "< \(id)\(head): \($0.element)" : "<   \($0.element)"
    }
  }
}
