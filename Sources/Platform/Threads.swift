import Dispatch

#if canImport(Darwin)
  import Darwin
  import Foundation
#else
  import Glibc
#endif

/// Starts a thread with as much room for calls within each other as the main thread has.
package func startThread(_ body: @escaping @Sendable () -> Void) {
  // Threads have half a megabyte on macOS, and on Linux what a limit of the shell says.
  let room = 8 << 20
  #if canImport(Darwin)
    let thread = Thread(block: body)
    thread.stackSize = room
    thread.start()
  #else
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, room)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let start = unsafe Unmanaged.passRetained(ThreadBody(run: body)).toOpaque()
    let failure = unsafe pthread_create(&thread, &attributes, runBody, start)
    precondition(failure == 0, "No thread can be started")
  #endif
}

#if !canImport(Darwin)
  private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  private func runBody(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let start = unsafe start {
      unsafe Unmanaged<ThreadBody>.fromOpaque(start).takeRetainedValue().run()
    }
    return nil
  }
#endif

#if !canImport(Darwin)
  /// A function of the C library that no module declares; nil where it has none of that name.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    unsafe dlsym(nil, name).map { unsafe unsafeBitCast($0, to: type) }
  }
#endif

/// A thread that has others work beside it, and where it runs.
struct ThreadPlacement: Sendable {
  #if !canImport(Darwin)
    private let thread = pthread_self()
    private let processor = Self.currentProcessor()
  #endif

  /// Moves the calling thread to another processor if it is about to share one with its caller.
  ///
  /// Linux makes and wakes a thread on the processor of the one that starts it, where it believes
  /// that the others are busy, and finds out at a tick: the first 15 ms of a scan went by with two
  /// threads that took turns beside an idle processor. Afterwards a thread may run anywhere again.
  func leaveParentsProcessor() {
    #if !canImport(Darwin)
      guard let processor, processor >= 0, pthread_equal(thread, pthread_self()) == 0,
        processor == Self.currentProcessor(), let getMask = unsafe Self.getMask,
        let setMask = unsafe Self.setMask
      else { return }
      // A bit for each of 1,024 processors; where there are more, the system refuses.
      var mask = [UInt64](repeating: 0, count: 16)
      let size = mask.count * 8
      guard unsafe getMask(0, size, &mask) == 0 else { return }
      var others = mask
      others[Int(processor) / 64] &= ~(1 << UInt64(processor % 64))
      guard others.contains(where: { $0 != 0 }) else { return }
      // Where that is refused, the thread stays where it is.
      if unsafe setMask(0, size, &others) == 0 { _ = unsafe setMask(0, size, &mask) }
    #endif
  }

  #if !canImport(Darwin)
    // What <sched.h> declares for GNU alone, which no module has.
    private typealias Number = @convention(c) () -> Int32
    private typealias Mask = @convention(c) (Int32, Int, UnsafeMutablePointer<UInt64>) -> Int32

    private static let number = function("sched_getcpu", as: Number.self)
    private static let getMask = unsafe function("sched_getaffinity", as: Mask.self)
    private static let setMask = unsafe function("sched_setaffinity", as: Mask.self)

    private static func currentProcessor() -> Int32? { number?() }
  #endif
}

/// How many threads may work at once where so many are wanted.
///
/// Only one where few files may be open at once: Dispatch needs some to have threads at all, and each
/// thread has one.
func threadCount(for jobs: Int) -> Int { Swift.min(jobs, openFileLimit - 16) }

/// Has a thread made before there is work for it, and moved out of this one's way.
package func makeWorker(jobs: Int) {
  guard threadCount(for: jobs) > 1 else { return }
  let caller = ThreadPlacement()
  let signal = Signal()
  DispatchQueue.global().async {
    caller.leaveParentsProcessor()
    signal.ring()
  }
  // It is there after .2 ms, or the system has none to give.
  _ = signal.wait(milliseconds: 4)
}

/// The number of processors that are at work in this machine.
package var processorCount: Int { Swift.max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// How many files this process may have open at once.
private let openFileLimit = limit(of: RLIMIT_NOFILE)

#if canImport(Darwin)
  typealias LimitedResource = Int32
#else
  typealias LimitedResource = __rlimit_resource
#endif

/// Returns how much of something this process may have; the largest number where there is no limit.
func limit(of resource: LimitedResource) -> Int {
  var limit = rlimit()
  #if canImport(Darwin)
    let hasLimit = unsafe getrlimit(resource, &limit) == 0
  #else
    let hasLimit = unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
  #endif
  return hasLimit ? Int(clamping: limit.rlim_cur) : .max
}
