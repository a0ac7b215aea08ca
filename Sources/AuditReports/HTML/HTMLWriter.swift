package import TextFormats

/// Writes HTML in which every text is escaped.
package struct HTMLWriter {
  private var bytes = Array("<!doctype html>\n".utf8)

  /// Writes an element; `content` writes what stands in it.
  package mutating func element(
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
  package mutating func element(
    _ name: String,
    _ attributes: KeyValuePairs<String, String> = [:],
    text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element that never has content, such as `meta`.
  package mutating func emptyElement(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    writeTag(name, attributes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a text; control characters are made visible.
  package mutating func text(_ text: String) {
    bytes += text.markupEscaped.utf8
  }

  /// Writes what is already HTML, CSS or JavaScript.
  package mutating func markup(_ markup: StaticString) {
    bytes += markup.description.utf8
  }

  package mutating func markup(bytes markup: [UInt8]) {
    bytes += markup
  }

  /// Makes a page that loads nothing, whatever stands in it.
  ///
  /// - Parameters:
  ///   - title: The title of its window.
  ///   - styles: Style sheets beside the one that all pages have in common.
  ///   - hasScripts: Whether it has scripts of its own.
  ///   - content: Writes the content of its body.
  /// - Returns: The page as it is written to a file.
  package static func page(
    title: String,
    styles: [[UInt8]],
    hasScripts: Bool = false,
    _ content: (inout HTMLWriter) -> Void
  ) -> VisibleText {
    var html = HTMLWriter()
    html.element("html", ["lang": "en"]) { html in
      html.element("head") { html in
        html.metaElements(scripts: hasScripts)
        html.element("title", text: title)
        html.element("style") { html in
          for style in [PackageResources.base_css] + styles { html.markup(bytes: style) }
        }
      }
      html.element("body", [:], content)
    }
    return VisibleText(encoded: html.bytes + [UInt8(ascii: "\n")])
  }

  private mutating func metaElements(scripts: Bool) {
    emptyElement("meta", ["charset": "utf-8"])
    let scriptSource = scripts ? "script-src 'unsafe-inline'; " : ""
    emptyElement(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src 'unsafe-inline'; \(scriptSource)"
          + "img-src data:; base-uri 'none'; form-action 'none'",
      ]
    )
    emptyElement("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    emptyElement("meta", ["name": "color-scheme", "content": "light dark"])
  }

  /// Writes a script element with data, which must not contain `<`.
  package mutating func data(id: String, _ json: [UInt8]) {
    writeTag("script", ["type": "application/json", "id": id])
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
