import TextFormats

/// Writes XML of elements with attributes, two spaces deeper for each level.
struct XMLWriter {
  private var bytes = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8) + newline
  private var depth = 0
  var text: VisibleText { VisibleText(encoded: bytes) }

  /// Writes an element; `content` writes what stands in it.
  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String>,
    _ content: (inout XMLWriter) -> Void
  ) {
    startLine()
    writeTag(name, attributes)
    bytes += ">".utf8 + Self.newline
    depth += 1
    content(&self)
    depth -= 1
    startLine()
    bytes += "</\(name)>".utf8 + Self.newline
  }

  /// Writes an element that holds a text, or nothing.
  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String>,
    text: String? = nil
  ) {
    startLine()
    writeTag(name, attributes)
    if let text {
      // The line ends of such a text are its own; all else that XML cannot hold is made visible.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      bytes += ">".utf8
      bytes += lines.map { String($0).markupEscaped }.joined(separator: "\n").utf8
      bytes += "</\(name)>".utf8 + Self.newline
    } else {
      bytes += "/>".utf8 + Self.newline
    }
  }

  private mutating func startLine() {
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func writeTag(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    bytes += "<\(name)".utf8
    for (name, value) in attributes { bytes += #" \#(name)="\#(value.markupEscaped)""#.utf8 }
  }

  private static let newline = [UInt8(ascii: "\n")]
}
