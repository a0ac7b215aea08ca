import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@testable import StringResources

/// Three states of a table at random: merged by its texts, whatever the format.
@Suite struct MergeTests {
  @Test(arguments: 0..<300)
  func `what one side alone has changed is taken`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let form = TextsOfTable.Form.allCases[seed % TextsOfTable.Form.allCases.count]
    let base = TextsOfTable(&random)
    let (ours, theirs) = (base.changed(by: "ours", &random), base.changed(by: "theirs", &random))
    let (expected, clashes) = TextsOfTable.merged(base, ours, theirs)
    let versions = TableVersions(
      base: form.bytes(of: base, &random),
      ours: form.bytes(of: ours, &random),
      theirs: form.bytes(of: theirs, &random)
    )
    let merged = try form.format.merge(versions, at: form.path)
    #expect(Set(merged.conflicts.compactMap(\.key)) == clashes)
    // Marks stand around an entry, and are no entry themselves.
    if form == .strings, !clashes.isEmpty { return }
    #expect(try form.texts(in: merged.bytes) == expected.texts, "seed \(seed)")

    let exchanged = TableVersions(
      base: versions.base,
      ours: versions.theirs,
      theirs: versions.ours
    )
    if clashes.isEmpty {
      let other = try form.format.merge(exchanged, at: form.path)
      #expect(try form.texts(in: other.bytes) == expected.texts)
    }
    let again = TableVersions(base: versions.ours, ours: merged.bytes, theirs: versions.ours)
    #expect(try form.format.merge(again, at: form.path).bytes == merged.bytes)
  }

  @Test(arguments: 0..<60)
  func `a side is chosen for each conflict`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let form = TextsOfTable.Form.allCases[seed % TextsOfTable.Form.allCases.count]
    let base = TextsOfTable(&random)
    let (ours, theirs) = (base.changed(by: "ours", &random), base.changed(by: "theirs", &random))
    let versions = TableVersions(
      base: form.bytes(of: base, &random),
      ours: form.bytes(of: ours, &random),
      theirs: form.bytes(of: theirs, &random)
    )
    for (side, chosen) in [(MergeSide.ours, ours), (.theirs, theirs)] {
      let merged = try form.format.merge(versions, at: form.path) { _ in side }
      #expect(merged.conflicts.isEmpty)
      var (expected, clashes) = TextsOfTable.merged(base, ours, theirs)
      for key in clashes { expected.texts[key] = chosen.texts[key] }
      #expect(try form.texts(in: merged.bytes) == expected.texts, "seed \(seed)")
    }
  }

  @Test(arguments: [
    // The side that has changed the text brings its state.
    (("translated", "A"), ("translated", "B"), ("needs_review", "A"), ("translated", "B"), 0),
    // A text that is the same takes the state that one side has changed, or the one with more work.
    (("new", "A"), ("translated", "A"), ("new", "A"), ("translated", "A"), 0),
    (("new", "A"), ("translated", "A"), ("needs_review", "A"), ("needs_review", "A"), 0),
    (("new", ""), ("translated", "A"), ("machine_translated", "A"), ("machine_translated", "A"), 0),
    // Two texts are a conflict, in which ours stays with its state.
    (("new", ""), ("translated", "A"), ("needs_review", "B"), ("translated", "A"), 1),
    // A text that waits to be written, and one that is the key, give way to a translation.
    (("new", "Old"), ("new", "Draft"), ("needs_review", "A"), ("needs_review", "A"), 0),
    (("new", ""), ("translated", "A"), ("translated", "a"), ("translated", "A"), 0),
    (("translated", "a"), ("translated", "A"), ("translated", ""), ("translated", "A"), 0),
    (("translated", "Old"), ("translated", "A"), ("translated", "a"), ("translated", "A"), 1),
    // White space gives way to words.
    (("translated", "B "), ("translated", "B"), ("needs_review", "A"), ("needs_review", "A"), 0),
    (
      ("translated", "B C"), ("translated", "B\u{A0}C"), ("translated", "B  C"),
      ("translated", "B\u{A0}C"), 1
    ),
  ])
  func `a text has the state of its side`(
    base: (String, String),
    ours: (String, String),
    theirs: (String, String),
    expected: (String, String),
    conflicts: Int
  ) throws {
    let catalog = { (unit: (String, String)) in
      Array(
        #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": {"stringUnit": "#.utf8
      )
        + Array(#"{"state": "\#(unit.0)", "value": "\#(unit.1)"}}}}}, "version": "1.0"}"#.utf8)
    }
    let merged = try ResourceFormat.stringCatalog.merge(
      TableVersions(base: catalog(base), ours: catalog(ours), theirs: catalog(theirs)),
      at: "A.xcstrings"
    )
    let table = ResourceFormat.stringCatalog.table(from: merged.bytes, at: "A.xcstrings")
    let unit = try #require(table.entries.first?.translations.first?.units.first)
    #expect((unit.state.word, unit.text) == expected)
    #expect(merged.conflicts.count == conflicts)
  }

  @Test(arguments: [
    // A key that stands twice is one key.
    (
      "\"a\" = \"1\";", "\"a\" = \"1\";\n\"a\" = \"2\";", "\"a\" = \"1\";\n\"b\" = \"3\";",
      "\"a\" = \"1\";\n\"b\" = \"3\";\n\"a\" = \"2\";", 0
    ),
    // The line ends of ours stay.
    (
      "\"a\" = \"1\";\n\"c\" = \"3\";\n", "\"a\" = \"2\";\r\n\"c\" = \"3\";\r\n",
      "\"a\" = \"1\";\n/* N */\n\"b\" = \"2\";\n\"c\" = \"3\";\n",
      "\"a\" = \"2\";\r\n/* N */\r\n\"b\" = \"2\";\r\n\"c\" = \"3\";\r\n", 0
    ),
    // Marks stand on lines of their own.
    (
      "\"a\" = \"1\"; \"b\" = \"2\"; \"c\" = \"3\";",
      "\"a\" = \"1\"; \"b\" = \"8\"; \"c\" = \"3\";",
      "\"a\" = \"1\"; \"b\" = \"9\"; \"c\" = \"5\";",
      "\"a\" = \"1\";\n<<<<<<< ours\n\"b\" = \"8\";\n=======\n\"b\" = \"9\";\n>>>>>>> theirs\n"
        + "\"c\" = \"5\";", 1
    ),
    // A comment that one side alone has is no conflict, and two of them are.
    ("", "\"a\" = \"1\";", "/* A */\n\"a\" = \"1\";", "/* A */\n\"a\" = \"1\";", 0),
    (
      "/* A */\n\"a\" = \"1\";", "/* B */\n\"a\" = \"1\";", "/* C */\n\"a\" = \"1\";",
      "<<<<<<< ours\n/* B */\n\"a\" = \"1\";\n=======\n/* C */\n\"a\" = \"1\";\n>>>>>>> theirs\n", 1
    ),
    // A text that is the key, or empty, gives way to a translation, and so does its removal.
    ("", "\"a\" = \"a\";", "\"a\" = \"1\";", "\"a\" = \"1\";", 0),
    ("", "\"a\" = \"1\";", "\"a\" = \"a\";", "\"a\" = \"1\";", 0),
    (
      "\"a\" = \"a\";\n\"b\" = \"2\";", "\"b\" = \"2\";", "\"a\" = \"1\";\n\"b\" = \"2\";",
      "\"a\" = \"1\";\n\"b\" = \"2\";", 0
    ),
    (
      "\"a\" = \"a\";\n\"b\" = \"2\";", "\"a\" = \"1\";\n\"b\" = \"2\";", "\"b\" = \"2\";",
      "\"a\" = \"1\";\n\"b\" = \"2\";", 0
    ),
    // White space gives way to words.
    ("\"a\" = \" 1\";", "\"a\" = \"2\";", "\"a\" = \"1\";", "\"a\" = \"2\";", 0),
    ("\"a\" = \" 1\";", "\"a\" = \"1\";", "\"a\" = \"2\";", "\"a\" = \"2\";", 0),
    // What one side removes goes, unless the other has changed it.
    ("\"a\" = \"1\";\n\"b\" = \"2\";", "\"b\" = \"3\";", "\"b\" = \"2\";", "\"b\" = \"3\";", 0),
    (
      "\"a\" = \"1\";\n\"b\" = \"2\";", "\"a\" = \"3\";\n\"b\" = \"2\";", "\"b\" = \"3\";",
      "<<<<<<< ours\n\"a\" = \"3\";\n=======\n>>>>>>> theirs\n\"b\" = \"3\";", 1
    ),
  ])
  func `entries are merged in the layout of ours`(
    base: String,
    ours: String,
    theirs: String,
    expected: String,
    conflicts: Int
  ) throws {
    let texts = [base, ours, theirs].map { Array($0.utf8) }
    let merged = try ResourceFormat.strings.merge(
      TableVersions(base: texts[0], ours: texts[1], theirs: texts[2]),
      at: "en.lproj/A.strings"
    )
    #expect(String(decoding: merged.bytes, as: UTF8.self) == expected)
    #expect(merged.conflicts.count == conflicts)
  }

  @Test(arguments: [
    // The forms of a text are texts, in whatever order they stand.
    ("one=1 other=2", "one=3 other=2", "one=1 few=4 other=2", "one=3 few=4 other=2", 0),
    ("one=1 few=4 other=2", "one=1 other=2", "one=3 few=4 other=2", "one=3 other=2", 0),
    ("one=1 other=2", "other=2 one=1", "one=1 other=3", "other=3 one=1", 0),
    ("one=1 other=2", "one=3 other=2", "one=4 other=2", "one=3 other=2", 1),
    ("", "one=1 other=2", "one=1 few=4 other=2", "one=1 few=4 other=2", 0),
  ])
  func `forms are merged one by one`(
    base: String,
    ours: String,
    theirs: String,
    expected: String,
    conflicts: Int
  ) throws {
    let texts = [base, ours, theirs].map { $0.isEmpty ? [] : Array(Self.rule($0).utf8) }
    let merged = try ResourceFormat.stringsDictionary.merge(
      TableVersions(base: texts[0], ours: texts[1], theirs: texts[2]),
      at: "en.lproj/A.stringsdict"
    )
    #expect(String(decoding: merged.bytes, as: UTF8.self) == Self.rule(expected))
    #expect(merged.conflicts.count == conflicts)
  }

  private static func rule(_ forms: String) -> String {
    let lines = forms.split(separator: " ").map { form in
      let parts = form.split(separator: "=")
      return "      <key>\(parts[0])</key><string>\(parts[1])</string>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>k</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
      \(lines.joined())    </dict>
        </dict>
      </dict>
      </plist>

      """
  }

  @Test(arguments: ["<dict/>", "<dict>\n</dict>"])
  func `a list that one side has emptied keeps what the other has added`(dictionary: String) throws
  {
    let versions = ["one=1", "", "one=2"].map { form in
      form.isEmpty
        ? "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n\(dictionary)\n</plist>\n"
        : Self.rule(form)
    }.map { Array($0.utf8) }
    let merged = try ResourceFormat.stringsDictionary.merge(
      TableVersions(base: versions[0], ours: versions[2], theirs: versions[1]),
      at: "en.lproj/A.stringsdict"
    )
    #expect(String(decoding: merged.bytes, as: UTF8.self) == Self.rule("one=2"))
    #expect(merged.conflicts.count == 1)
  }

  @Test func `a list without entries takes those of the other side`() throws {
    let empty = Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict/>\n</plist>\n".utf8)
    let merged = try ResourceFormat.stringsDictionary.merge(
      TableVersions(base: [], ours: empty, theirs: Array(Self.rule("other=1").utf8)),
      at: "en.lproj/A.stringsdict"
    )
    #expect(String(decoding: merged.bytes, as: UTF8.self) == Self.rule("other=1"))
  }

  @Test func `what no side has touched keeps its bytes`() throws {
    let catalog = { (version: String, value: String) in
      Array(
        #"{"version": "\#(version)", "sourceLanguage": "en", "strings": {"": {"comment": "\u0061"}, "k": {"x": \#(value)}}}"#
          .utf8
      )
    }
    let merged = try ResourceFormat.stringCatalog.merge(
      TableVersions(
        base: catalog("1.0", "1"),
        ours: catalog("1.0", "2"),
        theirs: catalog("1.1", "1")
      ),
      at: "A.xcstrings"
    )
    #expect(merged.bytes == catalog("1.1", "2"))
  }

  @Test func `the empty key is a key`() throws {
    let catalog = { (value: String) in
      Array(
        #"{"sourceLanguage": "en", "strings": {"": {"comment": "\#(value)"}}, "version": "1.0"}"#
          .utf8
      )
    }
    let merged = try ResourceFormat.stringCatalog.merge(
      TableVersions(base: catalog("A"), ours: catalog("B"), theirs: catalog("C")),
      at: "A.xcstrings"
    )
    #expect(merged.conflicts.map(\.key) == [""])
  }

  @Test func `what is no text is settled or kept`() throws {
    let catalog = { (entry: String, head: String) in
      Array(
        #"{"sourceLanguage": "en", \#(head)"strings": {"a": {\#(entry)}}, "version": "1.0"}"#.utf8
      )
    }
    let merge = { (base: String, ours: String, theirs: String) throws -> (String, Int) in
      let merged = try ResourceFormat.stringCatalog.merge(
        TableVersions(
          base: catalog(base, ""),
          ours: catalog(ours, #""own": 1, "#),
          theirs: catalog(theirs, "")
        ),
        at: "A.xcstrings"
      )
      #expect(String(decoding: merged.bytes, as: UTF8.self).contains(#""own": 1"#))
      let text = String(decoding: merged.bytes, as: UTF8.self)
      return (text.filter { !$0.isWhitespace }, merged.conflicts.count)
    }
    // A key that one side uses is in use.
    let state = try merge("", #""extractionState": "stale""#, #""extractionState": "manual""#)
    #expect(state.0.contains("manual") && state.1 == 0)
    // What a person has written comes before what Xcode has generated.
    let comment = try merge(
      "",
      #""comment": "Mine""#,
      #""comment": "Made", "isCommentAutoGenerated": true"#
    )
    #expect(comment.0.contains("Mine") && !comment.0.contains("AutoGenerated") && comment.1 == 0)
    // A state or a comment alone does not keep what the other side removes.
    let unit = { (state: String) in
      #""localizations": {"de": {"stringUnit": {"state": "\#(state)", "value": "A"}}}"#
    }
    let removed = try merge(unit("new"), "", #""comment": "New", "# + unit("translated"))
    #expect(!removed.0.contains("value") && removed.0.contains("New") && removed.1 == 0)
    // Members that no version of Xcode known here writes are merged like others.
    let unknown = try merge(#""x": 1"#, #""x": 1, "y": 2"#, #""x": 3"#)
    #expect(unknown.0.contains(#""x":3"#) && unknown.0.contains(#""y":2"#) && unknown.1 == 0)
    // A text is one or varies: both are a conflict, and ours stays whole.
    let form = try merge(
      "",
      #""localizations": {"de": {"stringUnit": {"state": "new", "value": "A"}}}"#,
      #""localizations": {"de": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "B"}}}}}}"#
    )
    #expect(form.0.contains(#""value":"A""#) && !form.0.contains("variations") && form.1 == 1)
  }
}

/// The texts of a table in one language, with comments.
struct TextsOfTable {
  struct Entry: Hashable {
    var text: String
    var comment: String
  }

  var texts: [String: Entry] = [:]

  init(_ random: inout SeededGenerator) {
    for number in 0..<Int.random(in: 0..<12, using: &random) {
      texts["key \(number)"] = Entry(text: "Text \(number) é \"\\", comment: "Comment \(number)")
    }
  }

  /// Returns the texts with some changes, of which each side makes others.
  func changed(by side: String, _ random: inout SeededGenerator) -> TextsOfTable {
    var changed = self
    for key in texts.keys.sorted() {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: changed.texts[key] = nil
      case 1: changed.texts[key]?.text += " \(side)"
      case 2: changed.texts[key]?.text += " of both"
      case 3: changed.texts[key]?.comment += " of both"
      default: break
      }
    }
    for number in 0..<Int.random(in: 0..<3, using: &random) {
      changed.texts["\(side) \(number)"] = Entry(text: "New", comment: "New")
    }
    return changed
  }

  /// Merges by keys: a text that both have changed, or one has and the other removed, is a clash, in
  /// which ours stays.
  static func merged(
    _ base: TextsOfTable,
    _ ours: TextsOfTable,
    _ theirs: TextsOfTable
  ) -> (TextsOfTable, clashes: Set<String>) {
    var result = ours
    var clashes: Set<String> = []
    for key in Set(base.texts.keys).union(theirs.texts.keys).union(ours.texts.keys) {
      let (old, own, other) = (base.texts[key], ours.texts[key], theirs.texts[key])
      if own == other || other == old { continue }
      if own == old {
        result.texts[key] = other
        continue
      }
      guard let own, let other else {
        // To change a comment is no reason to keep a key.
        if (own ?? other)?.text == old?.text {
          result.texts[key] = nil
        } else {
          clashes.insert(key)
        }
        continue
      }
      if own.text != old?.text, other.text != old?.text, own.text != other.text {
        clashes.insert(key)
        // In a catalog the comment is merged all the same.
        if own.comment == old?.comment { result.texts[key]?.comment = other.comment }
        continue
      }
      if own.text == old?.text { result.texts[key]?.text = other.text }
      if own.comment == old?.comment { result.texts[key]?.comment = other.comment }
    }
    return (result, clashes)
  }

  enum Form: CaseIterable {
    case strings
    case catalog
    case list

    var path: FilePath {
      switch self {
      case .strings: "en.lproj/A.strings"
      case .catalog: "A.xcstrings"
      case .list: "en.lproj/A.stringsdict"
      }
    }

    var format: ResourceFormat {
      switch self {
      case .strings: .strings
      case .catalog: .stringCatalog
      case .list: .stringsDictionary
      }
    }

    func bytes(of table: TextsOfTable, _ random: inout SeededGenerator) -> [UInt8] {
      // Ours has keys in any order; a catalog is sorted.
      let keys = table.texts.keys.sorted()
      let entries = keys.map { key in
        let entry = table.texts[key] ?? Entry(text: "", comment: "")
        return self.text(of: entry, key)
      }
      switch self {
      case .strings: return Array(entries.joined(separator: "\n\n").utf8) + [0x0A]
      case .catalog:
        return Array(
          #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ", "))}, "version": "1.0"}"#
            .utf8
        )
      case .list:
        return Array(
          "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\(entries.joined(separator: "\n"))\n</dict>\n</plist>\n"
            .utf8
        )
      }
    }

    private func text(of entry: Entry, _ key: String) -> String {
      let escaped = entry.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      switch self {
      case .strings: return "/* \(entry.comment) */\n\"\(key)\" = \"\(escaped)\";"
      case .catalog:
        return
          #""\#(key)": {"comment": "\#(entry.comment)", "localizations": {"en": {"stringUnit": "#
          + #"{"state": "translated", "value": "\#(escaped)"}}}}"#
      case .list:
        return """
          <!-- \(entry.comment) --><key>\(key)</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>other</key><string>\(entry.text)</string></dict></dict>
          """
      }
    }

    /// Reads the entries of a file.
    func texts(in bytes: [UInt8]) throws -> [String: Entry] {
      let table = format.table(from: bytes, at: path)
      try #require(
        table.diagnostics.isEmpty,
        "\(table.diagnostics) \(String(decoding: bytes, as: UTF8.self))"
      )
      let entries = table.entries.map { entry in
        let translation = entry.translations.first
        let units = (translation?.substitutions.first?.units ?? translation?.units) ?? []
        return (entry.key, Entry(text: units.first?.text ?? "", comment: entry.comment ?? ""))
      }
      return Dictionary(entries) { $1 }
    }
  }
}
