import LocalizationModel
import SourceFiles
import StringResources
import Testing

@Suite struct StringsEditingTests {
  private let path: FilePath = "de.lproj/Localizable.strings"

  private func edited(_ text: String, _ edits: TableEdit...) throws -> String {
    let format = try #require(ResourceFormat.format(of: path))
    let bytes = try format.applying(edits, to: Array(text.utf8), at: path)
    return String(decoding: bytes, as: UTF8.self)
  }

  private let sample = """
    /* Header */

    /* First */
    "a" = "1"; // trailing
    c   =   '3' ;

    /* Last */
    "d" = "4";

    """

  @Test("A text is replaced between its quotation marks alone")
  func text() throws {
    let new = try edited(sample, .setText("new \"3\"\n", key: "c"))
    #expect(new == sample.replacing("'3'", with: #""new \"3\"\n""#))
  }

  @Test("A comment at the end stays apart from what is added above it")
  func lastComment() throws {
    let entry = TableEntry(key: "b", location: SourceLocation(path: path))
    let cases = [
      "\"a\" = \"1\";\n/* End */\n": "\"a\" = \"1\";\n\n\"b\" = \"b\";\n\n/* End */\n",
      "\"a\" = \"1\";\r\n// End": "\"a\" = \"1\";\r\n\r\n\"b\" = \"b\";\r\n\r\n// End",
      "\"a\" = \"1\"; // A\n// End\n": "\"a\" = \"1\"; // A\n\n\"b\" = \"b\";\n\n// End\n",
      "\"a\" = \"1\";\n\n/* End */\n": "\"a\" = \"1\";\n\n\"b\" = \"b\";\n\n/* End */\n",
      "\"a\" = \"1\";\n": "\"a\" = \"1\";\n\n\"b\" = \"b\";\n",
    ]
    for (old, new) in cases { #expect(try edited(old, .insert(entry)) == new) }
    // What stands above it stays where it is.
    #expect(
      try edited("\"c\" = \"3\";\n/* End */\n", .insert(entry))
        == "\"b\" = \"b\";\n\n\"c\" = \"3\";\n/* End */\n"
    )
  }

  @Test("A text that is there already keeps its escapes and its quotation marks")
  func sameText() throws {
    let text = #"a = '\U00e9';"#
    #expect(try edited(text, .setText("é", key: "a")) == text)
  }

  @Test("A key without a value gets one")
  func keyAlone() throws {
    #expect(try edited("key;\n", .setText("1", key: "key")) == "key = \"1\";\n")
    #expect(try edited("key;\n", .rename(key: "key", to: "new")) == "\"new\" = \"key\";\n")
  }

  @Test("A new key goes to its place in the order, below its comment")
  func insertion() throws {
    let entry = TableEntry(
      key: "B",
      comment: "Two\nlines */",
      location: SourceLocation(path: path),
      translations: []
    )
    let new = try edited(sample, .insert(entry))
    #expect(
      new
        == sample.replacing(
          "// trailing\n",
          with: "// trailing\n/* Two\n   lines * / */\n\"B\" = \"B\";\n\n"
        )
    )
  }

  @Test("Keys that differ in case alone are sorted, whichever comes first")
  func insertionAmongTies() throws {
    let text = "OK = 1;\nOk = 2;\nok = 3;\nz = 4;\n"
    let entry = TableEntry(key: "oK", location: SourceLocation(path: path))
    let new = try edited(text, .insert(entry))
    #expect(new == text.replacing("z = 4", with: "\"oK\" = \"oK\";\nz = 4"))
  }

  @Test("A new key goes to the end where the file is not sorted")
  func insertionAtEnd() throws {
    let entry = TableEntry(key: "a", location: SourceLocation(path: path))
    let new = try edited("z = 1;\nb = 2; // two\n", .insert(entry))
    #expect(new == "z = 1;\nb = 2; // two\n\"a\" = \"a\";\n")
    #expect(try edited("", .insert(entry)) == "\"a\" = \"a\";\n")
    #expect(try edited("// none yet", .insert(entry)) == "// none yet\n\n\"a\" = \"a\";\n")
  }

  @Test("A removed key takes its comment along, and no other")
  func removal() throws {
    #expect(
      try edited(sample, .remove(key: "d"))
        == sample.replacing("\n\n/* Last */\n\"d\" = \"4\";", with: "")
    )
    #expect(
      try edited(sample, .remove(key: "c")) == sample.replacing("\nc   =   '3' ;", with: "")
    )
  }

  @Test("A comment that belongs to no entry outlives its neighbours")
  func floatingComments() throws {
    let text = "a = 1; // gone\n// stays\n\nb = 2;\n// end\n"
    #expect(try edited(text, .remove(key: "a")) == "// stays\n\nb = 2;\n// end\n")
    #expect(try edited(text, .remove(key: "b")) == "a = 1; // gone\n// stays\n\n// end\n")
  }

  @Test("Comments are set, changed, and taken away")
  func comments() throws {
    #expect(
      try edited(sample, .setComment("Third", key: "c"))
        == sample.replacing("c   =", with: "/* Third */\nc   =")
    )
    #expect(
      try edited(sample, .setComment("New", key: "d")) == sample.replacing("Last", with: "New")
    )
    #expect(
      try edited(sample, .setComment(nil, key: "d")) == sample.replacing("/* Last */\n", with: "")
    )
    #expect(try edited(sample, .setComment("First", key: "a")) == sample)
  }

  @Test(
    "Encoding, byte order mark and line ends stay",
    arguments: TextEncoding.allCases
  )
  func encodings(_ encoding: TextEncoding) throws {
    let format = try #require(ResourceFormat.format(of: path))
    let text = "\"a\" = \"é🎉\";\r\n\r\n\"c\" = \"3\";\r\n"
    let entry = TableEntry(key: "b", location: SourceLocation(path: path))
    let new = try format.applying([.insert(entry)], to: encoding.encode(text), at: path)
    let expected = text.replacing("\"c\"", with: "\"b\" = \"b\";\r\n\r\n\"c\"")
    #expect(new == encoding.encode(expected))
  }

  @Test("A damaged file is not edited", arguments: ["a = 1", "\"a\" = \"1\";; b = 2;", "a = \"x"])
  func damage(_ text: String) throws {
    #expect(throws: EditError.self) { try edited(text, .setText("2", key: "a")) }
  }

  @Test("An edit that does not fit is refused")
  func misfits() throws {
    #expect(throws: EditError.self) { try edited("a = 1;", .setText("2", key: "b")) }
    #expect(throws: EditError.self) {
      try edited("a = 1;", .setText("2", key: "a", variation: [.plural("one")]))
    }
    #expect(throws: EditError.self) { try edited("a = 1; b = 2;", .rename(key: "a", to: "b")) }
  }
}
