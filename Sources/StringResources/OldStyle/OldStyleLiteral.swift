/// A string as an old-style property list writes it: where it stands, and how.
struct OldStyleLiteral: Sendable {
  /// The bytes of the literal, its quotation marks included.
  var range: Range<Int>
  /// The bytes between the quotation marks; all of them where there are none.
  var content: Range<Int>
  /// Whether the text must be decoded, rather than taken as it stands.
  var hasEscapes = false
  /// Whether the literal has its end; where it has not, the reader has gone on to the next entry.
  var isTerminated = true

  var isQuoted: Bool { content.lowerBound > range.lowerBound }

  /// Returns the text that the literal stands for.
  func text(in bytes: [UInt8]) -> String {
    guard hasEscapes else { return String(decoding: bytes[content], as: UTF8.self) }
    return OldStyleEscapes.decode(bytes[content])
  }
}
