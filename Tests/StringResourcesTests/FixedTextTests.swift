import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

@Suite struct FixedTextTests {
  private let path: FilePath = "de.lproj/Localizable.strings"

  @Test(arguments: [TextEncoding.utf8WithMark, .utf16LittleEndian, .utf16BigEndian])
  func `a fix leaves the encoding and the line ends as they are`(encoding: TextEncoding) throws {
    let stored = encoding.stored(
      "/* Größe */\r\n\"size\" = \"Größe\"\r\n\"next\" = \"Nächste\";\r\n"
    )
    let files = MemoryFiles([path: stored]).fileSystem
    let fixes = ResourceFormat.readTable(at: path, in: files).diagnostics.flatMap(\.fixes)
    let fixed = try #require(FixedText(fixes, in: stored, at: path))
    let wanted = "/* Größe */\r\n\"size\" = \"Größe\";\r\n\"next\" = \"Nächste\";\r\n"
    #expect(fixed.stored == encoding.stored(wanted))
    #expect(fixed.made == [0])
  }

  @Test func `of two fixes that overlap one is left for the next time`() throws {
    let place = SourceLocation(path: path, offset: 0, length: 2, line: 1, column: 1)
    let fixes = ["x", "y"].map { Fix("replace", [.init(.replace(with: $0), at: place)]) }
    let fixed = try #require(FixedText(fixes, in: Array("abc".utf8), at: path))
    #expect(fixed.stored == Array("xc".utf8) && fixed.made == [0])
  }

  @Test(
    arguments: [
      (0..<1, 0...1), (0..<2, 0...2), (1..<2, 1...2), (2..<3, nil), (2..<5, nil), (3..<3, 2...2),
      (4..<6, 2...3), (6..<7, 3...4), (7..<8, 4...7), (8..<8, 5...7), (8..<9, 5...8),
      (9..<9, 8...8), (11..<12, nil), (11..<14, 10...12), (13..<14, 11...12),
    ] as [(Range<Int>, ClosedRange<Int>?)]
  )
  func `what stood at a place is found again`(old: Range<Int>, new: ClosedRange<Int>?) throws {
    // 0123456789abcd becomes 01567xy89acd.
    let edits: [(Range<Int>, String)] = [(2..<5, ""), (8..<8, "xy"), (11..<12, "")]
    let fixes = edits.map { range, text in
      let place = SourceLocation(
        path: path,
        offset: range.lowerBound,
        length: range.count,
        line: 1,
        column: range.lowerBound + 1
      )
      return Fix("replace", [.init(.replace(with: text), at: place)])
    }
    let stored = Array("0123456789abcd".utf8)
    let fixed = try #require(FixedText(fixes.reversed(), in: stored, at: path))
    #expect(fixed.place(of: old) == new)
  }

  @Test func `a text is spelled as its file does, and only what differs is replaced`() throws {
    let text = SourceText(path: "a.xcstrings", bytes: Array(#"{"strings": "ä \"%@\" %d"}"#.utf8))
    let place = SourceLocation(path: "a.xcstrings", offset: 12, length: 14, line: 1, column: 13)
    var speller = FixSpeller(text)
    let fix = Fix("number", [.init(.setText(#"ä "%1$@" %d"#), at: place)])
    let edit = try #require(speller.spell(fix)?.edits.first)
    #expect(edit.change == .replace(with: "1$"))
    #expect(edit.location.length == 0 && edit.location.offset == 19)
  }

  @Test(
    arguments: [
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{},\"b\":{}, \"c\":{}\n,\n\n\"d\":{}}}",
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {},

          "b" : {},
          "c" : {},
          "d" : {}
        }
      }

      """,
    ]
  )
  func `a fix and an edit take the same bytes away with keys of a catalog`(catalog: String) throws {
    let path: FilePath = "Localizable.xcstrings"
    let stored = Array(catalog.utf8)
    let format = try #require(ResourceFormat.format(of: path))
    let entries = format.table(from: stored, at: path).entries
    for subset in 1..<(1 << entries.count) - 1 {
      let removed = entries.indices.filter { subset >> $0 & 1 == 1 }.map { entries[$0] }
      let fix = Fix("remove", removed.map { .init(.remove, at: $0.location) })
      var speller = FixSpeller(SourceText(path: path, bytes: stored))
      let spelled = speller.spell(fix)
      let fixed = FixedText([try #require(spelled)], in: stored, at: path)
      let edits = removed.map { TableEdit.remove(key: $0.key) }
      #expect(try format.applying(edits, to: stored, at: path) == fixed?.stored)
    }
  }
}

extension TextEncoding {
  fileprivate func stored(_ text: String) -> [UInt8] {
    self == .utf8WithMark ? [0xEF, 0xBB, 0xBF] + Array(text.utf8) : encode(text)
  }
}
