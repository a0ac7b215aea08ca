import AuditReports
import Diagnostics
import L10nScan
import LocalizationModel
import Platform
import SourceFiles
import TestSupport
import Testing

/// Counts what an audit asks of the disk.
@Suite struct SourceReadingTests {
  /// Wrappers, names of other files and a list of tables: whatever reads files more than once.
  private let files = MemoryFiles([
    "App.xcodeproj/project.pbxproj": "developmentRegion = en; knownRegions = (en, de);",
    "Sources/Texts.swift": """
    import Foundation
    func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
    func title(_ key: String) -> String { tr(key) }
    """,
    "Sources/Home/Names.swift": "enum Names { static let home = \"home\" }",
    "Sources/Home/View.swift": """
    import SwiftUI
    let home = title(Names.home)
    let count = Text("\\(Names.home.count) homes")
    """,
    "Sources/Old.m": "NSString *old(void) { return NSLocalizedString(@\"home\", nil); }",
    "Resources/en.lproj/Localizable.strings":
      "\"home\" = \"Home\"; \"%lld homes\" = \"%lld homes\";",
    "Resources/de.lproj/Localizable.strings": "\"home\" = \"Start\"; \"%lld homes\" = \"%@ %@\";",
  ])

  @Test func `each source and table is opened once, and each folder listed once`() throws {
    let (opened, listed) = (Locked<[FilePath]>([]), Locked<[FilePath]>([]))
    let base = files.fileSystem
    let counted = FileSystem(
      contents: { path throws(FileError) in
        opened.withLock { $0.append(path) }
        return try base.contents(path)
      },
      list: { path throws(FileError) in
        listed.withLock { $0.append(path) }
        return try base.list(path)
      },
      kind: base.kind,
      target: base.target,
      replace: base.replace,
      makeFolder: base.makeFolder,
      discard: base.discard
    )
    let scan = try SourceScan(ScanInput(sources: ["."], in: counted))
    #expect(scan.references.map(\.key).sorted() == ["%lld homes", "home", "home"])
    let sources = opened.withLock { $0 }.filter { ["swift", "m"].contains($0.fileExtension) }
    #expect(sources.count == 4)
    #expect(Set(sources).count == 4)

    listed.withLock { $0 = [] }
    opened.withLock { $0 = [] }
    let report = try Audit(of: ScanInput(sources: ["."], in: counted)).makeReport()
    // A line of a table is quoted, which is in memory since the table was read.
    let ofTables = report.findings.filter { $0.location.path.fileExtension == "strings" }
    let finding = try #require(ofTables.first)
    #expect(report.excerpts[finding.location]?.marked == "\"%@ %@\"")
    let tables = opened.withLock { $0 }.filter { $0.fileExtension == "strings" }
    #expect(tables.sorted() == files.paths.filter { $0.fileExtension == "strings" })
    let folders = listed.withLock { $0 }
    #expect(Set(folders).count == folders.count, "\(folders)")
  }
}
