package import SourceFiles

/// What a comment tells the program: `l10nscan:disable:next missing-comment -- shown to nobody`.
package struct ScanDirective: Hashable, Sendable, Codable {
  /// What follows `l10nscan:`, to the end of the comment or of its line.
  package var text: String
  /// The place of the comment, or of the table's key that it belongs to.
  package var location: SourceLocation

  package init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }

  /// What a comment must begin with to be one.
  package static let mark = "l10nscan:"
}
