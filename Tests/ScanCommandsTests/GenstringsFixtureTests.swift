import Foundation
import SourceFiles
import TestSupport
import Testing

@testable import ScanCommands

/// The tables and messages of `genstrings` over small sources, one folder for each case.
@Suite struct GenstringsFixtureTests {
  /// A folder of sources; a file `arguments` holds what to say beside the folder.
  struct Case: CustomTestStringConvertible {
    let name: String
    var folder: URL { Repository.fixtures.appending(path: "Genstrings/\(name)") }
    var testDescription: String { name }

    static let all: [Case] = {
      let folder = Repository.fixtures.appending(path: "Genstrings").path
      // Without the folder there is no case, which a test of its own notices.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { !$0.hasPrefix(".") }.sorted().map(Case.init)
    }()
  }

  @Test func `there are cases`() {
    #expect(Case.all.count > 10)
  }

  @Test(arguments: Case.all)
  func `the tables and messages are as they should be`(fixture: Case) throws {
    let console = RecordingConsole(try sources(of: fixture))
    let options = try words(of: fixture)
    let exit = console.run(["genstrings", "-utf8", "-o", "."] + options + ["."])
    var text = console.complaints + "[exit \(exit.rawValue)]\n"
    for path in console.files.paths where path.fileExtension == "strings" {
      text += "\n== \(path)\n" + (console.files.text(of: path) ?? "")
    }
    Golden.check(text, "Genstrings/\(fixture.name)/expected.golden.txt")
  }

  /// Every table is read back by Foundation's own parser, so that nothing in a source breaks one.
  @Test(arguments: Case.all.filter { $0.name != "Strict" })
  func `the tables are property lists`(fixture: Case) throws {
    let console = RecordingConsole(try sources(of: fixture))
    _ = console.run(["genstrings", "-o", "."] + (try words(of: fixture)) + ["."])
    for path in console.files.paths where path.fileExtension == "strings" {
      let table = try PropertyListTable(console.files[path] ?? [])
      #expect(!table.entries.isEmpty)
    }
  }

  private func words(of fixture: Case) throws -> [String] {
    let file = fixture.folder.appending(path: "arguments")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }

  private func sources(of fixture: Case) throws -> [FilePath: String] {
    var texts: [FilePath: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    where name != "arguments" && !name.contains(".golden.") {
      texts[FilePath(name)] = try String(
        contentsOf: fixture.folder.appending(path: name),
        encoding: .utf8
      )
    }
    return texts
  }
}
