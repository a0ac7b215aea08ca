import Foundation
import TestSupport
import Testing

/// ARCHITECTURE.md names places that are there.
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
}
