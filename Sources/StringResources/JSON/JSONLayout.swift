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
/// compared with the file's bytes, and two strings.
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

    fileprivate init(_ bytes: [UInt8], _ lineEnds: Int, _ lengthOfLastLine: Int) {
      (self.bytes, self.lineEnds, self.lengthOfLastLine) = (bytes, lineEnds, lengthOfLastLine)
    }
  }

  /// The strings of a unit.
  struct Unit {
    var state: JSONReader.Literal
    var value: JSONReader.Literal
  }

  /// The strings of a localization.
  struct Localization {
    var language: JSONReader.Literal
    var text: Unit
  }

  /// All that stands in front of a finished text in a certain language.
  final class Beginning: Sendable {
    /// The same where the language is the first one, and where another one precedes it.
    let first: Text
    let next: Text
    /// The length of the language with its quotation marks.
    let nameLength: Int

    fileprivate init(_ layout: JSONLayout, _ name: ArraySlice<UInt8>) {
      let state = Array("\"translated\"".utf8)
      let rest = layout.localizationStart.bytes + state + layout.middle.bytes
      let lineEnds = 1 + layout.localizationStart.lineEnds + layout.middle.lineEnds
      let lastLine = layout.middle.lengthOfLastLine
      first = Text(layout.firstName.bytes + name + rest, lineEnds, lastLine)
      next = Text(layout.nextName.bytes + name + rest, lineEnds, lastLine)
      nameLength = name.count
    }
  }

  /// Returns what stands in front of a finished text in a language, which a literal spells.
  func beginning(_ name: ArraySlice<UInt8>) -> Beginning { Beginning(self, name) }

  /// What stands in front of the first language, and of the others.
  let firstName: Text
  let nextName: Text
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
  private init(depth: Int) {
    let margin = String(repeating: "  ", count: depth)
    let outerMargin = String(margin.dropLast(2))
    firstName = Text(["", outerMargin])
    nextName = Text([",", outerMargin])
    unitStart = Text([" {", margin + "  \"state\" : "])
    localizationStart = Text([" : {", margin + "\"stringUnit\" : {", margin + "  \"state\" : "])
    middle = Text([",", margin + "  \"value\" : "])
    unitEnd = Text(["", margin + "}"])
    localizationEnd = Text(["", margin + "}", outerMargin + "}"])
  }

  /// The layouts by the depth of the unit's name; deeper ones are hardly ever written.
  static let byDepth = (0..<16).map(JSONLayout.init)

  /// The layout of a localization that is a unit and no more.
  static let localization = byDepth[5]
}
