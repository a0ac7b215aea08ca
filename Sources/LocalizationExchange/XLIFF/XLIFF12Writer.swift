import LocalizationModel

/// Writes XLIFF 1.2 as Xcode does.
struct XLIFF12Writer {
  private var text = ""
  private let document: ExchangeDocument
  private let tool: ExchangeTool

  static func bytes(of document: ExchangeDocument, by tool: ExchangeTool) -> [UInt8] {
    var writer = XLIFF12Writer(document: document, tool: tool)
    writer.write()
    return Array(writer.text.utf8)
  }

  private init(document: ExchangeDocument, tool: ExchangeTool) {
    (self.document, self.tool) = (document, tool)
  }

  static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  private mutating func write() {
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="\(Self.namespace)" \
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
      xsi:schemaLocation="\(Self.namespace) \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """
    for file in document.files { write(file) }
    text += "</xliff>\n"
  }

  private mutating func write(_ file: ExchangeFile) {
    text += """
        <file original="\(XLIFFText.value(file.original))" \
      source-language="\(XLIFFText.value((file.source ?? document.source).id))" \
      target-language="\(XLIFFText.value((file.target ?? document.target).id))" \
      datatype="plaintext">
          <header>
            <tool tool-id="\(tool.id)" tool-name="\(tool.name)" \
      tool-version="\(XLIFFText.value(tool.version))"/>
          </header>
          <body>

      """
    for unit in file.units { write(unit) }
    text += "    </body>\n  </file>\n"
  }

  private mutating func write(_ unit: ExchangeUnit) {
    let isFixed = unit.isTranslatable ? "" : " translate=\"no\""
    text +=
      "      <trans-unit id=\"\(XLIFFText.value(unit.id))\"\(isFixed) xml:space=\"preserve\">\n"
    write("source", unit.source ?? unit.id)
    if let target = unit.target { write("target", target.text, Self.attributes(of: target.state)) }
    write("note", unit.note ?? "", unit.isNoteGenerated ? " from=\"auto-generated\"" : "")
    text += "      </trans-unit>\n"
  }

  private mutating func write(_ name: String, _ content: String, _ attributes: String = "") {
    let start = "        <\(name)\(attributes)"
    text += content.isEmpty ? start + "/>\n" : start + ">\(XLIFFText.content(content))</\(name)>\n"
  }

  private static func attributes(of state: ExchangeState) -> String {
    switch state {
    case .unstated: ""
    case .translated: " state=\"translated\""
    case .machineTranslated: " state=\"translated\" state-qualifier=\"leveraged-mt\""
    case .unfinished(let word): " state=\"\(XLIFFText.value(word))\""
    }
  }
}
