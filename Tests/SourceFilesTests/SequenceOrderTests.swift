@testable import SourceFiles
import TestSupport
import Testing

@Suite struct SequenceOrderTests {
  @Test(arguments: 0...40)
  func `elements are ordered by a part, and stay as they stood where it is the same`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let elements = (0..<count).map { (rank: Int.random(in: 0..<8, using: &random), place: $0) }
    let ordered = elements.ordered(by: \.rank)
    #expect(ordered.map(\.place).sorted() == Array(0..<count))
    #expect(zip(ordered, ordered.dropFirst()).allSatisfy(<))
  }
}
