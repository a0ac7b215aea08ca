import SourceFiles

extension String {
  /// The text on one line, with escapes for whatever would steer the display instead of showing.
  ///
  /// A line feed becomes `\n`, an escape character `\u{1B}`: no text of a project can command the
  /// terminal, forge a line of output, or reorder what stands beside it.
  var visible: String {
    guard unicodeScalars.contains(where: \.isControlOfText) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isControlOfText {
        text += scalar.escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

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
  var markupEscaped: String {
    visible.escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: nil
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
