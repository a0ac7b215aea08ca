package import SourceFiles

/// A change of a file that fixes what a diagnostic reports, like a compiler's fix-it.
///
/// There is one only where there is one right answer, or where the most likely one does no harm: no fix
/// ever guesses at a text.
package struct Fix: Hashable, Sendable, Codable {
  /// The action, in headline style: `insert ';'`.
  package var summary: String
  package var edits: [Edit]
  /// Whether a person has to choose the fix, since another answer may be right: editors offer it, and
  /// `--fix` leaves it.
  package var needsConsent: Bool

  package init(_ summary: String, _ edits: [Edit], needsConsent: Bool = false) {
    self.summary = summary
    self.edits = edits
    self.needsConsent = needsConsent
  }

  /// One place of a file, and what is to stand there.
  package struct Edit: Hashable, Sendable, Codable {
    package var location: SourceLocation
    package var change: Change

    package init(_ change: Change, at location: SourceLocation) {
      self.change = change
      self.location = location
    }
  }

  /// A change at one place.
  ///
  /// A rule does not know how a file spells its texts, so it says what is to be spelled; in a report
  /// every change is a replacement.
  package enum Change: Hashable, Sendable, Codable {
    /// The range gives way to other bytes.
    case replace(with: String)
    /// The literal in the range is to stand for another text.
    case setText(String)
    /// The literal of the key at the call's place becomes another key.
    case replaceKey(String, with: String)
    /// The entry or the plural form goes whose key or text stands in the range.
    case remove
  }

  /// Whether every change is a replacement.
  package var isSpelled: Bool {
    edits.allSatisfy { edit in
      if case .replace = edit.change { true } else { false }
    }
  }
}
