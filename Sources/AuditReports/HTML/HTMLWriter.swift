/// Writes HTML in which every text is escaped.
struct HTMLWriter {
  private(set) var bytes = Array("<!doctype html>\n".utf8)

  /// Writes an element; `content` writes what stands in it.
  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    _ content: (inout HTMLWriter) -> Void
  ) {
    writeTag(name, attributes)
    content(&self)
    bytes += "</\(name)>".utf8
    if Self.blocks.contains(name) { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Writes an element that holds a text.
  mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element that never has content, such as `meta`.
  mutating func emptyElement(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    writeTag(name, attributes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a text; control characters are made visible.
  mutating func text(_ text: String) {
    bytes += text.markupEscaped.utf8
  }

  /// Writes what is already HTML, CSS or JavaScript.
  mutating func markup(_ markup: String) {
    bytes += markup.utf8
  }

  mutating func markup(bytes markup: [UInt8]) {
    bytes += markup
  }

  /// Writes a script element with data, which must not contain `<`.
  mutating func data(id: String, _ json: [UInt8]) {
    markup("<script type=\"application/json\" id=\"\(id)\">")
    bytes += json
    markup("</script>\n")
  }

  private mutating func writeTag(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    bytes += "<\(name)".utf8
    for (name, value) in attributes {
      bytes += (value.isEmpty ? " \(name)" : " \(name)=\"\(value.markupEscaped)\"").utf8
    }
    bytes.append(UInt8(ascii: ">"))
  }

  /// After these a line ends, for those who read the source.
  private static let blocks: Set<String> = [
    "head", "title", "style", "body", "header", "nav", "main", "section", "div", "h1", "h2", "p",
    "ul", "li", "table", "thead", "tbody", "tr", "footer", "noscript", "dl", "aside", "form",
  ]
}
