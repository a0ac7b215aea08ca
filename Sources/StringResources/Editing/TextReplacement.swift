import SourceFiles

/// Bytes that take the place of others in a text.
struct TextReplacement {
  var range: Range<Int>
  var bytes: [UInt8]

  init(_ range: Range<Int>, _ bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }
}

extension SourceText {
  /// Returns the text's bytes with some of them replaced.
  ///
  /// Insertions at one place come in the order of the replacements.
  ///
  /// - Throws: `EditError` when two of them are about the same bytes.
  func replacing(_ replacements: [TextReplacement]) throws(EditError) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for replacement in replacements.ordered(by: \.range.lowerBound) {
      guard replacement.range.lowerBound >= end else {
        throw EditError("Two edits are about the same text", in: self)
      }
      result += bytes[end..<replacement.range.lowerBound] + replacement.bytes
      end = replacement.range.upperBound
    }
    return result + bytes[end...]
  }
}
