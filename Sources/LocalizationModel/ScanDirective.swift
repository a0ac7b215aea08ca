package import SourceFiles

/// An instruction in a comment: `l10nscan:disable:next missing-comment -- shown to nobody`.
package struct ScanDirective: Hashable, Sendable, Codable {
  /// The text behind `l10nscan:`, to the end of the comment or of its line.
  package var text: String
  /// The place of the comment, or of the table's key that it belongs to.
  package var location: SourceLocation

  package init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }

  /// The beginning of every such comment.
  package static let mark = "l10nscan:"
}
