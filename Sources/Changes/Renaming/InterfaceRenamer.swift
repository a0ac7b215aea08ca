import SourceFiles

/// Writes another text in the place of keys that storyboards and xibs hold.
struct InterfaceRenamer {
  private let name: String

  init(_ rename: KeyRename) { name = rename.new }

  /// Returns the bytes of a text with what stands at the places of keys changed.
  func renaming(_ text: SourceText, at places: [Range<Int>]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for place in places.ordered(by: \.lowerBound) {
      let isInQuotes = text.bytes[..<place.lowerBound].last != UInt8(ascii: ">")
      result += text.bytes[end..<place.lowerBound] + (isInQuotes ? attribute : element)
      end = place.upperBound
    }
    return result + text.bytes[end...]
  }

  /// The key as the text of an element.
  private var element: [UInt8] {
    let text = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    return Array(text.replacing(">", with: "&gt;").utf8)
  }

  /// The key as the value of an attribute in quotes of either kind: there line ends and tabs would be
  /// read as spaces.
  private var attribute: [UInt8] {
    let text = String(decoding: element, as: UTF8.self)
      .replacing("\"", with: "&quot;").replacing("'", with: "&apos;")
      .replacing("\n", with: "&#10;").replacing("\t", with: "&#9;")
    return Array(text.utf8)
  }
}
