import LocalizationModel
import Testing

@Suite struct WantedLiteralsTests {
  @Test func `a literal is wanted by its whole hash, not by the bits that are looked at first`() {
    let (hash, twin) = (LiteralHash(rawValue: 7), LiteralHash(rawValue: 7 | 1 << 40))
    let wanted = WantedLiterals([hash])
    #expect(wanted.found(among: [twin, hash, LiteralHash(rawValue: 8), hash]) == [hash, hash])
    #expect(WantedLiterals([]).found(among: [hash]).isEmpty)
  }
}
