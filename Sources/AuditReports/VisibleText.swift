import SourceFiles

extension String {
  /// The text on one line, with escapes for whatever would steer the display instead of showing.
  ///
  /// A line feed becomes `\n`, an escape character `\u{1B}`: no text of a project can command the
  /// terminal, forge a line of output, or reorder what stands beside it.
  var visible: String {
    guard unicodeScalars.contains(where: \.isControlOfText) else { return self }
    var text = ""
    for scalar in unicodeScalars { text += scalar.visible }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var visible: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isControlOfText: "\\u{\(String(value, radix: 16, uppercase: true))}"
    default: String(self)
    }
  }
}
