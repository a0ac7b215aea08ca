import Platform
import Testing

@Suite struct FutureTests {
  @Test(arguments: [1, 2])
  func `A value is made once, whoever asks for it and how often`(jobs: Int) {
    let count = Locked(0)
    let future = Future(jobs: jobs) {
      count.withLock {
        $0 += 1; return $0
      }
    }
    #expect([future.value, future.value] == [1, 1])
    #expect(count.withLock { $0 } == 1)
  }

  @Test func `With one job a value is made when somebody asks for it`() {
    let isAsked = Locked(false)
    let future = Future(jobs: 1) { isAsked.withLock { $0 } }
    isAsked.withLock { $0 = true }
    #expect(future.value)
  }

  @Test func `With more jobs a value is made meanwhile`() {
    let signal = Signal()
    _ = Future(jobs: 2) { signal.ring() }
    #expect(signal.wait(milliseconds: 60_000))
  }

  @Test(arguments: [1, 2])
  func `A value that is handed over can be changed in place`(jobs: Int) {
    final class Part: Sendable {}
    var part = Future(jobs: jobs) { Part() }.take()
    #expect(isKnownUniquelyReferenced(&part))
  }
}
