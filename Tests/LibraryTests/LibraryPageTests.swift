import Foundation
import Testing

/// The page about the library, against the files that compile its examples.
@Suite struct LibraryPageTests {
  @Test func `every example of the page is compiled`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let garden = "../../Fixtures/Builds/Garden/Tests/GardenTests/"
    let files = [
      "LibraryTests.swift", garden + "LocalizationTests.swift", garden + "LocalizationCases.swift",
    ]
    let examples = try files.map { file in
      try String(contentsOf: tests.appending(path: file), encoding: .utf8)
    }
    let page = try String(
      contentsOf: tests.appending(path: "../../docs/library.md"),
      encoding: .utf8
    )
    let compiled = examples.joined(separator: "\n").trimmedLines.joined(separator: "\n")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
    #expect(blocks.count > 5)
    for block in blocks {
      let code = String(block.prefix(upTo: block.range(of: "```")?.lowerBound ?? block.endIndex))
      #expect(compiled.contains(code.trimmedLines.joined(separator: "\n")), "\(code)")
    }
  }
}

extension String {
  fileprivate var trimmedLines: [String] {
    split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
