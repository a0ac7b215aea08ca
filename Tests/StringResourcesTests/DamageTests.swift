import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

/// Whatever bytes a file holds, reading it ends, in time that grows with its length, with a table.
@Suite struct DamageTests {
  private func read(_ bytes: [UInt8], _ path: FilePath) -> LocalizedTable {
    ResourceFormat.readTable(at: path, in: MemoryFiles([path: bytes]).fileSystem)
  }

  @Test(
    "A table cut off anywhere is read up to there",
    arguments: Fixture.all(in: "Resources/Tables")
  )
  func truncation(_ fixture: Fixture) {
    let whole = read(fixture.stored, fixture.path)
    let keys = Set(whole.entries.map(\.key))
    for cut in fixture.truncations {
      let table = read(cut, fixture.path)
      // The last key may be cut as well; all others are those of the whole table.
      #expect(keys.isSuperset(of: table.entries.dropLast(2).map(\.key)))
      let isSilent = table.diagnostics.isEmpty && fixture.path.fileExtension != "strings"
      let isBlank = cut.allSatisfy { $0 == 0x20 || $0 == 0x0A }
      #expect(!isSilent || table.entries.count == whole.entries.count || isBlank)
    }
  }

  @Test("A flipped bit breaks nothing else", arguments: Fixture.all(in: "Resources/Tables"))
  func flippedBits(_ fixture: Fixture) throws {
    var generator = SeededGenerator(seed: 1)
    let format = try #require(ResourceFormat.format(of: fixture.path))
    for _ in 0..<200 {
      var bytes = fixture.stored
      let index = Int.random(in: bytes.indices, using: &generator)
      bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      let table = read(bytes, fixture.path)
      // What is damaged is refused; what is not can still be edited.
      let edits = [TableEdit.remove(key: "title")]
      let edited = try? format.applying(edits, to: bytes, at: fixture.path)
      #expect(edited == nil || table.diagnostics.allSatisfy { $0.severity < .error })
    }
  }

  @Test(
    "Values that nest without end are an error",
    arguments: [
      ("a.strings", "a = ", "{ a = ", ""), ("a.strings", "a = ", "( ", ""),
      ("a.stringsdict", "<plist><dict><key>a</key>", "<dict><key>a</key>", ""),
      ("a.stringsdict", "<plist><dict><key>a</key>", "<array>", ""),
      ("a.xcstrings", "{\"x\":", "{\"a\":", ""), ("a.xcstrings", "{\"x\":", "[", ""),
    ]
  )
  func nesting(_ path: String, _ start: String, _ unit: String, _ end: String) {
    let text = start + String(repeating: unit, count: 100_000) + end
    let table = read(Array(text.utf8), FilePath(path))
    #expect(table.diagnostics.contains { $0.message.contains("nested more than 512 deep") })
  }

  @Test(
    "A defect on every line takes no more than linear time",
    arguments: [
      "\"", "'", "/*", "/* \"", "a = \"", "\"a\" = 'b", "“a", "a = b\"", "\"a\" = \"b\" c\";",
      "\\", "= ;", "a = (", "a = <", "a b", "\"a\\", ";", "{", "}",
    ]
  )
  func manyDefects(_ line: String) {
    let text = String(repeating: line + "\n", count: 20_000)
    let table = read(Array(text.utf8), "a.strings")
    #expect(!table.diagnostics.isEmpty)
  }

  @Test("Entities are not expanded")
  func entityBomb() {
    let entities = (1...9).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE plist [<!ENTITY e0 "x">\(entities)]>
      <plist><dict><key>a</key><string>&e9;</string></dict></plist>
      """
    let table = read(Array(text.utf8), "a.strings")
    #expect(table.entries.first?.translations.first?.text == "&e9;")
    #expect(table.diagnostics.map(\.message) == ["'&' that begins no entity; write '&amp;'"])
  }

  @Test(
    "What is no text is told apart",
    arguments: [
      ([0xFF, 0xFE, 0xFF, 0xFE, 0x61, 0], "Second byte order mark"),
      ([0x61, 0, 0x3B, 0], "without a byte order mark"),
      ([0, 0x61, 0, 0x3B], "without a byte order mark"),
      (Array("bplist00".utf8) + [1, 2, 3], "Damaged binary property list"),
      (Array("a = \"caf".utf8) + [0xE9] + Array("\";".utf8), "Byte 0xE9 is not valid UTF-8"),
    ] as [([UInt8], String)]
  )
  func encodings(_ bytes: [UInt8], _ message: String) {
    for path: FilePath in ["a.strings", "a.stringsdict", "a.xcstrings"] {
      let messages = read(bytes, path).diagnostics.map(\.message)
      #expect(messages.contains { $0.contains(message) } || path.fileExtension == "xcstrings")
    }
  }

  @Test(
    "A file with NULs is not changed: what stands before them may tell its encoding",
    arguments: ["\t\t//\0\0", "/* a\0 */\na = b;\n", "a = b; // \0"]
  )
  func nuls(_ text: String) throws {
    let bytes = Array(text.utf8)
    let format = try #require(ResourceFormat.format(of: "a.strings"))
    #expect(format.table(from: bytes, at: "a.strings").diagnostics == [])
    #expect(throws: EditError.self) { try format.canonicalForm(of: bytes, at: "a.strings") }
    #expect(throws: EditError.self) {
      try format.applying([.remove(key: "a")], to: bytes, at: "a.strings")
    }
  }

  @Test("A file that cannot be read is an empty table with the reason")
  func unreadable() {
    let files = MemoryFiles(["a.strings": Array("a = b;".utf8)])
    files.fail("a.strings", with: .vanished)
    let table = ResourceFormat.readTable(at: "a.strings", in: files.fileSystem)
    #expect(table.entries.isEmpty)
    #expect(table.diagnostics.map(\.rule) == [.unreadableFile])
  }
}
