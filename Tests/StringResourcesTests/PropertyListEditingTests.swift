import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

@Suite struct PropertyListEditingTests {
  private let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<!-- First -->
    \t<key>a</key>
    \t<string>1</string>
    \t<key>c</key>
    \t<string>3</string>
    </dict>
    </plist>

    """

  private func edited(
    _ text: String,
    _ edits: TableEdit...,
    path: FilePath = "de.lproj/Localizable.strings"
  ) throws -> String {
    let format = try #require(ResourceFormat.format(of: path))
    let bytes = try format.applying(edits, to: Array(text.utf8), at: path)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func entry(_ key: String, _ text: String, comment: String? = nil) -> TableEntry {
    let location = SourceLocation(path: "x.strings")
    let unit = TranslationUnit(text: text, location: location)
    let translation = Translation(language: "de", units: [unit], location: location)
    return TableEntry(key: key, comment: comment, location: location, translations: [translation])
  }

  @Test func `a new key goes to its place in the order, below its comment`() throws {
    let new = try edited(sample, .insert(entry("b", "<2>", comment: "Two")))
    let lines = "\t<!-- Two -->\n\t<key>b</key>\n\t<string>&lt;2&gt;</string>\n"
    #expect(new == sample.replacing("\t<key>c</key>", with: lines + "\t<key>c</key>"))
  }

  @Test func `new keys go to the end where nothing is sorted, in the order of the edits`() throws {
    let unsorted = sample.replacing("<key>c<", with: "<key>A<")
    let new = try edited(unsorted, .insert(entry("z", "26")), .insert(entry("b", "2")))
    let lines = "\t<key>z</key>\n\t<string>26</string>\n\t<key>b</key>\n\t<string>2</string>\n"
    #expect(new == unsorted.replacing("</dict>", with: lines + "</dict>"))
  }

  @Test func `a new key in front of the first leaves that its comment`() throws {
    let new = try edited(sample, .insert(entry("0", "0")))
    let lines = "\t<key>0</key>\n\t<string>0</string>\n"
    #expect(new == sample.replacing("\t<!-- First", with: lines + "\t<!-- First"))
  }

  @Test(arguments: ["<dict/>", "<dict></dict>", "<dict>\r\n  </dict>"])
  func `an empty list gets its first keys`(root: String) throws {
    let text = "<plist>\r\n  \(root)\r\n</plist>\r\n"
    let new = try edited(text, .insert(entry("b", "2")), .insert(entry("a", "1")))
    let lines = ["a</key>", "b</key>"].map { "\r\n  \t<key>\($0)" }
    #expect(
      new == """
        <plist>\r\n  <dict>\(lines[0])\r\n  \t<string>1</string>\(lines[1])\r\n  \
        \t<string>2</string>\r\n  </dict>\r\n</plist>\r\n
        """
    )
  }

  @Test func `a list without line ends stays without`() throws {
    let text = "<plist><dict><key>a</key><string>1</string></dict></plist>"
    let new = try edited(text, .insert(entry("b", "2")), .setComment("One", key: "a"))
    #expect(
      new == """
        <plist><dict><!-- One --><key>a</key><string>1</string>\
        <key>b</key><string>2</string></dict></plist>
        """
    )
  }

  @Test func `a comment is set, replaced and taken away`() throws {
    #expect(
      try edited(sample, .setComment("Three", key: "c"))
        == sample.replacing("\t<key>c", with: "\t<!-- Three -->\n\t<key>c")
    )
    #expect(
      try edited(sample, .setComment("One", key: "a")) == sample.replacing("First", with: "One")
    )
    #expect(
      try edited(sample, .setComment(nil, key: "a"))
        == sample.replacing("\t<!-- First -->\n", with: "")
    )
    #expect(try edited(sample, .setComment("First", key: "a")) == sample)
  }

  @Test func `a key that stands there twice is marked twice, and goes twice`() throws {
    let copy = "\t<key>a</key>\n\t<string>1</string>\n"
    let twice = sample.replacing("</dict>", with: copy + "</dict>")
    let marked = try edited(twice, .mark(key: "a"))
    let mark = "<!-- No code uses this key any more."
    #expect(
      marked
        == sample.replacing("<!-- ", with: mark + "\n")
        .replacing("</dict>", with: "\t" + mark + " -->\n" + copy + "</dict>")
    )
    #expect(try edited(marked, .mark(key: "a")) == marked)
    #expect(try edited(marked, .unmark(key: "a", comment: nil)) == twice)
    let left = try edited(marked, .remove(key: "a"))
    #expect(try left == edited(sample, .remove(key: "a")))
  }

  @Test func `a key that is removed takes its comment along`() throws {
    let lines = "\t<!-- First -->\n\t<key>a</key>\n\t<string>1</string>\n"
    #expect(try edited(sample, .remove(key: "a")) == sample.replacing(lines, with: ""))
  }

  @Test func `a new key of a stringsdict gets its rules`() throws {
    let path: FilePath = "de.lproj/Localizable.stringsdict"
    let place = SourceLocation(path: path)
    let files = Substitution(
      name: "files",
      formatSpecifier: "d",
      units: ["one", "other"].map { form in
        TranslationUnit(variation: [.plural(form)], text: "%d \(form)", location: place)
      },
      location: place
    )
    func rule(_ variation: [Variation]) -> TableEntry {
      let unit = TranslationUnit(variation: variation, text: "%#@files@", location: place)
      let rule = Translation(
        language: "de",
        units: [unit],
        substitutions: [files],
        location: place
      )
      return TableEntry(key: "%d files", location: place, translations: [rule])
    }
    let new = try edited("<plist>\n<dict/>\n</plist>\n", .insert(rule([])), path: path)
    let format = try #require(ResourceFormat.format(of: path))
    let table = format.table(from: Array(new.utf8), at: path)
    #expect(table.diagnostics.isEmpty && table.entries.map(\.key) == ["%d files"])
    let units = table.entries[0].translations[0].allUnits.map(\.text)
    #expect(units == ["%#@files@", "%d one", "%d other"])
    #expect(new.contains("\n\t\t\t<key>NSStringFormatSpecTypeKey</key>\n"))
    // What was plural by itself in a catalog has no place in this format.
    #expect(throws: EditError.self) {
      try edited(sample, .insert(rule([.plural("one")])), path: path)
    }
  }

  @Test func `an edit that does not fit is refused`() throws {
    #expect(throws: EditError.self) { try edited(sample, .insert(entry("a", "2"))) }
    #expect(throws: EditError.self) { try edited(sample, .rename(key: "a", to: "c")) }
    #expect(throws: EditError.self) { try edited(sample, .setComment("--", key: "a")) }
    #expect(throws: EditError.self) { try edited(sample, .setComment("x", key: "b")) }
    #expect(throws: EditError.self) {
      try edited(sample, .setText("2", key: "a"), .remove(key: "a"))
    }
    let stray = "<plist><dict><!-- none yet --></dict></plist>"
    #expect(throws: EditError.self) { try edited(stray, .insert(entry("a", "1"))) }
    #expect(throws: EditError.self) {
      try edited("{ a = 1; }", .insert(entry("b", "1")), path: "de.lproj/x.stringsdict")
    }
  }
}
