package import SourceFiles

/// A finding that a comment or setting suppresses.
package struct SuppressedFinding: Hashable, Sendable {
  package var finding: Diagnostic
  /// Why, in the words of the one who said so; nil where there are none.
  package var reason: String?
  /// The place where it is said.
  package var location: SourceLocation
  /// Whether it is said in the source or table itself, rather than in a configuration.
  package var isInSource: Bool

  package init(
    _ finding: Diagnostic,
    reason: String?,
    at location: SourceLocation,
    isInSource: Bool
  ) {
    self.finding = finding
    self.reason = reason
    self.location = location
    self.isInSource = isInSource
  }
}
