/// A string literal of a Swift file, as one of the two readers sees it.
struct FoundLiteral: Hashable, Comparable, CustomStringConvertible {
  /// Where it begins and ends, quotes and hashes included, in bytes.
  var range: Range<Int>
  /// The decoded text, with `\()` for each interpolation; nil where it cannot be decoded.
  var text: String?

  static func < (left: Self, right: Self) -> Bool {
    (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
  }

  var description: String { "\(range) \(text?.debugDescription ?? "undecodable")" }
}
