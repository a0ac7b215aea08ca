#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How this process takes memory from the system.
package enum ProcessMemory {
  /// Takes memory in large pieces from now on, and in large pages where the system has them: for a
  /// process that does one thing and ends, and frees little before.
  ///
  /// Only glibc gets this setting, and it may not be there. Page by page, a scan that fills 50 MiB
  /// spends an eighth of its time in the system's answers to first touches, and with it the threads
  /// wait for each other, for they share one map of pages.
  ///
  /// - Returns: Whether pieces are large now; where the process may have little memory they stay small.
  @discardableResult
  package static func takeLargePieces() -> Bool {
    #if !canImport(Darwin)
      // What is taken ahead counts against the limits, and nothing is left for threads' stacks then.
      let isLimited = [RLIMIT_AS, RLIMIT_DATA].contains { limit(of: $0) < .max }
      // What <malloc.h> declares, which no module has.
      typealias Option = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
      guard !isLimited, let setOption = function("mallopt", as: Option.self) else {
        return false
      }
      // M_TOP_PAD, what is taken beyond what is requested: all of a thread's heap at once, which
      // would grow by single pages otherwise. M_MMAP_THRESHOLD, from where on pieces are taken by
      // themselves: half of it, which is the most that glibc takes.
      let isSet = setOption(-2, heapSize) == 1 && setOption(-3, heapSize / 2) == 1
      isTaken.withLock { $0 = isSet }
      askForLargePages()
      return isSet
    #else
      return false
    #endif
  }

  #if !canImport(Darwin)
    /// The size of a thread's heap, which begins at a multiple of it.
    private static let heapSize: Int32 = 64 << 20

    /// Whether pieces are large.
    private static let isTaken = Locked(false)
  #endif

  /// Asks for large pages where this thread's memory comes from; a thread calls it when it begins.
  static func askForLargePages() {
    #if !canImport(Darwin)
      guard isTaken.withLock({ $0 }) else { return }
      // More than a thread has in its own store, which others may have filled.
      let piece = unsafe malloc(4096)
      defer { unsafe free(piece) }
      let address = UInt(bitPattern: piece)
      let top = UInt(bitPattern: unsafe sbrk(0))
      // The main thread's memory ends at the program's break, all other heaps are far above it.
      let isMain = address < top
      let start = address & ~UInt(isMain ? getpagesize() - 1 : heapSize - 1)
      let size = isMain ? Int(top - start) : Int(heapSize)
      // Where that is refused, pages stay small.
      _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), size, MADV_HUGEPAGE)
    #endif
  }
}
