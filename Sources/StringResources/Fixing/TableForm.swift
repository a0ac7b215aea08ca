import SourceFiles

/// How a table's file spells its texts.
enum TableForm {
  case json
  case xml
  case oldStyle

  /// Returns the form of a file; `text` must be text.
  init(of text: SourceText) {
    if ["json", "xcstrings"].contains(text.path.fileExtension) {
      self = .json
    } else {
      self = text.isXML ? .xml : .oldStyle
    }
  }

  /// Returns the literal that stands for a text.
  func literal(_ text: String) -> [UInt8] {
    switch self {
    case .json:
      var writer = CatalogWriter()
      writer.write(text)
      return writer.bytes
    case .xml: return XMLElement.bytes("string", text)
    case .oldStyle: return OldStyleWriter.literal(text)
    }
  }
}
