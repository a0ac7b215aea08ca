/// A text as an editor has it, which counts instead of the file's.
struct Document: Sendable {
  let uri: DocumentURI
  private(set) var version: Int
  private(set) var text: TextPositions

  init(uri: DocumentURI, version: Int, text: String) {
    self.uri = uri
    self.version = version
    self.text = TextPositions(Array(text.utf8))
  }

  /// The text as UTF-8, with a byte order mark if the editor keeps one.
  var bytes: [UInt8] { text.bytes }

  /// A change of a part, or of the whole text.
  struct Change: Decodable, Sendable {
    /// nil where the text is the whole new one.
    var range: PositionRange?
    var text: String
  }

  /// Makes changes one after the other.
  mutating func apply(_ changes: [Change], version: Int?, in encoding: PositionEncoding) {
    for change in changes {
      guard let range = change.range else {
        text = TextPositions(Array(change.text.utf8))
        continue
      }
      var bytes = text.bytes
      bytes.replaceSubrange(text.offsets(of: range, in: encoding), with: change.text.utf8)
      text = TextPositions(bytes)
    }
    self.version = version ?? self.version + 1
  }
}
