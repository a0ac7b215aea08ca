import SourceFiles
import Testing

@Suite struct ControlCharactersTests {
  /// Format characters that have a shape, or give one to what stands beside them: joiners, signs of
  /// Arabic, Syriac, Kaithi, Mongolian and Egyptian, shorthand and musical notation.
  private static let shapes: [ClosedRange<UInt32>] = [
    0x200C...0x200D, 0x0600...0x0605, 0x06DD...0x06DD, 0x070F...0x070F, 0x0890...0x0891,
    0x08E2...0x08E2, 0x180E...0x180E, 0x110BD...0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3,
    0x1D173...0x1D17A,
  ]
  /// Unassigned, the byte order mark's mirror image, and no character.
  private static let others: [ClosedRange<UInt32>] = [
    0x2065...0x2065, 0xFFFE...0xFFFF, 0xE0000...0xE007F,
  ]

  @Test func `the characters that steer the display are those of Unicode's categories`() {
    let scalars = (UInt32(0)...0x10FFFF).compactMap { Unicode.Scalar($0) }
    let controls = scalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      case .format: !Self.shapes.contains { $0.contains(scalar.value) }
      default: Self.others.contains { $0.contains(scalar.value) }
      }
    }
    #expect(scalars.filter(\.isControlOfText) == controls)
  }
}
