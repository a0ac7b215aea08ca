import Diagnostics
import L10nScan
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

/// Runs the small projects below `Fixtures/Packages`, each an app with the packages that it uses.
@Suite struct PackageTests {
  static let projects = FixtureProject.all(in: "Packages")

  @Test(arguments: projects)
  func `packages are read for their declarations only`(project: FixtureProject) throws {
    for jobs in [1, 4] {
      let extractions = try scan(project, jobs: jobs).extractions
      let found = Dictionary(uniqueKeysWithValues: extractions.map { ($0.path, $0) })
      for fixture in project.fixtures {
        fixture.check(found[fixture.path] ?? Extraction(path: fixture.path))
      }
      #expect(extractions.allSatisfy { !$0.path.string.contains("Sources") })
    }
  }

  @Test func `packages that are named must have sources`() {
    #expect(throws: AuditError.self) {
      var input = ScanInput(sources: ["App"], in: files.fileSystem)
      input.settings.typed.declarations = ["Texts"]
      _ = try SourceScan(input)
    }
  }

  @Test func `a package that cannot be read is told`() throws {
    files.fail("Kit/Row.swift", with: .unreadable)
    var input = ScanInput(sources: ["App"], in: files.fileSystem)
    input.settings.typed.declarations = ["Kit"]
    let scan = try SourceScan(input)
    #expect(scan.diagnostics.map(\.rule) == [.unreadableFile])
    #expect(scan.diagnostics.map(\.location.path) == ["Kit/Row.swift"])
  }

  @Test func `what is a source is no package as well`() throws {
    var input = ScanInput(sources: ["App", "Kit"], in: files.fileSystem)
    input.settings.typed.declarations = ["Kit"]
    #expect(try SourceScan(input).references.map(\.key) == ["Inbox", "Internal"])
  }

  @Test func `what one target imports for others is seen where it is imported`() throws {
    let text = #"let a = Text("A")"#
    let memory = MemoryFiles([
      "Kit/Package.swift": #"let targets = ["Base", "Screens", "Tools"]"#,
      "Kit/Sources/Base/Exports.swift": "@_exported import struct SwiftUI.Text",
      "Kit/Sources/Base/Own.swift": text,
      "Kit/Sources/Screens/Screen.swift": "import Base\n" + text,
      "Kit/Sources/Tools/Tool.swift": text,
      "App/App.swift": "import Base\n" + text,
      "App/Other.swift": text,
    ])
    let scan = try SourceScan(ScanInput(sources: ["App", "Kit"], in: memory.fileSystem))
    #expect(
      scan.references.map(\.location.path) == [
        "App/App.swift", "Kit/Sources/Base/Own.swift", "Kit/Sources/Screens/Screen.swift",
      ]
    )
  }

  private let files = MemoryFiles([
    "App/A.swift": #"let a = Row("Inbox"); let b = Row(text: "Internal")"#,
    "Kit/Row.swift":
      "public struct Row { public init(_: LocalizedStringKey) {}; init(text: LocalizedStringKey) {} }",
    "Texts/en.lproj/Localizable.strings": "",
  ])

  private func scan(_ project: FixtureProject, jobs: Int) throws -> SourceScan {
    var input = ScanInput(sources: ["App"], in: project.files)
    input.jobs = jobs
    let options = zip(project.options, project.options.dropFirst())
    input.settings.typed.declarations = options.filter { $0.0 == "--declarations" }
      .map { FilePath($0.1) }
    return try SourceScan(input)
  }
}
