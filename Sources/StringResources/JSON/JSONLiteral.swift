import SourceFiles

extension JSONReader {
  /// A string as it stands in the text.
  struct Literal {
    /// Its bytes, the quotation marks included.
    var range: Range<Int>
    var line: Int
    var column: Int
    var hasEscapes: Bool

    var content: Range<Int> { range.lowerBound + 1..<range.upperBound - 1 }
  }

  /// A member's name or another string, and the bytes of its literal.
  struct Name {
    var text: String
    var range: Range<Int>
    var line: Int
    var column: Int
  }
}

extension JSONReader.Literal {
  /// Where the literal stands, its quotation marks included.
  @inline(__always)
  var place: TextPlace {
    TextPlace(offset: range.lowerBound, length: range.count, line: line, column: column)
  }
}
