import CompletenessChecks
import Exchange
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@Suite struct PseudoTextTests {
  @Test(
    arguments: [
      (PseudoStyle.accented, "Save %@ as…", "Śáṽé %@ áś…"),
      (.accented, "%lu of %lu", "%lu óḟ %lu"),
      (.accented, "Ends on %arg days", "Éńďś óń %arg ďáýś"),
      (.accented, "HH:mm", "HH:mm"),
      (.accented, "%d.%m.%Y %H:%M", "%d.%m.%Y %H:%M"),
      (.accented, "<x id=\"1\">go</x>", "<x id=\"1\">ǵó</x>"),
      (.accented, "50% off", "50% óḟḟ"),
      (.accented, "at 100%", "áť 100%"),
      (.long, "OK", "OK OK"),
      (.long, " Line %@\n\nTwo\r\n", " Line %@ Line\n\nTwo Two\r\n"),
      (.long, "%@: %d", "%@: %d"),
      (.rtl, "Hi\n", "\u{202E}Hi\u{202C}\n"),
      (.bounded, "  Hi ", "  [# Hi #] "),
      (.bounded, "", ""),
      (.keys, "Hi <b>%@</b>, bye", "the.key <b>%@</b>"),
      (.keys, "%@ %@", "%@ %@"),
      (.keys, "%@ or (see %@) never", "%@ the.key( %@)"),
      (.keys, "Moved **`%@`** to **`%@`**, **now**", "the.key**`%@%@`**"),
    ] as [(PseudoStyle, String, String)]
  )
  func text(_ style: PseudoStyle, _ text: String, _ expected: String) {
    #expect(PseudoText(style).text(text, label: "the.key", isForm: true) == expected)
  }

  /// Texts put together from pieces that readers of texts stumble over.
  private static let pieces = [
    "word", "Wörter und", " ", "  ", "\n", "\r\n", "%@", "%1$@", "%2$ld", "%d", "%%", "%", "100%",
    "50% off", "%#@name@", "%arg", "${app}", "{count}", "{{name}}", "%NAME%", "<b>", "</b>",
    "<br/>", "<a href=\"x y\">", "<", ">", "[link](https://example.org/a_(b))", "[", "](", "]", ")",
    "^[%lld day](inflect: true)", "**", "`code`", "\\n", "\\", "&amp;", "&", "me@example.org",
    "https://example.org/?a=%20b", "'", "\"", "字", "שלום", "e\u{301}", "\u{202E}", "…", "$", "(",
    "^",
    "%[before,after]@", "(inflect: true)", "#]", "[#",
  ]

  @Test(arguments: PseudoStyle.allCases)
  func whateverTheTextHoldsStays(_ style: PseudoStyle) {
    var random = SeededGenerator(seed: 22)
    var intact = 0
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let made = PseudoText(style).text(text, label: "a.key")
      #expect(TextParts(made).fixed == TextParts(text).fixed, "\(text.debugDescription)")
      #expect(made.filter(\.isNewline) == text.filter(\.isNewline))
      #expect(made.prefix(while: \.isWhitespace) == text.prefix(while: \.isWhitespace))
      let hasWords = TextParts(text).parts.contains {
        if case .words(let words) = $0 { words.contains { "wordcn".contains($0) } } else { false }
      }
      if !hasWords || made != text { intact += 1 }
    }
    // Hardly any text is left as it is because of what a change would do to its placeholders.
    #expect(intact > 270, "\(intact)")
  }
}
