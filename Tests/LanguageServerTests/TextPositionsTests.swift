import Testing

@testable import LanguageServer

@Suite struct TextPositionsTests {
  private let text = TextPositions(Array("a🙂b\r\né\rcd\n\n".utf8))

  /// Offsets and their positions in the three encodings, as `line:character`.
  @Test(arguments: [
    (0, "0:0 0:0 0:0"), (1, "0:1 0:1 0:1"), (5, "0:5 0:3 0:2"), (6, "0:6 0:4 0:3"),
    (8, "1:0 1:0 1:0"), (10, "1:2 1:1 1:1"), (11, "2:0 2:0 2:0"), (13, "2:2 2:2 2:2"),
    (14, "3:0 3:0 3:0"), (15, "4:0 4:0 4:0"),
  ])
  func `offsets have positions and positions have offsets`(offset: Int, positions: String) {
    let encodings: [PositionEncoding] = [.utf8, .utf16, .utf32]
    let found = encodings.map { text.position(of: offset, in: $0) }
    #expect(found.map { "\($0.line):\($0.character)" }.joined(separator: " ") == positions)
    for (encoding, position) in zip(encodings, found) {
      #expect(text.offset(of: position, in: encoding) == offset)
    }
  }

  @Test(arguments: [
    ("behind the end of a line", 0, 99, 6), ("within a character", 0, 2, 1),
    ("behind the last line", 9, 0, 15), ("before the text", -1, 4, 0), ("before a line", 1, -3, 8),
    ("behind the end of an empty line", 3, 5, 14),
  ])
  func `positions that are nowhere are clamped`(
    name: String,
    line: Int,
    character: Int,
    offset: Int
  ) {
    let position = Position(line: line, character: character)
    #expect(text.offset(of: position, in: .utf16) == offset, "\(name)")
  }

  @Test(
    arguments: [
      ([], .utf16), (["utf-16"], .utf16), (["utf-8", "utf-16"], .utf8), (["utf-32"], .utf32),
      (["utf-32", "utf-16"], .utf16), (["ebcdic"], .utf16),
    ] as [([String], PositionEncoding)]
  )
  func `an encoding is agreed upon`(offered: [String], encoding: PositionEncoding) {
    #expect(PositionEncoding(offered: offered) == encoding)
  }
}
