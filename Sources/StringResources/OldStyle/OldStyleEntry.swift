/// One member of an old-style dictionary, as it stands in the text: `/* note */ "key" = "value";`.
struct OldStyleEntry: Sendable {
  /// The comments that belong to the entry, from the start of the first to the end of the last.
  var comment: Range<Int>?
  /// The comments on the line where the entry ends, where one of them is an instruction to the
  /// program.
  var remark: Range<Int>?
  var key: OldStyleLiteral
  /// nil where there is none: `key;` stands for `key = key;`.
  var value: Value?
  /// Where the entry ends, its semicolon included.
  var end: Int

  enum Value: Sendable {
    case literal(OldStyleLiteral)
    /// A dictionary, an array or data, by its number among the parser's nodes.
    ///
    /// Nearly no entry has one, and without it there is nothing to count or free.
    case node(Int, Range<Int>)
  }

  /// Where comments may stand within the entry: in front of its value, and behind it.
  var gaps: (Range<Int>, Range<Int>) {
    guard case .literal(let value) = value else {
      return (key.range.upperBound..<key.range.upperBound, key.range.upperBound..<end)
    }
    return (key.range.upperBound..<value.range.lowerBound, value.range.upperBound..<end)
  }
}
