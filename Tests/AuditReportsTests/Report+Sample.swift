import AuditReports
import Diagnostics
import LocalizationModel
import SourceFiles
import TestSupport

extension Report {
  /// The one report that every reporter is tested with.
  ///
  /// It has several files and severities, two findings at one place, notes with and without a
  /// place, right-to-left and wide texts, a path with a space, and texts that would do harm in some
  /// format if they were not escaped.
  static let sample = SampleReport().report
}

/// The files of the sample report, and what an audit might say of them.
struct SampleReport {
  private static let files: [FilePath: String] = [
    "Sources/Cart View.swift": """
    struct CartView: View {
    \tvar body: some View {
    \t\tText("cart.title")
    \t\tButton("Pay <now> & \\"later\\"") { pay() }
    \t\tText(LocalizedStringKey(state))
    \t}
    }

    """,
    "Resources/en.lproj/Localizable.strings": """
    /* Title of the cart */
    "cart.title" = "Your Cart";
    "Pay <now> & \\"later\\"" = "Pay <now> & \\"later\\"";
    "Größe" = "=SUM(A1:A9)";
    "two\\nlines" = "One\\nTwo";

    """,
    "Resources/ja.lproj/Localizable.strings": """
    "Größe" = "サイズ: %@"; "cart.title" = "カート";

    """,
    "Resources/ar.lproj/Localizable.strings": """
    "cart.title" = "سلة التسوق %d";
    "evil" = "\u{1B}]0;pwned\u{7}</script>]]>\u{202E}";

    """,
  ]

  let report: Report

  init() {
    let findings = Self.findings.sorted()
    report = Report(
      findings: findings,
      suppressed: [Self.suppressed],
      coverage: Self.coverage,
      languages: Self.languages,
      rules: Self.rules,
      statistics: Statistics(
        sourceFiles: 2,
        tables: 1,
        keys: 5,
        references: 2,
        dynamicSites: 1,
        calls: CallSites(literal: 2, finite: 1, undetermined: [.notLiteral: 1]),
        seconds: 0.125
      ),
      excerpts: Excerpts.load(for: findings, in: .memory(Self.files)),
      project: Self.project,
      toolVersion: "1.2.3"
    )
  }

  static let languages = LanguageSet(
    development: "en",
    developmentOrigin: "developmentRegion of App.xcodeproj",
    expected: ["ar", "de", "en", "ja"],
    expectedOrigin: "knownRegions of App.xcodeproj"
  )

  private static let coverage: [Coverage] = [
    ("ar", 1, 1), ("de", 0, 0), ("en", 4, 0), ("ja", 2, 0),
  ].map { language, translated, unfinished in
    Coverage(
      table: "Localizable",
      container: "Resources",
      language: Language(language),
      counts: TextCounts(keys: 4, translated: translated, unfinished: unfinished)
    )
  }

  private static let rules: [RuleSummary] = [
    RuleSummary(
      id: "missing-translation",
      severity: .error,
      risk: .untranslated,
      summary: "A key has no text in a language",
      explanation: """
        ## What it finds
        A key that one language has and another lacks.

        ## Why it matters
        The user sees the text of the *development language*, or the key itself: `cart.title`.
        """
    ),
    RuleSummary(
      id: "mismatched-placeholders",
      severity: .error,
      risk: .crash,
      summary: "A translation's placeholders differ from those of the development text",
      explanation: "## What it finds\nA `%d` where the code passes an object.\n"
    ),
    RuleSummary(
      id: "unused-key",
      severity: .warning,
      summary: "A key is not used in the code",
      explanation: "## What it finds\nA key that no code asks for.\n"
    ),
    RuleSummary(
      id: "dynamic-key",
      severity: .note,
      summary: "A key is only known when the program runs",
      explanation: "## What it finds\nA key that is not a literal.\n"
    ),
  ]

