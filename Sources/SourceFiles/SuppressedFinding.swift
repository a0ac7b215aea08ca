/// A finding that does not count, because somebody said so.
public struct SuppressedFinding: Hashable, Sendable {
  public var finding: Diagnostic
  /// Why, in the words of the one who said so; nil where there are none.
  public var reason: String?
  /// The place where it is said.
  public var location: SourceLocation
  /// Whether it is said in the source or table itself, rather than in a configuration.
  public var isInSource: Bool

  public init(
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
