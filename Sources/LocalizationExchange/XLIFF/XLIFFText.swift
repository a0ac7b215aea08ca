/// Text as XML holds it.
enum XLIFFText {
  /// Whether a document can hold a text.
  static func canHold(_ text: String) -> Bool {
    !text.unicodeScalars.contains { scalar in
      scalar.value < 0x20 && scalar != "\t" && scalar != "\n" && scalar != "\r"
        || scalar.value == 0xFFFE || scalar.value == 0xFFFF
    }
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