  private static let findings: [Diagnostic] = [
    missing("Arabic", "ar"), missing("German", "de"),
    Diagnostic(
      rule: "mismatched-placeholders",
      severity: .error,
      message: "Arabic text of 'cart.title' has %d, which the development text lacks",
      location: place(of: "%d", in: "Resources/ar.lproj/Localizable.strings"),
      notes: [
        Diagnostic.Note(
          "the English text is 'Your Cart'",
          at: place(of: "Your Cart", in: "Resources/en.lproj/Localizable.strings")
        ),
        Diagnostic.Note("used here", at: place(of: "Text", in: "Sources/Cart View.swift")),
      ],
      subject: Diagnostic.Subject(table: "Localizable", key: "cart.title", language: "ar")
    ),
    Diagnostic(
      rule: "mismatched-placeholders",
      severity: .error,
      message: "Japanese text of 'Größe' has %@, which the development text lacks",
      location: place(of: "%@", in: "Resources/ja.lproj/Localizable.strings"),
      subject: Diagnostic.Subject(table: "Localizable", key: "Größe", language: "ja"),
      fixes: [
        Fix(
          "remove ': %@'",
          [
            .init(
              .replace(with: ""),
              at: place(of: ": %@", in: "Resources/ja.lproj/Localizable.strings")
            )
          ]
        )
      ]
    ),
    Diagnostic(
      rule: "unused-key",
      severity: .warning,
      message: "key 'evil\u{1B}[31m\n::error::</script>]]>\u{202E}' is not used, 100% sure",
      location: place(of: "\"evil\"", in: "Resources/ar.lproj/Localizable.strings"),
      notes: [Diagnostic.Note("=cmd|'/c calc'!A1")],
      help: "remove it,\nor use it",
      subject: Diagnostic.Subject(
        table: "Localizable",
        key: "evil\u{1B}[31m\n</script>]]>\u{202E}"
      )
    ),
    Diagnostic(
      rule: "unused-key",
      severity: .warning,
      message: "key 'two\nlines' is not used",
      location: place(of: #""two\nlines""#, in: "Resources/en.lproj/Localizable.strings"),
      subject: Diagnostic.Subject(table: "Localizable", key: "two\nlines")
    ),
    Diagnostic(
      rule: "dynamic-key",
      severity: .note,
      message: "key is not a string literal",
      location: place(of: "LocalizedStringKey(state)", in: "Sources/Cart View.swift"),
      subject: Diagnostic.Subject(detail: "LocalizedStringKey")
    ),
    FileError(.read, "Sources/Broken.swift", reason: "Permission denied").diagnostic,
  ]

  private static let suppressed = SuppressedFinding(
    Diagnostic(
      rule: "unused-key",
      severity: .warning,
      message: "key 'cart.title' is not used",
      location: place(of: "\"cart.title\"", in: "Resources/en.lproj/Localizable.strings"),
      subject: Diagnostic.Subject(table: "Localizable", key: "cart.title")
    ),
    reason: "read by </script> the \u{1B}server",
    at: place(of: "/* Title", in: "Resources/en.lproj/Localizable.strings"),
    isInSource: true
  )

  private static func missing(_ name: String, _ language: String) -> Diagnostic {
    Diagnostic(
      rule: "missing-translation",
      severity: .error,
      message: "key 'Größe' has no \(name) translation",
      location: place(of: "\"Größe\"", in: "Resources/en.lproj/Localizable.strings"),
      notes: [Diagnostic.Note("the text to translate is '=SUM(A1:A9)'")],
      help: "add it to Resources/\(language).lproj/Localizable.strings",
      subject: Diagnostic.Subject(table: "Localizable", key: "Größe", language: language)
    )
  }

  /// Returns the place where a text first stands in a file.
  static func place(of text: String, in path: FilePath) -> SourceLocation {
    let source = SourceText(path: path, bytes: Array((files[path] ?? "").utf8))
    let bytes = Array(text.utf8)
    let offset = source.bytes.indices.first { source.bytes[$0...].starts(with: bytes) }
    var locator = SourceLocator(source)
    return locator.location(of: (offset ?? 0)..<(offset ?? 0) + bytes.count)
  }
}
