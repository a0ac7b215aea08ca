/// A reason for which rules say nothing of a defect that they find.
package struct RuleException: Identifiable, Hashable, Sendable {
  /// A name in small letters with hyphens, which no other exception has.
  package let id: String
  /// One sentence, for people.
  package let why: String

  package init(_ id: String, _ why: String) {
    (self.id, self.why) = (id, why)
  }
}

extension RuleException {
  /// A key of `unused-key` that is probably unused.
  package static let callForAnyKey = Self(
    "call-for-any-key",
    "a call may use any key of the table, though the key is nowhere else"
  )

  /// A key of `unused-key` that code seems to mean.
  package static let meantByMisspelledCall = Self(
    "meant-by-a-misspelled-call",
    "code uses a similar key that has no text or is in no table"
  )
}

/// How many findings an exception withholds.
package struct WithheldCount: Hashable, Sendable {
  package let exception: RuleException
  package let count: Int

  package init(exception: RuleException, count: Int) {
    (self.exception, self.count) = (exception, count)
  }
}

/// A finding that is not reported, and the exception that withholds it.
package struct WithheldFinding: Hashable, Sendable {
  package var finding: Diagnostic
  package let exception: RuleException

  package init(_ finding: Diagnostic, by exception: RuleException) {
    (self.finding, self.exception) = (finding, exception)
  }

  /// The finding as a note that says why it is withheld, and that nothing fixes.
  package var shown: Diagnostic {
    var shown = finding
    (shown.severity, shown.fixes) = (.note, [])
    shown.notes.append(.init("withheld by exception '\(exception.id)': \(exception.why)"))
    return shown
  }
}

extension [WithheldFinding] {
  /// How many of the findings each exception withholds.
  package var counts: [RuleException: Int] {
    reduce(into: [:]) { $0[$1.exception, default: 0] += 1 }
  }
}
