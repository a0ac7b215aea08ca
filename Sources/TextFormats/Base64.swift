/// Base64, in which storyboards keep texts with characters that XML has not.
package enum Base64 {
  /// Returns the bytes that a text stands for; what is no digit, such as a line end, is passed over.
  package static func decode(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for digit in text.utf8 {
      guard let value = digits.firstIndex(of: digit) else { continue }
      (bits, count) = ((bits << 6 | value) & 0xFFFF, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
}
