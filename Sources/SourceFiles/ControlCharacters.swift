extension Unicode.Scalar {
  /// Whether the scalar steers the display instead of being displayed.
  ///
  /// That is: control characters, with which a text could command a terminal; line and paragraph
  /// separators; embeddings, overrides and isolates, which reorder the text around them; the byte
  /// order mark; and what stands for no character at all.
  package var isControlOfText: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
