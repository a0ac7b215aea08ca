import SourceFiles
import Testing

@Suite struct ControlCharactersTests {
  @Test func `the characters that steer the display are those of Unicode's categories`() {
    let others: Set<Unicode.Scalar> = ["\u{FEFF}", "\u{FFFE}", "\u{FFFF}"]
    let scalars = (UInt32(0)...0x1FFFF).compactMap { Unicode.Scalar($0) }
    let controls = scalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: scalar.properties.isBidiControl || others.contains(scalar)
      }
    }
    #expect(scalars.filter(\.isControlOfText) == controls)
  }
}
