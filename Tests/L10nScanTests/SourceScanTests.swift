import L10nScan
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@Suite struct SourceScanTests {
  private let files = MemoryFiles([
    "App/Cart.swift": #"let a = NSLocalizedString("app", comment: "")"#,
    "App/Preview.swift":
      #"import SwiftUI; struct P: PreviewProvider { let a = Text("preview") }"#,
    "App/Mock.swift": #"import XCTest; let a = NSLocalizedString("mock", comment: "")"#,
    "AppTests/Cart.swift": #"let a = NSLocalizedString("folder", comment: "")"#,
    "App/CartTests.swift": #"func testCart() { NSLocalizedString("file", comment: "") }"#,
  ])

  @Test func `tests are left out`() throws {
    #expect(try keys(below: ".") == ["app", "preview"])
  }

  @Test func `tests are read where they are wanted`() throws {
    #expect(
      try keys(below: ".") { $0.settings.typed.includeTests = true }
        == ["app", "file", "folder", "mock", "preview"]
    )
  }

  @Test func `a folder of tests that is named itself is read`() throws {
    #expect(try keys(below: "AppTests") == ["folder"])
  }

  @Test func `a folder called like tests that has none belongs to the app`() throws {
    let section = MemoryFiles([
      "App/Tests/Eyes/Chart.swift": #"let a = NSLocalizedString("eyes", comment: "")"#,
      "App/Tests/EarTests.swift": #"let a = NSLocalizedString("ears", comment: "")"#,
      "Tests/Base.swift": #"let a = NSLocalizedString("base", comment: "")"#,
      "Tests/Cart.swift": #"import Testing; let a = NSLocalizedString("cart", comment: "")"#,
    ])
    let input = ScanInput(sources: ["."], in: section.fileSystem)
    #expect(try SourceScan(input).references.map(\.key) == ["ears", "eyes"])
  }

  @Test func `a file called like tests that has none belongs to the app`() throws {
    let app = MemoryFiles([
      "App/HapticTests.swift": #"let a = NSLocalizedString("haptic", comment: "")"#,
      "App/CartTests.m": #"@interface CartTests : XCTestCase { NSLocalizedString(@"cart", @"") }"#,
      "App/LidTests.xm":
        "#import <A/A.h>\n@interface LidTests : XCTestCase { NSLocalizedString(@\"lid\", @\"\") }",
      "AppTests/SoundTests.swift": #"let a = NSLocalizedString("sound", comment: "")"#,
    ])
    let input = ScanInput(sources: ["."], in: app.fileSystem)
    #expect(try SourceScan(input).references.map(\.key) == ["haptic"])
  }

  @Test(arguments: ["x", "xi", "xm", "xmi"])
  func `files of tweaks are told from models and music`(fileExtension: String) throws {
    let call = #"a = NSLocalizedString(@"lid", @"");"#
    let tree = MemoryFiles([
      FilePath("Tweaks/Hook.\(fileExtension)"): "%hook Lid\n\(call)\n%end",
      FilePath("Tweaks/Group.\(fileExtension)"): "%group Lid\n\(call)\n%end",
      FilePath("Tweaks/Import.\(fileExtension)"): "#import <UIKit/UIKit.h>\n\(call)",
      FilePath("Tweaks/Include.\(fileExtension)"): "#include \"Lid.h\"\n\(call)",
      FilePath("Tweaks/Start.\(fileExtension)"): "%ctor { \(call) }",
      FilePath("Songs/Binary.\(fileExtension)"): "#import %hook \0 \(call)",
      FilePath("Models/Text.\(fileExtension)"): "xof 0303txt \(call)",
    ])
    let references = try SourceScan(ScanInput(sources: ["."], in: tree.fileSystem)).references
    #expect(references.map(\.location.path.folder) == Array(repeating: "Tweaks", count: 5))
  }

  @Test func `previews are left out on demand`() throws {
    #expect(try keys(below: ".") { $0.settings.typed.includePreviews = false } == ["app"])
  }

  private func keys(
    below root: FilePath,
    _ change: (inout ScanInput) -> Void = { _ in }
  ) throws -> [String] {
    var input = ScanInput(sources: [root], in: files.fileSystem)
    change(&input)
    return try SourceScan(input).references.map(\.key).sorted()
  }
}
