extension Unicode.Scalar {
  /// Whether the scalar steers the display, or is not seen, instead of being displayed.
  ///
  /// That is: control characters, with which a text could command a terminal; line and paragraph
  /// separators; embeddings, overrides and isolates, which reorder the text around them; characters
  /// without a shape, which hide in a text, such as tags and the byte order mark; and what stands for
  /// no character at all. Joiners are no part of it: they shape what stands beside them.
  package var isControlOfText: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E: true
    case 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE007F: true
    default: false
    }
  }
}
