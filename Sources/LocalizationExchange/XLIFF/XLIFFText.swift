import TextFormats

/// Text as XML holds it.
enum XLIFFText {
  /// Whether a document can hold a text as it is.
  static func canHold(_ text: String) -> Bool {
    !text.unicodeScalars.contains(where: \.isForbiddenInXML)
  }

  /// Returns the content of an element.
  static func content(_ text: String) -> String {
    escape(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  /// Returns the value of an attribute, between quotation marks.
  static func value(_ text: String) -> String {
    escape(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t": "&#9;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  private static func escape(
    _ text: String,
    _ entity: (Unicode.Scalar) -> String?
  ) -> String {
    let text = text.spelledForXML
    guard text.unicodeScalars.contains(where: { entity($0) != nil }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let entity = entity(scalar) {
        result += entity
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
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
