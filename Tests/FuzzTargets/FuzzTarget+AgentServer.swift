import AgentServer
import Foundation
import JSONRPC
import L10nScan
import LocalizationModel
import Platform
import ProjectModel
import SourceFiles
import TestSupport

extension FuzzTarget {
  /// Messages of an agent, one in a line, to a server over a small app, which may be told to write.
  ///
  /// Without an audit, messages are read, and calls of tools are queued.
  static let agentServer = FuzzTarget("agent-server") { input in
    sessionFailures(input, carriesOut: false)
  } longerCheck: { input in
    sessionFailures(input, carriesOut: true)
  }

  private static func sessionFailures(_ input: [UInt8], carriesOut: Bool) -> [String] {
    let files = MemoryFiles(inApp)
    let output = Locked<[UInt8]>([])
    let host = AgentHost(
      files: files.fileSystem,
      workingFolder: "/app",
      watch: .none,
      mayWrite: true,
      makeAudit: { files throws(AuditError) in try Audit(folder: "/app", in: files, from: "/") },
      reportSince: { revision, _ throws(AuditError) in throw AuditError("no \(revision)") },
      readBaseline: { _, _ throws(AuditError) in KnownFindings() }
    )
    var server = AgentServer(
      host,
      connection: Connection(.lines) { bytes in output.withLock { $0 += bytes } }
    )
    for line in input.split(separator: 0x0A) {
      server.receive(line + [0x0A])
      // A client may say several things at once.
      if carriesOut, line.last != UInt8(ascii: " ") { server.work() }
    }
    if carriesOut { server.work() }
    let strays = files.paths.filter { inApp[$0] == nil && !$0.string.hasPrefix("/app/") }
    return strays.map { "a file is written elsewhere: \($0)" }
      + output.withLock { Self.defects($0) }
  }

  private static let inApp = Dictionary(
    app.map { (FilePath("/app/\($0.key)"), $0.value) },
    uniquingKeysWith: { first, _ in first }
  )

  /// Takes the server's messages apart, and returns what is wrong with them.
  private static func defects(_ output: [UInt8]) -> [String] {
    output.split(separator: 0x0A).compactMap { line in
      let text = String(decoding: line, as: UTF8.self)
      guard let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
        object["jsonrpc"] as? String == "2.0"
      else { return "no message: \(text)" }
      guard let result = object["result"] as? [String: Any],
        let texts = result["content"] as? [[String: String]]
      else { return nil }
      let fences = texts.compactMap { $0["text"] }.joined(separator: "\n").split(separator: "\n")
        .count { $0.hasPrefix("```") }
      return fences.isMultiple(of: 2) ? nil : "a fence stays open: \(text)"
    }
  }

  /// Guidance for translators.
  static let translationGuide = FuzzTarget("translation-guide") { input in
    let text = SourceText(path: "TRANSLATION.md", stored: input)
    let guide = TranslationGuide(text)
    let isWithin = guide.terms.allSatisfy { $0.location.range.upperBound <= text.bytes.count }
    return isWithin ? [] : ["a term stands behind the end"]
  } longerCheck: { input in
    programFailures(["--source", "."], adding: ["TRANSLATION.md": input])
  }
}
