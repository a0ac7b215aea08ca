package import Diagnostics
import SourceFiles

extension Fixture {
  /// Compares diagnostics with the annotations, both ways.
  ///
  /// A place that a diagnostic adds as a note may be demanded with `expected-note`; unlike the
  /// diagnostics themselves it need not be.
  package func mismatches(with diagnostics: [Diagnostic]) -> [Mismatch] {
    mismatches(with: Finding.all(of: diagnostics).filter { $0.path == path || !$0.isNote })
  }

  /// Fails the running test for each difference between the diagnostics and the annotations.
  package func check(_ diagnostics: [Diagnostic]) {
    mismatches(with: diagnostics).record()
  }

  fileprivate func mismatches(with findings: [Finding]) -> [Mismatch] {
    var open = findings
    var mismatches = problems
    for expected in expectations.findings {
      var found = 0
      while found < expected.count, let index = open.firstIndex(where: { $0.answers(expected) }) {
        open.remove(at: index)
        found += 1
      }
      if found < expected.count { mismatches.append(missing(expected, found: found)) }
    }
    mismatches += open.filter { !$0.isNote }.map { $0.unexpected(in: place) }
    return mismatches.sorted { $0.line < $1.line }
  }

  var problems: [Mismatch] {
    expectations.problems.map { Mismatch(path: place, line: $0.line, $0.message) }
  }

  private func missing(_ expected: ExpectedFinding, found: Int) -> Mismatch {
    let times = expected.count == 1 ? "" : " (found \(found) of \(expected.count))"
    let message = "no such \(expected.severity): {{\(expected.substring)}}\(times)"
    return Mismatch(path: place, line: expected.line, message)
  }
}

extension FixtureProject {
  /// Compares the findings of a whole project with the annotations of all its files, both ways.
  package func mismatches(with diagnostics: [Diagnostic]) -> [Mismatch] {
    let findings = Dictionary(grouping: Finding.all(of: diagnostics), by: \.path)
    let known = Set(fixtures.map(\.path))
    let strays = findings.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
      .flatMap { path, findings in
        findings.filter { !$0.isNote }.map { $0.unexpected(in: place + "/" + path.string) }
      }
    return fixtures.flatMap { $0.mismatches(with: findings[$0.path] ?? []) } + strays
  }

  /// Fails the running test for each difference between the diagnostics and the annotations.
  package func check(_ diagnostics: [Diagnostic]) {
    mismatches(with: diagnostics).record()
  }
}

/// A diagnostic, or one of its notes, as annotations see it.
private struct Finding {
  var path: FilePath
  var line: Int
  var severity: Severity
  var text: String
  /// Whether it is a diagnostic's note, which need not be demanded.
  var isNote: Bool

  /// What is said of several languages at one place is there once.
  static func all(of diagnostics: [Diagnostic]) -> [Finding] {
    var known: Set<Diagnostic> = []
    let once = diagnostics.filter { diagnostic in
      var words = diagnostic
      words.subject = Diagnostic.Subject()
      return known.insert(words).inserted
    }
    return once.flatMap { diagnostic in
      [Finding(diagnostic)] + diagnostic.notes.compactMap { Finding($0, of: diagnostic) }
    }
  }

  private init(_ diagnostic: Diagnostic) {
    path = diagnostic.location.path
    line = diagnostic.location.line
    severity = diagnostic.severity
    text = "\(diagnostic.message) [\(diagnostic.rule)]"
    isNote = false
  }

  private init?(_ note: Diagnostic.Note, of diagnostic: Diagnostic) {
    guard let location = note.location else { return nil }
    path = location.path
    line = location.line
    severity = .note
    text = note.message
    isNote = true
  }

  func answers(_ expected: ExpectedFinding) -> Bool {
    line == expected.line && severity == expected.severity && text.contains(expected.substring)
  }

  func unexpected(in place: String) -> Mismatch {
    Mismatch(path: place, line: line, "unexpected \(severity): \(text)")
  }
}
