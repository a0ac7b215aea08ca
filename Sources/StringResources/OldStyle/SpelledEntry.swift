import Platform

/// An entry of a `.strings` file as it is written there, with the escapes of its key and value.
package struct SpelledEntry: Hashable, Sendable {
  package var key: String
  package var value: String
  /// In their order; none if the key has no comment.
  package var comments: [String]

  /// The comment of an entry without a comment.
  package static let commentForNone = "No comment provided by engineer."

  package init(key: String, value: String, comments: [String]) {
    self.key = key
    self.value = value
    self.comments = comments
  }

  /// Returns a text as it is spelled between quotation marks.
  package static func spelling(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let all = 0..<bytes.count
    // Most texts stand as they are.
    let isPlain =
      bytes.offsetOfEndOfPlainText(in: all) == bytes.count
      && bytes.offset(of: 0x7F, from: 0) == bytes.count
    return isPlain ? text : String(decoding: OldStyleWriter.escape(text), as: UTF8.self)
  }

  /// Returns the text that a spelling stands for.
  package static func text(of spelling: String) -> String {
    OldStyleEscapes.decode(Array(spelling.utf8)[...])
  }
}
