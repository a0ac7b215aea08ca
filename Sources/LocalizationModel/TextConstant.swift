/// A constant of a type that holds the text of a key:
/// `static let links = NSLocalizedString("terms.links", comment: "")`.
package struct TextConstant: Hashable, Sendable, Codable {
  /// The names of the types around it and its own: `Texts.Terms.links`.
  package let path: String
  /// The index of the key among the references of its file.
  package let reference: Int
  /// Whether no other file sees it.
  package let isPrivate: Bool

  package init(path: String, reference: Int, isPrivate: Bool) {
    self.path = path
    self.reference = reference
    self.isPrivate = isPrivate
  }
}

/// A call that puts arguments into the text of a type's constant:
/// `String(format: Texts.Terms.links, name)`.
package struct FormattedConstant: Hashable, Sendable, Codable {
  /// The constant as the call names it.
  package let path: String
  /// The arguments; nil for a list of unknown length.
  package let arguments: [FormatArgument]?
  package let hasLocale: Bool

  package init(path: String, arguments: [FormatArgument]?, hasLocale: Bool) {
    self.path = path
    self.arguments = arguments
    self.hasLocale = hasLocale
  }
}
