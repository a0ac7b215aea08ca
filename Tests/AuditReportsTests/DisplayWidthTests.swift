import Testing

@testable import AuditReports

/// The columns that a terminal gives texts.
@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("a ~", 3), ("\u{2FF}", 1), ("\u{300}", 0), ("e\u{300}", 1), ("\u{301}e", 1),
    ("\u{20DD}", 0), ("\u{200D}", 0), ("❤", 1), ("❤\u{FE0F}", 2), ("👍🏽", 2), ("🇩🇪", 2),
    ("ｱ", 1), ("漢字", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
  ])
  func `a text takes the columns of its characters`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(
    arguments: [
      0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD,
    ] as [ClosedRange<UInt32>]
  )
  func `a character of a wide block takes two columns`(block: ClosedRange<UInt32>) throws {
    for value in [block.lowerBound, block.upperBound] {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(String(scalar).displayWidth == 2)
    }
  }
}
