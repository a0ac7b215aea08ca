package import SourceFiles

/// The findings of genstrings in one file.
package struct GenstringsScan: Sendable {
  /// In the order of their places.
  package var entries: [Entry] = []
  package var defects: [Defect] = []

  package init() {}

  /// The entry that one call uses, spelled as in a table: with the source's own escapes.
  package struct Entry: Sendable {
    /// The table that the call names; nil where it names none, or an unknown one.
    package var table: String?
    package var key: String
    /// The text that the call supplies; nil where it is the key.
    package var value: String?
    /// Nil where there is none or it is empty.
    package var comment: String?
    package var location: SourceLocation

    package init(key: String, location: SourceLocation) {
      self.key = key
      self.location = location
    }
  }

  /// A defect of a call.
  package struct Defect: Hashable, Sendable {
    package var problem: Problem
    package var location: SourceLocation
  }

  package enum Problem: Hashable, Sendable {
    /// The key is composed at run time, or missing.
    case keyIsNoLiteral
    case keyIsEmpty
    /// Reported only where one does as Apple's tool does, which does not know Swift's `\u{…}`.
    case invalidUnicode(String)

    /// Whether the call gives no entry.
    package var dropsEntry: Bool {
      switch self {
      case .keyIsNoLiteral, .keyIsEmpty: true
      case .invalidUnicode: false
      }
    }
  }
}
