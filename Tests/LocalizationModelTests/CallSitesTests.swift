import LocalizationModel
import SourceFiles
import Testing

@Suite struct CallSitesTests {
  private func location(_ offset: Int) -> SourceFiles.SourceLocation {
    .init(path: "A.swift", offset: offset, length: 1, line: 1, column: offset + 1)
  }

  private func reference(_ key: String, _ offset: Int, isFinite: Bool = false) -> KeyReference {
    var reference = KeyReference(key: key, routine: "Text", location: location(offset))
    reference.origin = isFinite ? .value : .argument
    return reference
  }

  private func site(_ reason: DynamicSite.Reason, _ offset: Int) -> DynamicSite {
    DynamicSite(pattern: .anything, reason: reason, routine: "Text", location: location(offset))
  }

  @Test func `each call counts once, by the worst that is known of its keys`() {
    let calls = CallSites(
      [
        reference("a", 0), reference("b", 0), reference("c", 1, isFinite: true),
        reference("d", 1), reference("e", 2, isFinite: true), reference("f", 3),
      ],
      [site(.notLiteral, 3), site(.interpolated, 4), site(.notLiteral, 5)]
    )
    #expect(calls.seen == 6)
    #expect(calls.literal == 1)
    #expect(calls.finite == 2)
    #expect(calls.undeterminedCount == 3)
    #expect(calls.reasons.map(\.reason) == ["key is not a string literal", "key is interpolated"])
    #expect(calls.reasons.map(\.count) == [2, 1])
  }
}
