import AuditReports
import Foundation
import TestSupport
import Testing

@Suite struct PublicInterfaceTests {
  @Test func `nothing is public outside of the libraries' folders`() throws {
    let sources = Repository.root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var count = 0
    for case let path as String in files where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let found = lines.filter { $0.hasPrefix("public ") || $0.contains(" public import") }
      count += found.count
      let isLibrary = path.hasPrefix("L10nScan/Library/") || path.hasPrefix("L10nScanTesting/")
      #expect(found.isEmpty || isLibrary, "\(path): \(found)")
    }
    #expect(count > 0)
  }

  @Test(arguments: Reporter.all)
  func `a format of reports has a name in the library`(reporter: Reporter) throws {
    let file = Repository.root.appending(path: "Sources/L10nScan/Library/AuditReport.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let name = "public static let \(reporter.id) = Self(reporter: .\(reporter.id))"
    let isNamed = text.contains(name)
    #expect(isNamed, "ReportFormat.\(reporter.id) is wanting in AuditReport.swift")
  }
}
