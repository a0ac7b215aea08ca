/// A static member of a type that gives a text, by its path: `Texts.Menu.title`.
package struct TextMember: Hashable, Sendable, Codable {
  package var path: String
  /// Where the call stands that gives the text.
  package var offset: Int
  /// Whether no other file sees the member.
  package var isPrivate: Bool

  package init(path: String, offset: Int, isPrivate: Bool) {
    self.path = path
    self.offset = offset
    self.isPrivate = isPrivate
  }
}

/// A member of a type whose text code formats: `String(format: Texts.Menu.title, name)`.
package struct FormattedMember: Hashable, Sendable, Codable {
  /// The member's path as it is written, which may leave out types around the call.
  package var path: String
  /// nil for a list of unknown length.
  package var arguments: [FormatArgument]?
  package var hasLocale: Bool
  /// Whether the call may format another text instead.
  package var isAlternative: Bool

  package init(
    path: String,
    arguments: [FormatArgument]?,
    hasLocale: Bool,
    isAlternative: Bool
  ) {
    self.path = path
    self.arguments = arguments
    self.hasLocale = hasLocale
    self.isAlternative = isAlternative
  }
}
