import Testing

@testable import SwiftSource

@Suite struct PairedTokensTests {
  private func list(_ text: String) -> TokenList {
    let bytes = Array(text.utf8)
    return TokenList(bytes, .swift, in: 0..<bytes.count)
  }

  @Test(
    arguments: [
      ("(a[b]{c})", [0: 8, 2: 4, 5: 7], nil), ("(])", [0: 2], 1), ("([)]", [0: 2, 1: 2], 1),
      ("{(}", [0: 2, 1: 2], 1), ("((", [0: 2, 1: 2], 0), ("])}", [:], 0),
      ("({[(}", [0: 5, 1: 4, 2: 4, 3: 4], 2), ("(]{])})", [0: 4, 2: 4], 1),
    ] as [(String, [Int: Int], Int?)]
  )
  func `a bracket ends at the next one of its kind, and those opened since with it`(
    text: String,
    partners: [Int: Int],
    unpaired: Int?
  ) {
    let list = list(text)
    for (index, partner) in partners { #expect(list.partner(of: index) == partner) }
    #expect(list.firstUnpaired == unpaired)
  }

  @Test func `a bracket that closes nothing is not looked for among all that are open`() {
    // Were it, this would take ten thousand million steps.
    let count = 100_000
    let text = String(repeating: "(", count: count) + String(repeating: "]", count: count)
    #expect(list(text).firstUnpaired == count)
  }
}
