/// Names in a file like those that nearly everybody gives to a look-up of a text: `localized`.
package struct LookUpNames: Hashable, Sendable, Codable {
  /// Members of what is no literal, sorted, of which no routine is known: their keys are unknown.
  package var called: [String] = []
  /// The names that the file itself declares, sorted, but for members of strings.
  package var declared: [String] = []

  package init() {}

  /// Whether a member of a name looks its receiver up, wherever it is declared.
  package static func isPlain(_ name: String) -> Bool { plain.contains(name) }

  private static let plain: Set<String> = ["localise", "localised", "localize", "localized"]
}
