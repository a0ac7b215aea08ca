import Foundation
import ScanCommands
import SourceFiles
import TestSupport
import Testing

@Suite struct ExtractTests {
  private let source = """
    let title = NSLocalizedString("Title", comment: "Of the window")
    let other = NSLocalizedString("Other", tableName: "Main", comment: "")

    """

  @Test func `each table becomes a file`() throws {
    let console = RecordingConsole(["App/View.swift": source])
    #expect(console.run("extract", "--source", "App", "--output", "out/en.lproj") == .success)
    let table = try #require(console.files.text(of: "out/en.lproj/Localizable.strings"))
    #expect(table.hasPrefix("/* Of the window */\n"))
    #expect(console.files.text(of: "out/en.lproj/Main.strings") != nil)
    #expect(console.output == "out/en.lproj/Localizable.strings\nout/en.lproj/Main.strings\n")
    #expect(console.complaints.hasSuffix("2 files made\n"))
  }

  @Test func `the tables of a package belong to its targets`() throws {
    let console = RecordingConsole([
      "Package.swift": "", "Sources/App/View.swift": source, "Sources/Kit/View.swift": source,
      "Other/Sources/Folder/View.swift": source,
    ])
    #expect(console.run("extract", "--source", ".", "--format", "json") == .success)
    let json = try JSONSerialization.jsonObject(with: Data(console.output.utf8))
    let tables = try #require((json as? [String: Any])?["tables"] as? [[String: Any]])
    let names = tables.map { "\($0["module"] as? String ?? "none").\($0["name"] ?? "")" }
    #expect(
      names == [
        "none.Localizable", "none.Main", "App.Localizable", "App.Main", "Kit.Localizable",
        "Kit.Main",
      ]
    )
  }

  @Test func `the order of files and the number of threads leave no trace`() {
    let files = (0..<40).map { (FilePath("App/File\($0).swift"), source + "// \($0)") }
    var outputs: Set<String> = []
    for (jobs, isReversed) in [("1", false), ("8", false), ("8", true)] {
      let order = isReversed ? files.reversed() : files
      let console = RecordingConsole(Dictionary(uniqueKeysWithValues: order))
      let roots = isReversed ? ["App/File7.swift", "App"] : ["App", "App/File7.swift"]
      _ = console.run(
        "extract",
        "-j",
        jobs,
        "--source",
        roots[0],
        "--source",
        roots[1],
        "--format=json"
      )
      outputs.insert(console.output)
    }
    #expect(outputs.count == 1)
  }

  @Test func `a folder without source code is nothing to do`() {
    let console = RecordingConsole(["Docs/README.md": ""])
    #expect(console.run("extract", "--source", "Docs") == .failure)
    #expect(console.complaints.contains("error: no source file under 'Docs'\n"))
  }

  @Test func `a file that vanishes after the walk is told, and the others are read`() {
    let console = RecordingConsole(["App/A.swift": source, "App/B.swift": source])
    console.files.fail("App/A.swift", with: .vanished)
    #expect(console.run("extract", "--source", "App") == .failure)
    #expect(console.complaints.contains("App/A.swift:1:1: error: cannot read 'App/A.swift'"))
    #expect(console.output.contains("\"Title\" = \"Title\";"))
  }

  @Test func `an output that cannot be written ends the run`() {
    let console = RecordingConsole(["App/A.swift": source])
    console.files.fail("out", with: .unwritable)
    #expect(console.run("extract", "--source", "App", "--output", "out") == .failure)
    #expect(console.complaints.contains("error: cannot create 'out': Permission denied\n"))
  }

  @Test func `a table name that leads elsewhere is not written`() {
    let source = #"let a = NSLocalizedString("A", tableName: "../../etc", comment: "")"#
    let console = RecordingConsole(["App/A.swift": source])
    #expect(console.run("extract", "--source", "App", "--output", "out") == .failure)
    #expect(console.complaints == "error: table name '../../etc' is not the name of a file\n")
  }
}
