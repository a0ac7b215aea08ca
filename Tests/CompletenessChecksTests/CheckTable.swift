import CompletenessChecks
import Diagnostics

/// The checks that tools for localizations make, each with the rules that make it here.
///
/// The rows are those of a survey of some thirty tools; the numbers are its. A rule that stands in no row
/// is one that no other tool was found to have.
struct CheckTable {
  let number: Int
  let check: String
  let rules: [RuleID]
  /// What stands in place of a rule.
  let remark: String

  init(_ number: Int, _ check: String, _ rules: RuleID..., remark: String = "") {
    self.number = number
    self.check = check
    self.rules = rules
    self.remark = remark
  }

  static let all = codeAndTables + betweenLanguages + placeholders + plurals + texts + files

  private static let codeAndTables = [
    CheckTable(
      1,
      "a key in code that is missing from the table",
      "missing-key",
      "unlisted-text",
      "missing-table"
    ),
    CheckTable(2, "a key in the table that no code uses", "unused-key", "unused-table"),
    CheckTable(3, "keys that are only known at run time, in a class of their own", "dynamic-key"),
    CheckTable(4, "a key that is no literal", "dynamic-key"),
    CheckTable(5, "an interpolated key of `NSLocalizedString`", "interpolated-key"),
    CheckTable(6, "no comment", "missing-comment"),
    CheckTable(7, "a comment that leaves placeholders unexplained", "unexplained-placeholder"),
    CheckTable(
      8,
      "one key with several comments or default texts",
      "conflicting-comments",
      "conflicting-values"
    ),
    CheckTable(9, "no bundle where one is needed", "missing-bundle"),
    CheckTable(
      10,
      "arguments of a call against its text",
      "missing-argument",
      "unused-argument",
      "mismatched-argument"
    ),
    CheckTable(11, "text for users that is no key", "hard-coded-text"),
    CheckTable(12, "a sentence put together from texts", "joined-text"),
    CheckTable(13, "a plural chosen in code", "handmade-plural"),
    CheckTable(
      14,
      "texts of storyboards and xibs",
      "missing-translation",
      "missing-localization"
    ),
  ]

  private static let betweenLanguages = [
    CheckTable(15, "a key that is missing in a language", "missing-translation"),
    CheckTable(16, "a table that is missing in a language", "missing-localization"),
    CheckTable(17, "a key that only a translation has", "extra-key"),
    CheckTable(18, "an empty text", "empty-value"),
    CheckTable(19, "a translation that equals its source", "untranslated-value"),
    CheckTable(
      20,
      "states: new, needs review, unknown",
      "missing-translation",
      "needs-review",
      "unknown-state"
    ),
    CheckTable(21, "a stale key", "stale-key"),
    CheckTable(22, "translations of what is not to be translated", "needless-translation"),
    CheckTable(23, "what is not to be translated is not missed", "missing-translation"),
    CheckTable(
      24,
      "a source text that has changed",
      "outdated-translation",
      "needs-review",
      "mismatched-default-value"
    ),
    CheckTable(
      25,
      "declared languages against those of the files",
      "undeclared-language",
      "absent-language"
    ),
    CheckTable(
      26,
      "obsolete and unknown language codes",
      "obsolete-language-code",
      "unknown-language",
      "duplicate-language"
    ),
    CheckTable(
      27,
      "one text with several translations, several with one",
      "inconsistent-translation",
      "ambiguous-translation"
    ),
  ]

