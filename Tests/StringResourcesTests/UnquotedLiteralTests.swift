import LocalizationModel
import SourceFiles
import StringResources
import Testing

@Suite struct UnquotedLiteralTests {
  private let signs = Set("$-./:_".utf8)

  @Test(arguments: 0..<20)
  func `letters, digits and six signs need no quotation marks, wherever they stand`(place: Int)
    throws
  {
    let format = try #require(ResourceFormat.format(of: "a.strings"))
    for byte in UInt8(0x21)...0x7E {
      let letters = [UInt8](repeating: UInt8(ascii: "k"), count: place)
      let name = letters + [byte] + [UInt8](repeating: UInt8(ascii: "z"), count: 24 - place)
      let text = name + Array(" = value;".utf8)
      let table = format.table(from: text, at: "a.strings")
      let character = Character(UnicodeScalar(byte))
      let isUnquoted = character.isLetter || character.isNumber || signs.contains(byte)
      let isRead = table.entries.first.map { Array($0.key.utf8) } == name
      #expect(isRead == isUnquoted, "\(character)")
    }
  }
}
