import Platform

/// Some sixteen bytes at most, which are compared at once.
struct ShortBytes: Hashable {
  private let count: Int
  /// The first eight bytes, or all of them.
  private let start: UInt64
  /// The last eight bytes; the same as the start where there are no more than eight.
  private let end: UInt64

  /// Reads a range of bytes; nil where it is empty or too long, or less than eight bytes before the
  /// end.
  init?(_ bytes: [UInt8], at range: Range<Int>) {
    count = range.count
    guard count > 0, count <= 16, range.lowerBound <= bytes.count - 8 else { return nil }
    if count < 8 {
      start = bytes.eightBytes(at: range.lowerBound) & UInt64.max >> UInt64(64 - 8 * count)
      end = start
    } else {
      start = bytes.eightBytes(at: range.lowerBound)
      end = bytes.eightBytes(at: range.upperBound - 8)
    }
  }

  /// Makes them of a text; nil where it is empty or too long.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes + Array(repeating: 0, count: 8), at: bytes.indices)
  }
}
