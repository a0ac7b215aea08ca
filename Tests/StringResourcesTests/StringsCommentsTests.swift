import LocalizationModel
import SourceFiles
import StringResources
import Testing

/// Which comments in front of an entry are about it.
@Suite struct StringsCommentsTests {
  @Test(arguments: [
    ("// \"a\" = \"Old\";\n", nil),
    ("/* \"a\" = \"Old\";\n   \"b\" = \"Older\"; // since 2019 */\n", nil),
    ("/* Note */\n// \"a\" = \"Old\";\n", "Note"),
    ("// \"a\" = \"Old\";\n// Note\n", "Note"),
    // What is less than entries, or more, is a note; so are Interface Builder's.
    ("/* \"a\" = \"Old\" */\n", "\"a\" = \"Old\""),
    ("/* \"a\" = \"Old\"; or so */\n", "\"a\" = \"Old\"; or so"),
    ("/* \"Save\" on the button */\n", "\"Save\" on the button"),
    ("/* \"a\"; */\n", "\"a\";"),
    ("/* \"a\" = (\"b\"); */\n", "\"a\" = (\"b\");"),
    ("/* \"a\" = b; */\n", "\"a\" = b;"),
    ("/* Class = \"UILabel\"; text = \"Old\"; */\n", "Class = \"UILabel\"; text = \"Old\";"),
    // A directive is never lost.
    ("// \"a\" = \"b\"; // l10nscan:disable x\n", "\"a\" = \"b\"; // l10nscan:disable x"),
  ])
  func `entries that are commented out are no comment`(comment: String, text: String?) {
    #expect(read("\n" + comment) == text)
  }

  @Test(arguments: [
    ("/* Localizable.strings */\n/* Note */\n", "Note"),
    ("//\n//  Localizable.strings\n//  App\n//\n", nil),
    ("/*\n * Copyright (c) 2020 Someone\n */\n", nil),
    ("/* © 2020 Someone */\n// Note\n", "Note"),
    ("// SPDX-License-Identifier: MIT\n// MARK: - Note\n", "MARK: - Note"),
    ("// SPDX-License-Identifier: MIT\n// \"a\" = \"Old\";\n// Note\n", "Note"),
    ("/*\n Created by Someone on 1/1/20.\n*/\n", nil),
    ("/* Created by %1$@ */\n", "Created by %1$@"),
    ("/*\n Created by an author,\n in the list\n*/\n", "Created by an author,\nin the list"),
    ("/* The sign © */\n", "The sign ©"),
    ("/* Title in Localizable.strings */\n", "Title in Localizable.strings"),
    ("\n/* Copyright 2020 */\n", "Copyright 2020"),
    ("/* Note */\n/* Copyright 2020 */\n", "Note\nCopyright 2020"),
    (
      "/* Copyright 2020 l10nscan:disable x */\n",
      "Copyright 2020 l10nscan:disable x"
    ),
  ])
  func `a header belongs to no key`(comment: String, text: String?) {
    #expect(read(comment) == text)
  }

  @Test func `a header is that of the file alone`() {
    let file = "\"b\" = \"B\";\n\n/* Copyright 2020 */\n\"a\" = \"A\";\n"
    #expect(read(file, key: "a") == "Copyright 2020")
  }

  private func read(_ comment: String) -> String? {
    read(comment + "\"a\" = \"A\";\n", key: "a")
  }

  private func read(_ text: String, key: String) -> String? {
    let table = ResourceFormat.format(of: "a.strings")?
      .table(from: Array(text.utf8), at: "a.strings")
    return table?.entries.first { $0.key == key }?.comment
  }
}
