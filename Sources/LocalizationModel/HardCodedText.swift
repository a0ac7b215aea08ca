package import SourceFiles

/// A text that code shows to users without looking it up.
package struct HardCodedText: Hashable, Sendable, Codable {
  /// The text, as far as it is known.
  package var text: KeyPattern
  /// The call or property that shows it: `setTitle`, `placeholder`.
  package var display: String
  /// The place of the literal, or of what shows it where that is not told.
  package var location: SourceLocation
  /// The place of what shows the text, if its literal stands elsewhere.
  package var shownAt: SourceLocation?
  package var context: SourceContext
  /// Whether it is a literal that a longer text is put together of by plus signs.
  package var isPart = false
  /// The literal as the source has it, if that is told and stands on one line.
  package var literal: String?
  /// Whether code looks the same text up right beside its literal, and shows that instead.
  package var isBesideLookUp = false
  /// Whether the place is that of the literal itself.
  package var isAtLiteral = false
  /// Whether its literal is the raw value of a case.
  package var isRawValue = false
  /// The property of the raw value's enumeration that looks the text up; nil where none does.
  package var lookedUpBy: String?
  /// Whether the code that shows it is unused.
  package var isUnused = false

  /// The place of what shows the text.
  package var site: SourceLocation { shownAt ?? location }

  /// The properties of `LocalizedError`, whose texts alerts show.
  package static let descriptions = ["errorDescription", "failureReason", "recoverySuggestion"]

  /// The keys of the same texts in the dictionary of an `NSError`.
  package static let keysOfDescriptions = [
    "NSLocalizedDescriptionKey", "NSLocalizedFailureReasonErrorKey",
    "NSLocalizedRecoverySuggestionErrorKey",
  ]

  /// Whether an error has the text.
  package var isOfError: Bool {
    Self.descriptions.contains(display) || Self.keysOfDescriptions.contains(display)
  }

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
