import AuditReports
import Foundation
import TestSupport
import Testing

@Suite struct RegistryTests {
  @Test func `Ids of reporters are unique words in kebab case`() {
    let ids = Reporter.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.utf8.allSatisfy { ("a"..."z").contains(UnicodeScalar($0)) || $0 == 0x2D })
    }
  }

  @Test func `Every reporter's file is registered`() throws {
    let sources = Repository.root.appending(path: "Sources/AuditReports")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: sources.appending(path: "Reporters").path
    )
    let unlisted = Set(files.map { $0.lowercased() })
      .symmetricDifference(Reporter.all.map { "\($0.id).swift" }).sorted()
    #expect(unlisted.isEmpty, "in Reporters or in Reporter.all alone: \(unlisted)")
  }

  @Test(arguments: Reporter.all)
  func `A summary is one line without a full stop`(reporter: Reporter) {
    #expect(!reporter.summary.isEmpty)
    #expect(!reporter.summary.contains("\n"))
    #expect(!reporter.summary.hasSuffix("."))
    #expect(reporter.summary.count <= 72)
  }
}
