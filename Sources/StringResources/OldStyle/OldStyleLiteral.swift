/// A string as an old-style property list writes it: where it stands, and how.
struct OldStyleLiteral: Sendable {
  // Few bytes, because an entry has two literals and is handed on as a whole.
  private let start, end, contentStart, contentEnd: UInt32
  /// Whether the text must be decoded, rather than taken as it stands.
  let hasEscapes: Bool
  /// Whether the literal has its end; where it has not, the reader has gone on to the next entry.
  let isTerminated: Bool

  init(
    range: Range<Int>,
    content: Range<Int>,
    hasEscapes: Bool = false,
    isTerminated: Bool = true
  ) {
    start = UInt32(clamping: range.lowerBound)
    end = UInt32(clamping: range.upperBound)
    contentStart = UInt32(clamping: content.lowerBound)
    contentEnd = UInt32(clamping: content.upperBound)
    self.hasEscapes = hasEscapes
    self.isTerminated = isTerminated
  }

  /// The bytes of the literal, its quotation marks included.
  var range: Range<Int> { Int(start)..<Int(end) }
  /// The bytes between the quotation marks; all of them where there are none.
  var content: Range<Int> { Int(contentStart)..<Int(contentEnd) }
  var isQuoted: Bool { content.lowerBound > range.lowerBound }

  /// Returns the text that the literal stands for.
  func text(in bytes: [UInt8]) -> String {
    guard hasEscapes else { return String(decoding: bytes[content], as: UTF8.self) }
    return OldStyleEscapes.decode(bytes[content])
  }
}
