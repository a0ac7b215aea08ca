public import SourceFiles

/// A text that code shows to users without looking it up.
public struct HardCodedText: Hashable, Sendable, Codable {
  /// The text, as far as it is known.
  public var text: KeyPattern
  /// The call or property that shows it: `setTitle`, `placeholder`.
  public var display: String
  public var location: SourceLocation
  public var context: SourceContext

  public init(
    text: KeyPattern,
    display: String,
    location: SourceLocation,
    context: SourceContext = .app
  ) {
    self.text = text
    self.display = display
    self.location = location
    self.context = context
  }
}
