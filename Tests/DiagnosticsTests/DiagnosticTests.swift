import Diagnostics
import SourceFiles
import Testing

@Suite struct DiagnosticTests {
  @Test func `Diagnostics are ordered by place, rule, language and message`() {
    let sorted = [
      diagnostic(1, "b-rule", nil, "z"), diagnostic(2, "a-rule", nil, "z"),
      diagnostic(2, "b-rule", "ar", "z"), diagnostic(2, "b-rule", "de", "a"),
      diagnostic(2, "b-rule", "de", "b"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func `Severities are ordered from note to error`() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
  }

  @Test func `A file that fails becomes a diagnostic at that file`() {
    let diagnostic = FileError(.list, "a", reason: "Permission denied").diagnostic
    #expect(diagnostic.message == "cannot list 'a': Permission denied")
    #expect(diagnostic.rule == .unreadableFile)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.location.description == "a:1:1")
    #expect(diagnostic.subject == .init(place: "a"))
  }

  private func diagnostic(
    _ offset: Int,
    _ rule: RuleID,
    _ language: String?,
    _ message: String
  ) -> Diagnostic {
    Diagnostic(
      rule: rule,
      severity: .error,
      message: message,
      location: SourceLocation(path: "a", offset: offset, length: 0, line: 1, column: 1),
      subject: .init(language: language)
    )
  }
}
