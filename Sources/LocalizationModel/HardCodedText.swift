package import SourceFiles

/// A text that code shows to users without looking it up.
package struct HardCodedText: Hashable, Sendable, Codable {
  /// The text, as far as it is known.
  package var text: KeyPattern
  /// The call or property that shows it: `setTitle`, `placeholder`.
  package var display: String
  package var location: SourceLocation
  package var context: SourceContext
  /// Whether the code that shows it is unused.
  package var isUnused = false

  /// The properties of `LocalizedError`, whose texts alerts show.
  package static let descriptions = ["errorDescription", "failureReason", "recoverySuggestion"]

  package init(
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
