import TextFormats

/// Text as XML holds it.
enum XLIFFText {
  /// Whether a document can hold a text as it is.
  static func canHold(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: \.isForbiddenInXML)
  }

  /// Returns the content of an element.
  static func content(_ text: String) -> String { XMLText.encode(text.spelledForXML, "\r") }

  /// Returns the value of an attribute, between quotation marks.
  static func value(_ text: String) -> String { XMLText.encode(text.spelledForXML, "\"\t\n\r") }
}

extension String {
  /// The text with escapes, such as `\u{1B}`, for the characters that no XML document can hold.
  package var spelledForXML: String {
    if XLIFFText.canHold(self) { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isForbiddenInXML ? scalar.escape : String(Character(scalar))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isForbiddenInXML: Bool {
    value < 0x20 && self != "\t" && self != "\n" && self != "\r"
      || value == 0xFFFE || value == 0xFFFF
  }
}
