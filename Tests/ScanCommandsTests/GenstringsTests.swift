import CommandLineOptions
import Foundation
import SourceFiles
import TestSupport
import Testing

@testable import ScanCommands

@Suite struct GenstringsTests {
  private let source = #"NSLocalizedString(@"Tulip", @"Flower");"#
  private let table = "/* Flower */\n\"Tulip\" = \"Tulip\";\n\n"

  @Test(arguments: [
    ([], TextEncoding.utf16LittleEndian), (["-littleEndian"], .utf16LittleEndian),
    (["-bigEndian"], .utf16BigEndian), (["-utf8"], .utf8),
  ])
  func `a table is UTF-16 with a mark, unless something else is asked for`(
    options: [String],
    encoding: TextEncoding
  ) {
    let console = RecordingConsole(["A.m": source])
    #expect(console.run(["genstrings"] + options + ["A.m"]) == .success)
    #expect(console.files["Localizable.strings"] == encoding.encode(table))
    #expect(console.output.isEmpty && console.complaints.isEmpty)
  }

  @Test(arguments: TextEncoding.allCases)
  func `what is appended has the encoding of the file that is there`(encoding: TextEncoding) {
    let console = RecordingConsole(["A.m": source])
    let old = "\"Aster\" = \"Aster\";\n"
    console.files["Localizable.strings"] = encoding.encode(old)
    #expect(console.run("genstrings", "-a", "A.m") == .success)
    #expect(console.files["Localizable.strings"] == encoding.encode(old + table))
  }

  @Test func `appending to nothing makes a file`() {
    let console = RecordingConsole(["A.m": source])
    #expect(console.run("genstrings", "-a", "-utf8", "A.m") == .success)
    #expect(console.files.text(of: "Localizable.strings") == table)
  }

  @Test(arguments: ["genstrings", "/usr/local/bin/extractLocStrings"])
  func `the program is Apple's tool where it is called by its name`(name: String) {
    let console = RecordingConsole(["A.m": "NSLocalizedString(key, nil);"])
    #expect(console.run(program: [name, "A.m"]) == .findings)
    let tool = FilePath(name).name
    #expect(console.complaints.hasPrefix("\(tool): error: bad entry in file A.m (line = 1): "))
  }

  @Test func `a source is read in the encoding that is said`() {
    let latin: [UInt8] = Array("NSLocalizedString(@\"".utf8) + [0xE9] + Array("\", nil);".utf8)
    for option in [["-encoding", "iso-8859-1"], ["-d"]] {
      let console = RecordingConsole()
      console.files["A.m"] = latin
      #expect(console.run(["genstrings", "-utf8"] + option + ["A.m"]) == .success)
      #expect(console.files.text(of: "Localizable.strings")?.contains("\"é\"") == true)
    }
  }

  @Test func `a table that cannot be written is told, and nothing is half written`() {
    let console = RecordingConsole(["A.m": source])
    console.files.fail("Localizable.strings", with: .unwritable)
    #expect(console.run("genstrings", "A.m") == .failure)
    #expect(console.complaints.hasPrefix("error: cannot write 'Localizable.strings'"))
    #expect(console.files["Localizable.strings"] == nil)
  }

  @Test func `a table's name that leads elsewhere is refused`() {
    let console = RecordingConsole([
      "A.m": #"NSLocalizedStringFromTable(@"Key", @"../etc", nil);"#
    ])
    #expect(console.run("genstrings", "A.m") == .failure)
    #expect(console.files.paths == ["A.m"])
  }

  @Test func `the order of threads leaves no trace`() {
    let files = (0..<40).map {
      (
        FilePath("App/\($0).m"),
        #"NSLocalizedStringWithDefaultValue(@"Key", nil, nil, @"\#($0)", @"\#($0)");"#
      )
    }
    var results: Set<[String]> = []
    for jobs in ["1", "2", "8"] {
      let console = RecordingConsole(Dictionary(uniqueKeysWithValues: files))
      _ = console.run("genstrings", "-utf8", "--jobs", jobs, "App")
      results.insert([console.complaints, console.files.text(of: "Localizable.strings") ?? ""])
    }
    #expect(results.count == 1)
  }

  @Test func `options are named apart, and their help is one line without a full stop`() {
    let names = GenstringsOption.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(GenstringsOption.all.allSatisfy { !$0.help.hasSuffix(".") && !$0.help.contains("\n") })
  }

  @Test func `a file of arguments is divided like a shell's line`() {
    let text = "-o out 'with space.m' \"quote \\\" in\" back\\ slash\n\n''"
    #expect(
      ArgumentFile.arguments(in: Array(text.utf8)) == [
        "-o", "out", "with space.m", "quote \" in", "back slash", "",
      ]
    )
  }
}
