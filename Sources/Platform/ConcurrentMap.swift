import Dispatch

extension Array where Element: Sendable {
  /// Returns the results of `transform` in the elements' order, computed on `jobs` threads.
  ///
  /// The elements are handed out a few at a time and in the end one by one, so that long and short work
  /// balances itself and threads seldom wait for each other to be given some. With one
  /// job everything happens on the caller's thread.
  package func concurrentMap<Result: Sendable>(
    jobs: Int,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let jobs = threadCount(for: jobs)
    guard jobs > 1, count > 1 else { return map(transform) }
    return unsafe [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each index is taken by exactly one thread, which initialises that slot and no other.
      nonisolated(unsafe) let slots = unsafe buffer
      let next = Locked(0)
      let caller = ThreadPlacement()
      DispatchQueue.concurrentPerform(iterations: Swift.min(jobs, count)) { _ in
        caller.leaveParentsProcessor()
        ProcessMemory.askForLargePages()
        while true {
          let share = next.withLock { next in
            let rest = count - next
            let size = Swift.min(rest, 16, Swift.max(1, rest / (8 * jobs)))
            defer { next += size }
            return next..<next + size
          }
          if share.isEmpty { return }
          for index in share {
            unsafe slots.initializeElement(at: index, to: transform(self[index]))
          }
        }
      }
      initializedCount = count
    }
  }
}

/// A value that another thread makes while its user does something else.
package final class Future<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let isTaken = Locked(false)
  private let made = Locked<Value?>(nil)
  private let signal = Signal()

  /// Starts to compute the value; with one job only on first access.
  package init(jobs: Int, _ make: @escaping @Sendable () -> Value) {
    self.make = make
    guard threadCount(for: jobs) > 1 else { return }
    let caller = ThreadPlacement()
    DispatchQueue.global().async {
      caller.leaveParentsProcessor()
      self.run()
    }
  }

  /// The value, computed by the caller if no thread has begun to.
  package var value: Value { answer { $0 } }

  /// Hands the value over to its only user, who can change it in place then.
  package func take() -> Value { answer { $0.take() } }

  private func answer(_ get: (inout Value?) -> Value?) -> Value {
    run()
    signal.wait()
    // For who asks next.
    defer { signal.ring() }
    guard let value = made.withLock(get) else { preconditionFailure("It has been handed over") }
    return value
  }

  private func run() {
    let isOthers = isTaken.withLock { isTaken in
      defer { isTaken = true }
      return isTaken
    }
    if isOthers { return }
    // Kept nowhere else, so that who takes it is the only one who has it.
    made.withLock { $0 = make() }
    signal.ring()
  }
}

/// Frees a large value on another thread; with one job, at once.
package func deallocateInBackground<Value: Sendable>(_ value: consuming Value, jobs: Int) {
  guard threadCount(for: jobs) > 1 else { return }
  DispatchQueue.global().async { [value] in withExtendedLifetime(value) {} }
}
