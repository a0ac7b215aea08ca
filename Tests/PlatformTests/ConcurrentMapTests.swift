import Platform
import Testing

@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 3, 1_000], [0, 1, 2, 8, 5_000])
  func `Every element is transformed once, and the order stays`(count: Int, jobs: Int) {
    let result = Array(0..<count).concurrentMap(jobs: jobs) { "\($0)" }
    #expect(result == (0..<count).map { "\($0)" })
  }

  @Test func `Long and short work may stand in any order`() {
    let result = Array(0..<64).concurrentMap(jobs: 8) { element in
      (0..<(element % 7 == 0 ? 20_000 : 1)).reduce(element) { sum, _ in sum &* 31 &+ 7 } == 0
        ? -1 : element
    }
    #expect(result == Array(0..<64))
  }

  @Test func `A map inside a map ends`() {
    let result = Array(0..<8).concurrentMap(jobs: 4) { row in
      Array(0..<8).concurrentMap(jobs: 4) { row * 8 + $0 }
    }
    #expect(result.flatMap { $0 } == Array(0..<64))
  }

  @Test(arguments: [1, 2, 3, 8])
  func `No more threads work than are asked for`(jobs: Int) {
    let busy = Locked((now: 0, most: 0))
    _ = Array(0..<200).concurrentMap(jobs: jobs) { element in
      busy.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      let sum = (0..<2_000).reduce(element) { $0 &* 31 &+ $1 }
      busy.withLock { $0.now -= 1 }
      return sum
    }
    #expect((1...jobs).contains(busy.withLock { $0.most }))
  }

  @Test func `The machine has a processor`() {
    #expect(processorCount >= 1)
  }
}
