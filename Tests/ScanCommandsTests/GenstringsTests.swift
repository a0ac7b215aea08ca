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
    #expect(console.run(program: [name, "A.m", "-nonsense"]) == .success)
    let tool = FilePath(name).name
    #expect(
      console.complaints == """
        \(tool): warning: unknown option '-nonsense' is ignored
        \(tool): error: bad entry in file A.m (line = 1): Argument is not a literal string. [A.m:1:1]

        """
    )
    #expect(console.run(program: ["l10nscan", "genstrings", "A.m"]) == .findings)
    #expect(console.run(program: ["l10nscan", "genstrings", "--strict-apple", "A.m"]) == .success)
  }

  @Test(arguments: [["genstrings"], ["l10nscan", "genstrings", "--strict-apple"]])
  func `without a file Apple's tool prints its usage`(program: [String]) {
    let console = RecordingConsole()
    #expect(console.run(program: program) == .success)
    #expect(console.output.contains("-skipTable") && console.complaints.isEmpty)
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

  @Test func `every byte is a character in Mac OS Roman`() {
    let call =
      Array("NSLocalizedString(@\"caf".utf8) + [0x8E, 0xDB, 0xFF] + Array("\", nil);".utf8)
    for option in [["-macRoman"], ["-encoding", "macintosh"], ["-d"]] {
      let console = RecordingConsole()
      // Windows-1252, which is tried before, has no character 0x81.
      console.files["A.m"] = call + (option == ["-d"] ? [0x81] : [])
      #expect(console.run(["genstrings", "-utf8"] + option + ["A.m"]) == .success)
      #expect(console.files.text(of: "Localizable.strings")?.contains("\"café€ˇ\"") == true)
    }
  }

  @Test(
    arguments: [
      ("gb18030", [0xC4, 0xE3], "你"), ("GBK", [0xC4, 0xE3], "你"), ("Big5", [0xA7, 0x41], "你"),
      ("EUC-JP", [0xA4, 0xA2], "あ"), ("Shift_JIS", [0x82, 0xA0, 0x5C, 0x6E], #"あ\n"#),
      ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x24, 0x22, 0x1B, 0x28, 0x42], "あ"),
      ("EUC-KR", [0xBE, 0xC8], "안"), ("KOI8-R", [0xD0], "п"), ("ISO-8859-15", [0xA4], "€"),
      ("windows-1251", [0xEF], "п"),
    ] as [(String, [UInt8], String)]
  )
  func `an encoding has its IANA name`(name: String, bytes: [UInt8], text: String) {
    let console = RecordingConsole()
    console.files["A.m"] = Array("NSLocalizedString(@\"".utf8) + bytes + Array("\", nil);".utf8)
    #expect(console.run("genstrings", "-utf8", "-encoding", name, "A.m") == .success)
    #expect(console.files.text(of: "Localizable.strings")?.contains("\"\(text)\"") == true)
  }

  @Test func `bytes that stand for nothing in an encoding are told`() {
    let console = RecordingConsole()
    console.files["A.m"] = Array("NSLocalizedString(@\"".utf8) + [0xFF, 0xFF, 0x22]
    #expect(console.run("genstrings", "-encoding", "euc-kr", "A.m") == .failure)
    #expect(console.complaints.hasPrefix("genstrings: error: cannot read 'A.m' as euc-kr"))
  }

  @Test(arguments: [TextEncoding.utf16LittleEndian, .utf16BigEndian])
  func `UTF-16 is found out without a mark`(encoding: TextEncoding) {
    let console = RecordingConsole()
    console.files["A.m"] = Array(encoding.encode(source).dropFirst(encoding.mark.count))
    #expect(console.run("genstrings", "-utf8", "-d", "A.m") == .success)
    #expect(console.files.text(of: "Localizable.strings") == table)
  }

  @Test func `a table that cannot be written is told, and nothing is half written`() {
    let console = RecordingConsole(["A.m": source])
    console.files.fail("Localizable.strings", with: .unwritable)
    #expect(console.run("genstrings", "A.m") == .failure)
    #expect(console.complaints.hasPrefix("genstrings: error: cannot write 'Localizable.strings'"))
    #expect(console.files["Localizable.strings"] == nil)
  }

  @Test func `a table's name that leads elsewhere is refused`() {
    let call = #"NSLocalizedStringFromTable(@"Key", @"../etc", nil);"#
    let console = RecordingConsole(["A.m": call + source])
    #expect(console.run("genstrings", "A.m") == .failure)
    #expect(console.complaints.hasPrefix("genstrings: error: cannot write '../etc.strings': "))
    #expect(console.files.paths == ["A.m", "Localizable.strings"])
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
}
