import LocalizationModel
import SourceFiles

/// Writes XLIFF 2.0, with what is known of each text in notes.
struct XLIFF20Writer {
  private var text = ""

  static func bytes(of document: ExchangeDocument, by _: ExchangeTool) -> [UInt8] {
    var writer = XLIFF20Writer()
    writer.write(document)
    return Array(writer.text.utf8)
  }

  static let namespace = "urn:oasis:names:tc:xliff:document:2.0"
  /// Stands in front of our own words for states, which the standard has no words for.
  static let statePrefix = "l10nscan:"

  private mutating func write(_ document: ExchangeDocument) {
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="\(Self.namespace)" version="2.0" \
      srcLang="\(XLIFFText.value(document.source.id))" \
      trgLang="\(XLIFFText.value(document.target.id))">

      """
    for (index, file) in document.files.enumerated() {
      text += "  <file id=\"f\(index + 1)\" original=\"\(XLIFFText.value(file.original))\">\n"
      for (number, unit) in file.units.enumerated() { write(unit, number: number + 1) }
      text += "  </file>\n"
    }
    text += "</xliff>\n"
  }

  private mutating func write(_ unit: ExchangeUnit, number: Int) {
    let isFixed = unit.isTranslatable ? "" : " translate=\"no\""
    text += "    <unit id=\"u\(number)\" name=\"\(XLIFFText.value(unit.id))\"\(isFixed)>\n"
    let notes = Self.notes(of: unit)
    if !notes.isEmpty {
      text += "      <notes>\n"
      for (category, note) in notes {
        text += "        <note category=\"\(XLIFFText.value(category))\">"
        text += XLIFFText.content(note) + "</note>\n"
      }
      text += "      </notes>\n"
    }
    text += "      <segment\(Self.attributes(of: unit.target))>\n"
    write("source", unit.source ?? unit.id)
    if let target = unit.target { write("target", target.text) }
    text += "      </segment>\n    </unit>\n"
  }

  private static func notes(of unit: ExchangeUnit) -> [(category: String, text: String)] {
    let category = unit.isNoteGenerated ? "auto-generated" : "comment"
    let comment = unit.note.flatMap { $0.isEmpty ? nil : (category, $0) }
    let uses = unit.context.uses.map { ("location", $0) }
    let limit = unit.context.limit.map { ("max-length", String($0)) }
    let others = unit.context.others.ordered(by: \.key).map { ("text-\($0.key)", $0.value) }
    return [comment, limit].compactMap(\.self) + uses + others
  }

  private mutating func write(_ name: String, _ content: String) {
    let start = "        <\(name) xml:space=\"preserve\""
    text += content.isEmpty ? start + "/>\n" : start + ">\(XLIFFText.content(content))</\(name)>\n"
  }

  private static func attributes(of target: ExchangeTarget?) -> String {
    switch target?.state {
    // Tools that only add a text leave the state alone, and 'initial' beside a text means that a person
    // is to look at it again.
    case nil, .unstated?: ""
    case .translated?: " state=\"translated\""
    case .machineTranslated?:
      " state=\"translated\" subState=\"\(statePrefix)\(ExchangeState.machineWord)\""
    case .unfinished(let word)?:
      " state=\"initial\" subState=\"\(statePrefix)\(XLIFFText.value(word))\""
    }
  }
}
