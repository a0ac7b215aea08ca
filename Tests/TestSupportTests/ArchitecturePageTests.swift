import Foundation
import TestSupport
import Testing

/// ARCHITECTURE.md names places and tests that exist.
@Suite struct ArchitecturePageTests {
  @Test func `every file and folder that is named is there`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "ARCHITECTURE.md"),
      encoding: .utf8
    )
    let sources = Repository.root.appending(path: "Sources")
    let modules = Set(try FileManager.default.contentsOfDirectory(atPath: sources.path))
    let words = page.split { $0.isWhitespace || "`,()".contains($0) }
    let places = words.filter { word in
      let parts = word.split(separator: "/")
      return parts.count > 1 && modules.contains(String(parts[0]))
    }
    #expect(places.count > 20)
    for place in places {
      let path = sources.appending(path: String(place)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(place)")
    }
  }

  @Test func `each invariant has a test, and that test exists`() throws {
    let page = try String(
      contentsOf: Repository.root.appending(path: "ARCHITECTURE.md"),
      encoding: .utf8
    )
    let files = FileManager.default.enumerator(
      atPath: Repository.root.appending(path: "Tests").path
    )
    let tests = Set(
      (files?.compactMap { $0 as? String } ?? []).map { path in
        path.split(separator: "/").last.map(String.init) ?? path
      }
    )
    let lines = page.split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "| invariant | test |"))
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
    #expect(rows.count > 20)
    for row in rows {
      let cell = row.split(separator: "|").last ?? ""
      let names = cell.split(separator: "`").filter { $0.hasSuffix("Tests") }
      #expect(!names.isEmpty, "\(row)")
      for name in names { #expect(tests.contains("\(name).swift"), "\(name)") }
    }
  }
}
