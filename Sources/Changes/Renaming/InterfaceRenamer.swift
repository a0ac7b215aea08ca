import SourceFiles
import TextFormats

/// Writes another text in the place of keys that storyboards and xibs hold.
struct InterfaceRenamer {
  private let name: String

  init(_ rename: KeyRename) { name = rename.new }

  /// Returns the bytes of a text with what stands at the places of keys changed.
  func renaming(_ text: SourceText, at places: [Range<Int>]) -> [UInt8] {
    let element = XMLText.encode(name)
    // In quotes of either kind, where line ends and tabs would be read as spaces.
    let attribute = XMLText.encode(name, "\"'\n\t")
    var result: [UInt8] = []
    var end = 0
    for place in places.ordered(by: \.lowerBound) {
      let isInQuotes = text.bytes[..<place.lowerBound].last != UInt8(ascii: ">")
      result += text.bytes[end..<place.lowerBound] + (isInQuotes ? attribute : element).utf8
      end = place.upperBound
    }
    return result + text.bytes[end...]
  }
}
