import Foundation
import JSONRPC
import LanguageServer
import Platform
import SourceFiles
import TestSupport

extension FuzzTarget {
  /// Messages of an editor, one in a line, to a server over a small app.
  ///
  /// Without an audit, messages are read, and texts are edited by them.
  static let languageServer = FuzzTarget("language-server") { input in
    dialogueFailures(input, audits: false)
  } longerCheck: { input in
    dialogueFailures(input, audits: true)
  }

  private static func dialogueFailures(_ input: [UInt8], audits: Bool) -> [String] {
    let files = MemoryFiles(inApp)
    let before = files.copy()
    let output = Locked<[UInt8]>([])
    var server = LanguageServer(
      files: files.fileSystem,
      connection: Connection(.headers) { bytes in output.withLock { $0 += bytes } }
    )
    for line in input.split(separator: 0x0A) {
      server.receive(Array("Content-Length: \(line.count)\r\n\r\n".utf8) + line)
      // A client may say several things at once.
      if audits, line.last != UInt8(ascii: " ") { server.work() }
    }
    if audits { server.work() }
    let isChanged = files.paths.contains { files[$0] != before[$0] } || files.paths != before.paths
    return (isChanged ? ["a file has changed"] : []) + output.withLock { Self.defects($0) }
  }

  private static let inApp = Dictionary(
    app.map { (FilePath("/app/\($0.key)"), $0.value) },
    uniquingKeysWith: { first, _ in first }
  )

  /// Takes the server's messages apart, and returns what is wrong with them.
  private static func defects(_ output: [UInt8]) -> [String] {
    var rest = output[...]
    while !rest.isEmpty {
      let head = rest.prefix { $0 != 0x0D }
      let length = Int(
        String(decoding: head.dropFirst("Content-Length: ".utf8.count), as: UTF8.self)
      )
      guard let length, rest.count >= head.count + 4 + length else {
        return ["no message: \(head)"]
      }
      let content = rest.dropFirst(head.count + 4).prefix(length)
      guard let value = try? JSONSerialization.jsonObject(with: Data(content)) else {
        return ["no JSON: \(String(decoding: content, as: UTF8.self))"]
      }
      if let place = wrongPlace(in: value) { return ["no place: \(place)"] }
      rest = rest.dropFirst(head.count + 4 + length)
    }
    return []
  }

  /// Returns a range whose ends stand the wrong way around, or before the text.
  private static func wrongPlace(in value: Any) -> String? {
    if let list = value as? [Any] { return list.lazy.compactMap { wrongPlace(in: $0) }.first }
    guard let object = value as? [String: Any] else { return nil }
    let ends = ["start", "end"].compactMap { object[$0] as? [String: Int] }
      .compactMap { place -> (Int, Int)? in
        guard let line = place["line"], let character = place["character"] else { return nil }
        return (line, character)
      }
    if ends.count == 2, ends[1] < ends[0] || ends[0] < (0, 0) { return "\(object)" }
    return object.values.lazy.compactMap { wrongPlace(in: $0) }.first
  }
}
