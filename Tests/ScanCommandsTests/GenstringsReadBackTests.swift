import SourceFiles
import TestSupport
import Testing

@testable import ScanCommands

/// Texts that could break a table are read back by Foundation as they were meant.
@Suite struct GenstringsReadBackTests {
  /// Texts with everything that a table, a literal or a format could stumble over.
  static let hostileTexts = [
    "plain", "\"", "a\"\"\"b", "\\", "\\\\", "ends in \\", "\\\"", "\n", "a\r\nb", "\t", "*/",
    "/* */",
    "// no comment", "a = \"b\";", "};", "(", ")", ",", "%", "%@ %@", "%1$@ %@", "100% of %d",
    "\u{7F}", "\u{1}", "\u{1B}[0m", "é", "e\u{301}", "ß", "İ", "😀", "\u{FEFF}", "\u{A0}",
    "\u{2028}",
    "\u{202E}right to left", "\\U0041", "\\u0041", "\\101", "\\x41", "#\"raw\"#", "\\(name)", "'",
    "`", " ",
    "NSLocalizedString(\"inner\", comment: \"\")", "مرحبا", "日本語", "<b>&amp;</b>", "{a}", "@",
    "\\n",
  ]

  /// How a source spells a text: as an ordinary literal, a raw one, one of several lines, or in C.
  enum Spelling: CaseIterable {
    case swift
    case rawSwift
    case severalLines
    case objectiveC

    func literal(_ text: String) -> String {
      switch self {
      case .swift: "\"" + Self.escaped(text) { "\\u{\($0)}" } + "\""
      case .rawSwift:
        "###\"" + Self.escaped(text, backslash: "\\###", quote: "\"") { "\\###u{\($0)}" } + "\"###"
      case .severalLines: "\"\"\"\n  " + Self.escaped(text) { "\\u{\($0)}" } + "\n  \"\"\""
      case .objectiveC:
        "@\"" + Self.escaped(text) { "\\U" + String(repeating: "0", count: 8 - $0.count) + $0 }
          + "\""
      }
    }

    /// Escapes what must not stand in a literal, and every character that cannot be seen.
    private static func escaped(
      _ text: String,
      backslash: String = "\\",
      quote: String = "\\\"",
      scalar: (String) -> String
    ) -> String {
      let isRaw = quote == "\""
      return text.unicodeScalars.map { character in
        switch character {
        case "\n": backslash + "n"
        case "\r": backslash + "r"
        case "\t": backslash + "t"
        case "\"": quote
        case "\\": isRaw ? "\\" : "\\\\"
        case "\0"..."\u{1F}", "\u{7F}"..."\u{A0}", "\u{2028}", "\u{FEFF}":
          scalar(String(character.value, radix: 16))
        default: String(character)
        }
      }.joined()
    }
  }

  @Test(arguments: Spelling.allCases)
  func `a hostile text is read back as it was meant`(spelling: Spelling) throws {
    var expected: [String: String] = [:]
    var source = ""
    for (index, text) in Self.hostileTexts.enumerated() {
      let literal = spelling.literal(text)
      expected[text] = text
      expected["value \(index)"] = text
      source += call(spelling, key: literal, value: nil, comment: literal)
      source += call(spelling, key: "\"value \(index)\"", value: literal, comment: literal)
    }
    let path: FilePath = spelling == .objectiveC ? "Hostile.m" : "Hostile.swift"
    for encoding in ["-littleEndian", "-bigEndian", "-utf8"] {
      let console = RecordingConsole([path: source])
      let exit = console.run(
        "genstrings",
        encoding,
        "-noPositionalParameters",
        "Hostile.m",
        "Hostile.swift",
        "--exit-zero"
      )
      #expect(exit == .success)
      let table = try PropertyListTable(console.files["Localizable.strings"] ?? [])
      for (key, value) in expected {
        #expect(table.entries[key] == value, "\(key.debugDescription)")
      }
    }
  }

  private func call(_ spelling: Spelling, key: String, value: String?, comment: String) -> String {
    switch (spelling, value) {
    case (.objectiveC, nil): "NSLocalizedString(\(key), \(comment));\n"
    case (.objectiveC, let value?):
      "NSLocalizedStringWithDefaultValue(\(key), nil, nil, \(value), \(comment));\n"
    case (_, nil): "_ = NSLocalizedString(\(key), comment: \(comment))\n"
    case (_, let value?): "_ = NSLocalizedString(\(key), value: \(value), comment: \(comment))\n"
    }
  }
}