  private static let placeholders = [
    CheckTable(28, "a placeholder of another type", "mismatched-placeholder"),
    CheckTable(29, "a placeholder too many", "extra-placeholder"),
    CheckTable(30, "a placeholder too few", "missing-placeholder"),
    CheckTable(31, "several placeholders without numbers", "unnumbered-placeholders"),
    CheckTable(32, "mixed and skipped numbers", "mixed-placeholders", "skipped-position"),
    CheckTable(33, "another size of integer", "mismatched-integer-size"),
    CheckTable(
      34,
      "placeholders of the key against its text",
      "mismatched-placeholder",
      "extra-placeholder"
    ),
    CheckTable(
      35,
      "stray per cent signs, also full-width ones",
      "unescaped-percent",
      "doubled-percent",
      "malformed-placeholder"
    ),
    CheckTable(36, "numbers and signs in the wrong order", "malformed-placeholder"),
    CheckTable(37, "`%s` for an object", "c-string-placeholder"),
    CheckTable(38, "named tokens", "mismatched-token"),
  ]

  private static let plurals = [
    CheckTable(39, "a plural form that the language needs", "missing-plural-form"),
    CheckTable(40, "a plural form that it never uses", "unused-plural-form"),
    CheckTable(41, "a form for several numbers that shows none", "missing-number"),
    CheckTable(42, "no `other`", "missing-other-form"),
    CheckTable(43, "all forms alike", "identical-plural-forms"),
    CheckTable(44, "an empty or unfinished form", "empty-value", "missing-translation"),
    CheckTable(
      45,
      "placeholders that differ between forms",
      "mismatched-placeholder",
      "conflicting-placeholders"
    ),
    CheckTable(46, "devices without `other`", "missing-device-variation"),
    CheckTable(
      47,
      "structure of a stringsdict",
      "malformed-resource",
      "unknown-plural-form"
    ),
    CheckTable(
      48,
      "substitutions: undefined, unused, at the wrong argument",
      "undefined-substitution",
      "unused-substitution",
      "mismatched-placeholder"
    ),
    CheckTable(49, "a text that should have plural forms", "handmade-plural"),
  ]

  private static let texts = [
    CheckTable(50, "white space at the ends", "mismatched-white-space"),
    CheckTable(51, "punctuation at the end", "mismatched-punctuation"),
    CheckTable(52, "number of lines", "mismatched-line-breaks"),
    CheckTable(
      53,
      "doubled spaces and words, invisible characters",
      "repeated-space",
      "repeated-word",
      "invisible-character"
    ),
    CheckTable(54, "markup and links", "mismatched-markup", "mismatched-address"),
    CheckTable(55, "numbers and brackets", "mismatched-numbers", "unbalanced-brackets"),
    CheckTable(56, "length", "exceeded-length"),
    CheckTable(57, "typography", "typewriter-punctuation"),
    CheckTable(58, "scripts", "mismatched-script", "mixed-scripts"),
    CheckTable(59, "emoji", remark: "left out on purpose; marks for later are `placeholder-value`"),
    CheckTable(60, "glossaries", "mismatched-term"),
  ]

  private static let files = [
    CheckTable(61, "a key twice in a file", "duplicate-key"),
    CheckTable(62, "keys that differ by case or space", "similar-keys"),
    CheckTable(63, "one text under several keys", "duplicate-value"),
    CheckTable(64, "syntax", "malformed-resource"),
    CheckTable(65, "encoding", "malformed-resource"),
    CheckTable(
      66,
      "order, style and spelling of keys",
      "unsorted-keys",
      "mixed-key-styles",
      "padded-key"
    ),
    CheckTable(67, "tables that Xcode refuses side by side", "colliding-tables"),
    CheckTable(68, "keys that give no symbol", "colliding-symbols", "padded-key"),
    CheckTable(69, "entries outside of `strings`", "malformed-resource"),
    CheckTable(
      70,
      "App Shortcuts, Info.plist and intents",
      "missing-application-name",
      "mismatched-token"
    ),
    CheckTable(71, "Xcode's own form", remark: "`l10nscan format --check`"),
    CheckTable(
      72,
      "Swifternalization's JSON",
      "malformed-resource",
      "malformed-expression",
      "undefined-expression",
      "overlapping-expressions",
      "uncovered-numbers",
      "mismatched-variation"
    ),
  ]
}
