import Platform
import Testing

struct WorkerTests {
  /// The processors that the calling thread may run on, as Linux tells; nothing elsewhere.
  private static func processors() -> String {
    let status = try? LocalFile("/proc/thread-self/status").contents()
    return String(decoding: status ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("Cpus_allowed:") }.joined()
  }

  @Test func `Threads that were moved apart may run anywhere afterwards`() {
    makeWorker(jobs: 4)
    let own = Self.processors()
    // Often enough that threads begin on their caller's processor.
    let others = Set(
      (0..<64).flatMap { _ in
        Array(0..<4).concurrentMap(jobs: 4) { _ in Self.processors() }
      }
    )
    let future = Future(jobs: 4) { Self.processors() }
    #expect(others == [own])
    #expect(future.value == own)
  }

  @Test func `No thread is made where one may work`() {
    makeWorker(jobs: 1)
    let caller = Self.name()
    #expect(Array(0..<64).concurrentMap(jobs: 1) { _ in Self.name() }.allSatisfy { $0 == caller })
  }

  private static func name() -> String {
    let status = try? LocalFile("/proc/thread-self/status").contents()
    return String(decoding: status ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("Pid:") }.joined()
  }
}
