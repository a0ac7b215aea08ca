import TextFormats

extension String {
  /// Returns the text with a replacement for each ASCII character that has one.
  func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte < 0x80, let replacement = replacement(Unicode.Scalar(byte)) {
        bytes += replacement.utf8
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with entities for what is markup in XML and HTML, control characters made visible.
  var markupEscaped: String { XMLText.encode(visible, "\"") }
}
