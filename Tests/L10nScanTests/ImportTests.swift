import Foundation
import TestSupport
import Testing

/// Keeps out of the program what would make it many times as large on Linux.
@Suite struct ImportTests {
  @Test func `no source imports Foundation, but where it is part of the system`() throws {
    let folder = Repository.root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      var conditions: [Substring] = []
      for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
        if line.hasPrefix("#if ") { conditions.append(line) }
        if line.hasPrefix("#else") { conditions[conditions.count - 1] = line }
        if line.hasPrefix("#endif") { conditions.removeLast() }
        guard line.contains("import Foundation"), !line.hasPrefix("//") else { continue }
        #expect(conditions.contains("#if canImport(Darwin)"), "\(path): \(line)")
      }
    }
  }
}
