import Platform

/// JSON as editors send it.
enum JSONText {
  /// Returns the bytes with an escape of one half of a surrogate pair replaced by that of U+FFFD.
  ///
  /// An editor may send a change that cuts a character in two, which no decoder reads. The
  /// replacement takes one UTF-16 unit as well, so that no position is moved by it.
  static func mendingSurrogates(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.holds("\\ud") || bytes.holds("\\uD") else { return bytes }
    var bytes = bytes
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let unit = unit(in: bytes, at: index)
      switch unit {
      case .some(0xD800...0xDBFF):
        if case .some(0xDC00...0xDFFF) = self.unit(in: bytes, at: index + 6) {
          index += 12
          continue
        }
        bytes.replaceSubrange(index..<index + 6, with: "\\ufffd".utf8)
        index += 6
      case .some(0xDC00...0xDFFF):
        bytes.replaceSubrange(index..<index + 6, with: "\\ufffd".utf8)
        index += 6
      // Behind a backslash stands no beginning of an escape.
      default: index += 2
      }
    }
    return bytes
  }

  /// Returns the number of the escape `\uD83D` that stands at an offset; nil where none does.
  private static func unit(in bytes: [UInt8], at index: Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
