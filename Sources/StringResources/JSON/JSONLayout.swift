import Platform

/// The text between the strings of a localization, as Xcode lays it out.
///
///     "de" : {
///       "stringUnit" : {
///         "state" : "translated",
///         "value" : "Guten Tag"
///       }
///     }
///
/// Nearly all that a catalog consists of is this, so that it is read as three pieces that are
/// compared with the file's bytes, and two strings. Scripts that write catalogs mostly differ from
/// Xcode in the space before the colon alone.
final class JSONLayout: Sendable {
  /// A piece of text that ends in another line than it begins.
  struct Text: Sendable {
    let bytes: [UInt8]
    let lineEnds: Int
    let lengthOfLastLine: Int

    init(_ lines: [String]) {
      bytes = Array(lines.joined(separator: "\n").utf8)
      lineEnds = lines.count - 1
      lengthOfLastLine = lines.last?.utf8.count ?? 0
    }
  }

  /// The strings of a unit.
  struct Unit {
    var state: JSONReader.Literal
    var value: JSONReader.Literal
  }

  /// The bytes in front of a language, but for the comma behind the one before it.
  let margin: Text
  /// From behind a language to the state.
  let localizationStart: Text
  /// From behind the colon of `"stringUnit" :` to the state.
  let unitStart: Text
  /// From behind the state to the text.
  let middle: Text
  /// From behind the text to the end of the unit.
  let unitEnd: Text
  /// From behind the text to the end of the localization.
  let localizationEnd: Text

  /// Makes the layout of a unit whose name is indented by some steps.
  private init(depth: Int, colon: String) {
    let margin = String(repeating: "  ", count: depth)
    let outerMargin = String(margin.dropLast(2))
    self.margin = Text(["", outerMargin])
    unitStart = Text([" {", margin + "  \"state\"\(colon)"])
    localizationStart = Text(
      ["\(colon){", margin + "\"stringUnit\"\(colon){", margin + "  \"state\"\(colon)"]
    )
    middle = Text([",", margin + "  \"value\"\(colon)"])
    unitEnd = Text(["", margin + "}"])
    localizationEnd = Text(["", margin + "}", outerMargin + "}"])
  }

  /// The layouts of a file by the depth of the unit's name; deeper ones are hardly ever written.
  static func byDepth(in bytes: [UInt8]) -> [JSONLayout] {
    let colon = bytes.offset(of: 0x3A, in: 0..<bytes.count)
    return colon > 0 && bytes[colon - 1] == "\"" ? withoutSpace : xcode
  }

  /// The depth of the name of a unit that is all of a localization.
  static let depthInLocalization = 5

  private static let xcode = (0..<16).map { JSONLayout(depth: $0, colon: " : ") }
  private static let withoutSpace = (0..<16).map { JSONLayout(depth: $0, colon: ": ") }
}
