import Dispatch

#if !canImport(Darwin)
  import Synchronization
#endif

/// A value that one thread at a time reads and changes: the program's only lock.
package final class Locked<Value: Sendable>: Sendable {
  // Nearly all locks are held for less than it takes to wake a thread, and a mutex tries for a while
  // before it sleeps; on macOS it needs version 15. One of a value's own type would be generic, with
  // tables of functions on the way to the value.
  #if canImport(Darwin)
    private let semaphore = DispatchSemaphore(value: 1)
  #else
    private let mutex = Mutex(())
  #endif
  nonisolated(unsafe) private var value: Value

  package init(_ value: Value) {
    unsafe self.value = value
  }

  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    #if canImport(Darwin)
      semaphore.wait()
      defer { semaphore.signal() }
      return unsafe body(&value)
    #else
      mutex.withLock { _ in unsafe body(&value) }
    #endif
  }
}

/// Wakes one waiting thread.
package final class Signal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  package init() {}

  package func ring() { semaphore.signal() }

  /// Waits for a ring, or returns if one came since the last time.
  package func wait() { semaphore.wait() }

  /// Waits as long as that, and returns whether a ring came.
  package func wait(milliseconds: Int) -> Bool {
    semaphore.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }
}
