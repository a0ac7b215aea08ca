package import Diagnostics

/// What the annotations of one fixture demand.
package struct Expectations: Sendable {
  package var references: [ExpectedReference] = []
  package var findings: [ExpectedFinding] = []
  /// The command line that the fixture wants.
  package var options: [String] = []
  /// Whether the fixture says that nothing is to be found.
  package var expectsNothing = false
  /// Annotations that cannot be understood.
  package var problems: [Problem] = []

  package init() {}

  /// Adds words, between which spaces stand; single quotes keep a word together.
  mutating func addOptions(_ text: Substring) {
    let pieces = text.split(separator: "'" as Character, omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      options +=
        index.isMultiple(of: 2) ? piece.split { $0 == " " }.map(String.init) : [String(piece)]
    }
  }

  package var isEmpty: Bool { references.isEmpty && findings.isEmpty }

  /// An annotation that cannot be understood, or that contradicts another.
  package struct Problem: Hashable, Sendable {
    package var line: Int
    package var message: String
  }
}

/// A key reference that a fixture demands: `expect: key="Title" comment="Screen title"`.
package struct ExpectedReference: Hashable, Sendable {
  package var line: Int
  /// What is compared; `key` is always there.
  package var fields: [Field: String]

  package init(line: Int, fields: [Field: String]) {
    self.line = line
    self.fields = fields
  }

  /// A property of a reference that an annotation can name.
  package enum Field: String, Sendable, CaseIterable {
    case key
    /// Its table; empty for the default one, and a question mark where it is not known.
    case table
    case comment
    case value
    case routine
    /// How the use was understood.
    case origin
    /// The other phrases of an App Shortcut, with `; ` between them.
    case alternatives
    case context
    /// What a formatting routine gets beside the text: `object integer`.
    case arguments
    /// What the code around the call says: `isJoined lacksLocale`.
    case traits
    case column
  }
}

/// A diagnostic that a fixture demands: `expected-error@+1 {{has no German translation}}`.
package struct ExpectedFinding: Hashable, Sendable {
  package var line: Int
  package var severity: Severity
  /// A part of the message with its rule: `key 'a' has no German translation [missing-translation]`.
  package var substring: String
  package var count: Int

  package init(line: Int, severity: Severity, substring: String, count: Int = 1) {
    self.line = line
    self.severity = severity
    self.substring = substring
    self.count = count
  }
}
