// The one file with unsafe code: calls into the C library, loads of eight bytes, and the slots that
// threads fill.
//
// opendir/readdir were 3 to 9 times faster than Foundation's enumerators on a tree of 10,000 files;
// reading into an array equals FileManager.contents, and mapping was slower for many small files.

// What differs between the platforms stands here as well.

import Dispatch

#if canImport(Darwin)
  // A part of the system there; elsewhere it would be three quarters of the program.
  import Darwin
  import Foundation
#else
  import Glibc
  import Synchronization
  // The normalization with which Foundation makes its own.
  @_spi(_Unicode) import Swift
#endif

extension FileSystem {
  /// The machine's own files.
  package static let local: FileSystem = {
    var files = FileSystem(
      contents: readFile,
      list: listFolder,
      kind: kindFollowingLinks,
      target: targetOfLinks,
      replace: { path, bytes, expectation throws(FileError) in
        try FileReplacement(of: path, with: bytes, expecting: expectation).run()
      },
      makeFolder: makeFolders,
      discard: removeFile
    )
    files.textOfLink = readLink
    return files
  }()
}

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

/// A bell that one thread waits for and any may ring.
package final class Bell: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  package init() {}

  package func ring() { semaphore.signal() }

  /// Waits until somebody rings, or has rung since the last time.
  package func wait() { semaphore.wait() }

  /// Waits as long as that, and tells whether somebody has rung.
  package func wait(milliseconds: Int) -> Bool {
    semaphore.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
  }
}

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
  private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    unsafe dlsym(nil, name).map { unsafe unsafeBitCast($0, to: type) }
  }
#endif

/// A thread that has others work beside it, and where it runs.
private struct Caller: Sendable {
  #if !canImport(Darwin)
    private let thread = pthread_self()
    private let processor = Self.currentProcessor()
  #endif

  /// Moves the calling thread to another processor if it is about to share one with its caller.
  ///
  /// Linux makes and wakes a thread on the processor of the one that asks for it, where it believes
  /// that the others are busy, and finds out at a tick: the first 15 ms of a scan went by with two
  /// threads that took turns beside an idle processor. Afterwards a thread may run anywhere again.
  func makeRoom() {
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
private func threadCount(for jobs: Int) -> Int { Swift.min(jobs, openFileLimit - 16) }

/// Has a thread made before there is work for it, and moved out of this one's way.
package func makeWorker(jobs: Int) {
  guard threadCount(for: jobs) > 1 else { return }
  let caller = Caller()
  let bell = Bell()
  DispatchQueue.global().async {
    caller.makeRoom()
    bell.ring()
  }
  // It is there after .2 ms, or the system has none to give.
  _ = bell.wait(milliseconds: 4)
}

/// How this process takes memory from the system.
package enum ProcessMemory {
  /// Takes memory in large pieces from now on, and in large pages where the system has them: for a
  /// process that does one thing and ends, and frees little before.
  ///
  /// Only glibc is told, and it may not be there. Page by page, a scan that fills 50 MiB spends an
  /// eighth of its time in the system's answers to first touches, and with it the threads wait for
  /// each other, for they share one map of pages.
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
      // M_TOP_PAD, what is taken beyond what is asked for: all of a thread's heap at once, which would
      // grow by single pages otherwise. M_MMAP_THRESHOLD, from where on pieces are taken by themselves:
      // half of it, which is the most that glibc takes.
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
  fileprivate static func askForLargePages() {
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
      let caller = Caller()
      DispatchQueue.concurrentPerform(iterations: Swift.min(jobs, count)) { _ in
        caller.makeRoom()
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
  private let bell = Bell()

  /// Has the value made; with one job only when somebody asks for it.
  package init(jobs: Int, _ make: @escaping @Sendable () -> Value) {
    self.make = make
    guard threadCount(for: jobs) > 1 else { return }
    let caller = Caller()
    DispatchQueue.global().async {
      caller.makeRoom()
      self.run()
    }
  }

  /// The value, which whoever asks makes if no thread has begun to.
  package var value: Value { answer { $0 } }

  /// Hands the value over to its only user, who can change it in place then.
  package func take() -> Value { answer { $0.take() } }

  private func answer(_ get: (inout Value?) -> Value?) -> Value {
    run()
    bell.wait()
    // For who asks next.
    defer { bell.ring() }
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
    bell.ring()
  }
}

/// Lets go of a value on another thread, so that nobody waits until all is freed that hangs on it; with
/// one job at once.
package func release<Value: Sendable>(_ value: consuming Value, jobs: Int) {
  guard threadCount(for: jobs) > 1 else { return }
  DispatchQueue.global().async { [value] in withExtendedLifetime(value) {} }
}

extension ArraySlice<UInt8> {
  /// Returns where a byte stands first, from a start on; the end of the slice where it does not.
  ///
  /// The C library looks at 32 bytes at once.
  package func offset(of byte: UInt8, from start: Int) -> Int {
    guard start < endIndex else { return endIndex }
    return unsafe withUnsafeBytes { buffer in
      let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[(start - startIndex)...])
      guard let base = rest.baseAddress, let found = unsafe memchr(base, Int32(byte), rest.count)
      else { return endIndex }
      return unsafe start + (UnsafeRawPointer(found) - base)
    }
  }
}

extension [UInt8] {
  /// Returns where a byte stands first, from a start on; the end of the array where it does not.
  package func offset(of byte: UInt8, from start: Int) -> Int {
    self[...].offset(of: byte, from: start)
  }

  /// Appends a text as it lies in memory, which takes half of what its view takes.
  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(contentsOf: $0) }
  }

  /// Appends a text that stands in the program.
  package mutating func append(_ text: StaticString) {
    append(addingCapacity: text.utf8CodeUnitCount) { $0.append(text) }
  }
}

extension String {
  /// The text in lower case, for which the library asks each byte by itself.
  var inLowerCase: String {
    var text = self
    let lower: String? = text.withUTF8 { bytes in
      guard unsafe bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return unsafe String(unsafeUninitializedCapacity: bytes.count) { buffer in
        for index in 0..<bytes.count {
          let byte = unsafe bytes[index]
          unsafe buffer[index] = byte &- 0x41 < 26 ? byte | 0x20 : byte
        }
        return bytes.count
      }
    }
    return lower ?? lowercased()
  }
}

extension OutputSpan<UInt8> {
  /// Appends a text that stands in the program.
  package mutating func append(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { unsafe append(text.utf8Start[index]) }
  }
}

// The view of a string takes forty instructions for each step back, and as a collection of any kind
// two hundred to come to its bytes.
extension String.UTF8View {
  /// Returns how many elements stand before the first one that is a byte; nil where none is.
  package func distance(toFirst byte: UInt8) -> Int? {
    let found = unsafe withContiguousStorageIfAvailable { unsafe $0.firstIndex(of: byte) }
    return found ?? Array(self).firstIndex(of: byte)
  }

  /// Returns how many elements stand before the last one that is a byte; nil where none is.
  package func distance(toLast byte: UInt8) -> Int? {
    let found = unsafe withContiguousStorageIfAvailable { unsafe $0.lastIndex(of: byte) }
    return found ?? Array(self).lastIndex(of: byte)
  }
}

extension Collection<UInt8> {
  /// Tells whether a text stands among the bytes.
  package func holds(_ text: StaticString) -> Bool {
    let found = withContiguousStorageIfAvailable { buffer in
      let length = text.utf8CodeUnitCount
      guard var start = unsafe UnsafeRawPointer(buffer.baseAddress) else { return length == 0 }
      let end = unsafe start + buffer.count
      while let found = unsafe memchr(start, Int32(text.utf8Start.pointee), end - start) {
        unsafe start = UnsafeRawPointer(found)
        guard unsafe end - start >= length else { return false }
        if unsafe memcmp(start, text.utf8Start, length) == 0 { return true }
        unsafe start += 1
      }
      return false
    }
    return found ?? Array(self).holds(text)
  }
}

extension [UInt8] {
  /// Returns where a byte stands first in a range; the range's end where it does not.
  package func offset(of byte: UInt8, in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range beyond the end")
    return unsafe withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress,
        let found = unsafe memchr(base + range.lowerBound, Int32(byte), range.count)
      else { return range.upperBound }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// Returns the eight bytes from an offset on as one number, the first byte lowest.
  ///
  /// It is inlined into loops of other modules, which look at eight bytes in a few instructions.
  @inlinable
  package func eightBytes(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count - 8, "Eight bytes beyond the end")
    return unsafe withUnsafeBytes { buffer in
      unsafe UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  /// Returns the sixteen bytes from an offset on as two numbers, with one check for both.
  @inlinable
  package func sixteenBytes(at offset: Int) -> (UInt64, UInt64) {
    precondition(offset >= 0 && offset <= count - 16, "Sixteen bytes beyond the end")
    return unsafe withUnsafeBytes { buffer in
      unsafe (
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)),
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
      )
    }
  }

  /// Tells whether the bytes of `text` stand at an offset.
  package func holds(_ text: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, text.count <= count - offset else { return false }
    return unsafe withUnsafeBytes { bytes in
      unsafe text.withUnsafeBytes { text in
        unsafe isEqual(bytes.baseAddress?.advanced(by: offset), text.baseAddress, text.count)
      }
    }
  }

  /// Tells whether the bytes of a range stand at an offset, too.
  package func repeats(_ range: Range<Int>, at offset: Int) -> Bool {
    guard offset >= 0, range.count <= count - offset else { return false }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range beyond the end")
    return unsafe withUnsafeBytes { bytes in
      let original = unsafe bytes.baseAddress?.advanced(by: range.lowerBound)
      return unsafe isEqual(bytes.baseAddress?.advanced(by: offset), original, range.count)
    }
  }

  /// Tells whether the bytes of a range are the same as those of a range of other bytes.
  package func hasSameBytes(_ range: Range<Int>, as other: Range<Int>, of bytes: [UInt8]) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range beyond the end")
    precondition(other.lowerBound >= 0 && other.upperBound <= bytes.count, "Range beyond the end")
    guard range.count == other.count else { return false }
    return unsafe withUnsafeBytes { own in
      unsafe bytes.withUnsafeBytes { others in
        let (start, otherStart) = (range.lowerBound, other.lowerBound)
        return unsafe isEqual(
          own.baseAddress?.advanced(by: start),
          others.baseAddress?.advanced(by: otherStart),
          range.count
        )
      }
    }
  }

  /// Tells whether a text stands at an offset.
  package func holds(_ text: String, at offset: Int) -> Bool {
    let length = text.utf8.count
    guard offset >= 0, length <= count - offset else { return false }
    return holds(text, at: offset..<offset + length)
  }

  /// Tells whether a range of the bytes is exactly a text.
  package func holds(_ text: String, at range: Range<Int>) -> Bool {
    guard range.count == text.utf8.count else { return false }
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range beyond the end")
    return unsafe withUnsafeBytes { bytes in
      let start = unsafe bytes.baseAddress?.advanced(by: range.lowerBound)
      let isSame = unsafe text.utf8.withContiguousStorageIfAvailable { text in
        unsafe isEqual(start, text.baseAddress, text.count)
      }
      return isSame ?? self[range].elementsEqual(text.utf8)
    }
  }
}

extension Span<UInt8> {
  /// Returns the byte at an offset; nil outside of the bytes.
  ///
  /// One comparison is all that it takes, be it asked for the end or for what lies beyond.
  @inlinable @inline(__always)
  package func byte(at offset: Int) -> UInt8? {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return nil }
    return unsafe self[unchecked: offset]
  }

  /// Returns the eight bytes from an offset on as one number, the first byte lowest; nil where there
  /// are not as many.
  @inlinable @inline(__always)
  package func eightBytes(at offset: Int) -> UInt64? {
    let starts = Swift.max(count &- 7, 0)
    guard UInt(bitPattern: offset) < UInt(bitPattern: starts) else { return nil }
    return unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
    )
  }
}

extension ArraySlice<UInt8> {
  /// Whether other bytes are the same.
  package func hasSameBytes(as other: ArraySlice<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBytes { bytes in
      unsafe other.withUnsafeBytes { other in
        unsafe isEqual(bytes.baseAddress, other.baseAddress, other.count)
      }
    }
  }
}

/// Tells whether as many bytes are the same at two places; what is empty may stand nowhere.
private func isEqual(_ left: UnsafeRawPointer?, _ right: UnsafeRawPointer?, _ count: Int) -> Bool {
  guard let left = unsafe left, let right = unsafe right else { return true }
  return unsafe memcmp(left, right, count) == 0
}

extension String {
  /// Whether another text has the same scalars; `==` would take é in one and in two for the same.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in
      other.withUTF8 { otherBytes in
        unsafe isEqual(bytes.baseAddress, otherBytes.baseAddress, bytes.count)
      }
    }
  }

  /// Tells whether the text's bytes come before those of another text.
  package func precedesInBytes(_ other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in
      other.withUTF8 { otherBytes in
        guard let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress else {
          return bytes.count < otherBytes.count
        }
        let order = unsafe memcmp(start, otherStart, Swift.min(bytes.count, otherBytes.count))
        return order == 0 ? bytes.count < otherBytes.count : order < 0
      }
    }
  }

  /// Returns the text, a slash, and another text, put together in one piece.
  func joined(withSlashTo other: String) -> String {
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in
      other.withUTF8 { otherBytes in
        let count = bytes.count + 1 + otherBytes.count
        return unsafe String(unsafeUninitializedCapacity: count) { buffer in
          let end = unsafe buffer.initialize(fromContentsOf: bytes)
          unsafe buffer.initializeElement(at: end, to: UInt8(ascii: "/"))
          _ = unsafe buffer[(end + 1)...].initialize(fromContentsOf: otherBytes)
          return count
        }
      }
    }
  }

  /// The first eight bytes as one number, the first byte highest, and zeros where there are less.
  fileprivate var firstEightBytes: UInt64 {
    var text = self
    return text.withUTF8 { bytes in
      var start: UInt64 = 0
      for index in 0..<8 {
        unsafe start = start << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0)
      }
      return start
    }
  }
}

extension [String] {
  /// The indices of the texts, in the order of the texts' bytes.
  ///
  /// Who sorts other things by their names sorts these, since most things have references to count
  /// whenever they are moved.
  package var indicesInOrderOfBytes: [Int] {
    // They tell most texts apart in one comparison.
    let starts = map(\.firstEightBytes)
    return indices.sorted { left, right in
      starts[left] == starts[right]
        ? self[left].precedesInBytes(self[right]) : starts[left] < starts[right]
    }
  }
}

extension [UInt8] {
  /// Returns a hash of a range of the bytes, the same in every run of the program.
  package func hash(of range: Range<Int>) -> UInt64 {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "Range beyond the end")
    return unsafe withUnsafeBytes { bytes in
      var hash = UInt64(range.count)
      var offset = range.lowerBound
      while offset + 8 <= range.upperBound {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = Self.mix(hash ^ UInt64(littleEndian: word))
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < range.upperBound {
        rest = unsafe rest << 8 | UInt64(bytes[offset])
        offset += 1
      }
      return Self.mix(hash ^ rest)
    }
  }

  private static func mix(_ hash: UInt64) -> UInt64 {
    let product = hash &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 32)
  }
}

/// The number of processors that are at work in this machine.
package var processorCount: Int { Swift.max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// How many files this process may have open at once.
private let openFileLimit = limit(of: RLIMIT_NOFILE)

#if canImport(Darwin)
  private typealias LimitedResource = Int32
#else
  private typealias LimitedResource = __rlimit_resource
#endif

/// Returns how much of something this process may have; the largest number where there is no limit.
private func limit(of resource: LimitedResource) -> Int {
  var limit = rlimit()
  #if canImport(Darwin)
    let hasLimit = unsafe getrlimit(resource, &limit) == 0
  #else
    let hasLimit = unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
  #endif
  return hasLimit ? Int(clamping: limit.rlim_cur) : .max
}

private func readFile(_ path: FilePath) throws(FileError) -> [UInt8] {
  do throws(SystemError) {
    // Without O_NONBLOCK a pipe that nobody writes to would hold the program up forever.
    let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
    let status = try file.status
    guard FileKind(mode: status.st_mode) == .file else {
      throw SystemError(reason: FileError.noRegularFile)
    }
    return try file.readAll(expecting: Int(status.st_size))
  } catch {
    throw FileError(.read, path, reason: error.reason)
  }
}

/// A call of the system that failed.
struct SystemError: Error {
  let reason: String
  /// The number of the system's reason; 0 where it is the program's own.
  let code: Int32

  init(reason: String) {
    self.reason = reason
    code = 0
  }

  /// Describes the last call that failed.
  init() {
    code = errno
    // The one reason that the program acts upon.
    reason = code == ENOENT ? FileError.absence : unsafe String(cString: strerror(code))
  }
}

/// Makes a call again as long as a signal has interrupted it.
private func uninterrupted(_ call: () -> Int32) throws(SystemError) -> Int32 {
  while true {
    let result = call()
    if result >= 0 { return result }
    guard errno == EINTR else { throw SystemError() }
  }
}

/// A file or folder that is open, until its owner ends.
struct OpenFile: ~Copyable {
  fileprivate let descriptor: Int32

  fileprivate init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  init(_ path: FilePath, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    descriptor = try uninterrupted { unsafe open(path.string, flags | O_CLOEXEC, mode) }
  }

  deinit { Self.close(descriptor) }

  var status: stat {
    get throws(SystemError) {
      var status = stat()
      _ = try uninterrupted { unsafe fstat(descriptor, &status) }
      return status
    }
  }

  /// Reads the file, of which the size is told; one that has grown meanwhile is read to its end.
  func readAll(expecting size: Int) throws(SystemError) -> [UInt8] {
    guard size <= FileError.sizeLimit else { throw SystemError(reason: FileError.excess) }
    // One byte more than announced: where that does not come, the file ends.
    var bytes = try readChunk(atMost: size + 1, orExactly: size)
    while bytes.count > size {
      let more = try readChunk(atMost: 65_536)
      if more.isEmpty { break }
      bytes += more
      guard bytes.count <= FileError.sizeLimit else { throw SystemError(reason: FileError.excess) }
    }
    return bytes
  }

  /// Reads until `limit` bytes are there or the file ends, which it does where one call for more has
  /// given `expected` bytes.
  private func readChunk(
    atMost limit: Int,
    orExactly expected: Int? = nil
  ) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while count < limit {
        let got = unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), limit - count)
        if got < 0 && errno == EINTR { continue }
        if got < 0 { failure = SystemError() }
        if got <= 0 { return }
        count += got
        if got == expected { return }
      }
    }
    if let failure { throw failure }
    return chunk
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try FileReplacement.write(bytes, toDescriptor: descriptor)
  }

  /// Waits until the disk has what was written.
  func synchronize() throws(SystemError) {
    do throws(SystemError) {
      _ = try uninterrupted { fsync(descriptor) }
    } catch {
      // Pipes, and some file systems, know of no such thing.
      if error.code != EINVAL && error.code != ENOTSUP && error.code != EROFS { throw error }
    }
  }

  /// Copies extended attributes and access control lists, as far as that is allowed.
  func takeAttributes(of other: borrowing OpenFile) {
    copyAttributes(from: other.descriptor, to: descriptor)
  }

  /// Opens a file in a folder that has no name yet, and is gone when it is closed without one; nil
  /// where the system has no such files.
  static func unnamed(in folder: FilePath, mode: mode_t) -> OpenFile? {
    #if os(Linux)
      // `O_TMPFILE`, a macro that is not imported.
      return try? OpenFile(folder, 0o20_000_000 | O_DIRECTORY | O_WRONLY, mode: mode)
    #else
      return nil
    #endif
  }

  /// Gives an unnamed file a name that nothing has.
  func link(as name: FilePath) throws(SystemError) {
    let own = "/proc/self/fd/\(descriptor)"
    _ = try uninterrupted {
      unsafe linkat(AT_FDCWD, own, AT_FDCWD, name.string, AT_SYMLINK_FOLLOW)
    }
  }

  /// Gives the file the owner and the permissions of another one, as far as that is allowed.
  func takeOwner(_ status: stat) throws(SystemError) {
    // Who may not give a file away may still be in its group.
    let hasGroup =
      fchown(descriptor, status.st_uid, status.st_gid) == 0
      || fchown(descriptor, uid_t.max, status.st_gid) == 0
    var mode = status.st_mode & 0o7777
    // In another group, what the group was allowed would be allowed to others.
    if !hasGroup { mode = (mode & 0o707) | ((mode & 0o007) << 3) }
    _ = try uninterrupted { fchmod(descriptor, mode) }
  }

  /// Closes the file, of which some file systems tell only now that the disk is full.
  consuming func finish() throws(SystemError) {
    let descriptor = descriptor
    discard self
    // After an interruption the file is closed all the same.
    guard Self.close(descriptor) == 0 || errno == EINTR else { throw SystemError() }
  }

  @discardableResult
  private static func close(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.close(descriptor)
    #else
      Glibc.close(descriptor)
    #endif
  }
}

#if canImport(Darwin)
  private func copyAttributes(from source: Int32, to target: Int32) {
    _ = unsafe fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
  }
#else
  /// Copies extended attributes, among which are access control lists.
  ///
  /// The overlay of the C library leaves these calls out, so that they are looked up by their names.
  private func copyAttributes(from source: Int32, to target: Int32) {
    typealias List = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
    typealias Get =
      @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) ->
      Int
    typealias Set =
      @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) ->
      Int32
    guard let list = unsafe dlsym(nil, "flistxattr"), let get = unsafe dlsym(nil, "fgetxattr"),
      let set = unsafe dlsym(nil, "fsetxattr")
    else { return }
    let listNames = unsafe unsafeBitCast(list, to: List.self)
    let getValue = unsafe unsafeBitCast(get, to: Get.self)
    let setValue = unsafe unsafeBitCast(set, to: Set.self)
    var names = [UInt8](repeating: 0, count: 65_536)
    let length = unsafe names.withUnsafeMutableBytes {
      unsafe listNames(source, $0.baseAddress, $0.count)
    }
    guard length > 0 else { return }
    for name in names[..<length].split(separator: 0) {
      let name = name.map { CChar(bitPattern: $0) } + [0]
      var value = [UInt8](repeating: 0, count: 65_536)
      let size = unsafe value.withUnsafeMutableBytes {
        unsafe getValue(source, name, $0.baseAddress, $0.count)
      }
      guard size >= 0 else { continue }
      _ = unsafe value.withUnsafeBytes { unsafe setValue(target, name, $0.baseAddress, size, 0) }
    }
  }
#endif

private func listFolder(_ path: FilePath) throws(FileError) -> [FolderEntry] {
  var folder = unsafe opendir(path.string)
  while unsafe folder == nil && errno == EINTR { unsafe folder = opendir(path.string) }
  guard let folder = unsafe folder else {
    throw FileError(.list, path, reason: SystemError().reason)
  }
  defer { unsafe closedir(folder) }
  var entries: [FolderEntry] = []
  while true {
    errno = 0
    guard let record = unsafe readdir(folder) else { break }
    let name = unsafe withUnsafeBytes(of: &record.pointee.d_name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard name != ".", name != ".." else { continue }
    let kind = unsafe FileKind(directoryType: Int32(record.pointee.d_type))
    // Some file systems do not tell the kind here.
    entries.append(FolderEntry(name: name, kind: kind ?? kindOfFile(path.appending(name))))
  }
  guard errno == 0 else { throw FileError(.list, path, reason: SystemError().reason) }
  return entries
}

private func kindOfFile(_ path: FilePath) -> FileKind {
  var status = stat()
  guard unsafe lstat(path.string, &status) == 0 else { return .other }
  return FileKind(mode: status.st_mode)
}

private func kindFollowingLinks(_ path: FilePath) throws(FileError) -> FileKind {
  var status = stat()
  guard unsafe stat(path.string, &status) == 0 else {
    throw FileError(.read, path, reason: SystemError().reason)
  }
  return FileKind(mode: status.st_mode)
}

/// Returns the absolute path of what a path stands for, after all links.
private func targetOfLinks(_ path: FilePath) throws(FileError) -> FilePath {
  guard let target = unsafe realpath(path.string, nil) else {
    throw FileError(.read, path, reason: SystemError().reason)
  }
  defer { unsafe free(target) }
  return unsafe FilePath(String(cString: target))
}

/// Returns what a link holds; nil where none stands.
private func readLink(_ path: FilePath) -> [UInt8]? {
  var text = [CChar](repeating: 0, count: 65_536)
  let length = unsafe readlink(path.string, &text, text.count)
  return length < 0 ? nil : text[..<length].map { UInt8(bitPattern: $0) }
}

extension FilePath {
  /// The status of the path itself, whether it is a link or not; nil where nothing is there.
  var statusOfLink: stat? {
    get throws(SystemError) {
      var status = stat()
      if unsafe lstat(string, &status) == 0 { return status }
      if errno == ENOENT { return nil }
      throw SystemError()
    }
  }

  /// Fails where the file may not be written, although its folder would let it be replaced.
  func checkAccess() throws(SystemError) {
    guard unsafe access(string, W_OK) == 0 else { throw SystemError() }
  }

  /// Puts the file in the place of another one, in one step.
  func rename(to other: FilePath) throws(SystemError) {
    #if canImport(Darwin)
      _ = try uninterrupted { unsafe Darwin.rename(string, other.string) }
    #else
      _ = try uninterrupted { unsafe Glibc.rename(string, other.string) }
    #endif
  }

  func remove() throws(SystemError) {
    _ = try uninterrupted { unsafe unlink(string) }
  }
}

extension FilePath {
  /// What changes with the file itself, or with the link; nil where nothing is there.
  var stamp: FileStamp? {
    guard let status = try? statusOfLink else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      size: Int64(status.st_size),
      seconds: Int64(time.tv_sec),
      nanoseconds: Int64(time.tv_nsec),
      number: UInt64(status.st_ino)
    )
  }
}

extension FileWatch {
  /// Makes a watch over the machine's own files, by what the system tells of them; or one that looks at
  /// them again and again, as for folders of another machine, of which the system tells nothing.
  package static func local(isPolling: Bool) -> FileWatch {
    #if os(Linux)
      if !isPolling, let watch = NotifiedWatch() {
        return FileWatch(watch: watch.watch, wait: watch.wait)
      }
      return polled
    #elseif canImport(Darwin)
      guard !isPolling, let queue = FolderQueue() else { return polled }
      return polling(.local, { $0.stamp }, pause: queue.pause)
    #else
      return polled
    #endif
  }

  fileprivate static var polled: FileWatch {
    polling(.local, { $0.stamp }) { time, _ in
      let (seconds, attoseconds) = time.components
      _ = usleep(UInt32(clamping: seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
    }
  }
}

extension Duration {
  /// The time in milliseconds, rounded up.
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(
      clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    )
  }
}

#if os(Linux)
  /// A watch by inotify(7), which tells of each folder what happens right in it.
  private final class NotifiedWatch: Sendable {
    private struct State {
      /// The watched folders by the numbers of their watches.
      var folders: [Int32: FilePath] = [:]
      var numbers: [FilePath: Int32] = [:]
      /// Looks at the files instead, as the system has no watch left.
      var poller: FileWatch?
    }

    private let descriptor: Int32
    private let state = Locked(State())

    private static let events =
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR

    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { return nil }
    }

    deinit { _ = close(descriptor) }

    func watch(_ folders: Set<FilePath>) -> Set<FilePath> {
      if let poller = state.withLock({ $0.poller }) { return poller.watch(folders) }
      let new = state.withLock { state in folders.filter { state.numbers[$0] == nil } }
      for folder in new {
        let number = unsafe inotify_add_watch(descriptor, folder.string, UInt32(Self.events))
        guard number >= 0 else {
          // A folder that is gone is told by the one around it.
          if errno == ENOENT || errno == ENOTDIR || errno == EACCES { continue }
          return poll(folders)
        }
        state.withLock { state in
          state.folders[number] = folder
          state.numbers[folder] = number
        }
      }
      return new
    }

    /// Looks at the files from now on, as the system cannot watch so many folders.
    private func poll(_ folders: Set<FilePath>) -> Set<FilePath> {
      let poller = FileWatch.polled
      let known = state.withLock { state in
        state.poller = poller
        return Set(state.numbers.keys)
      }
      return poller.watch(known.union(folders)).subtracting(known)
    }

    func wait(atMost limit: Duration?) -> FileWatch.Changes {
      if let poller = state.withLock({ $0.poller }) { return poller.wait(limit) }
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = unsafe Glibc.poll(&ready, 1, limit?.milliseconds ?? -1)
      return count > 0 ? readEvents() : .paths([])
    }

    private func readEvents() -> FileWatch.Changes {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let length = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(descriptor, buffer.baseAddress, buffer.count)
      }
      var (offset, paths) = (0, Set<FilePath>())
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= length {
        let event = unsafe bytes.withUnsafeBytes { buffer in
          unsafe buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        let name = bytes[(offset + header)...].prefix(Int(event.len)).prefix { $0 != 0 }
        offset += header + Int(event.len)
        if Int(event.mask) & Int(IN_Q_OVERFLOW) != 0 { return .everything }
        if let path = path(of: event, String(decoding: name, as: UTF8.self)) { paths.insert(path) }
      }
      return .paths(paths)
    }

    /// Returns the path that an event is about; a folder that is gone is watched no longer.
    private func path(of event: inotify_event, _ name: String) -> FilePath? {
      state.withLock { state in
        guard let folder = state.folders[event.wd] else { return nil }
        let gone = Int(IN_IGNORED) | Int(IN_DELETE_SELF) | Int(IN_MOVE_SELF)
        if Int(event.mask) & gone != 0 {
          // The number may stand for the folder at its new place, of which nobody knows.
          if Int(event.mask) & Int(IN_IGNORED) == 0 { _ = inotify_rm_watch(descriptor, event.wd) }
          state.folders[event.wd] = nil
          state.numbers[folder] = nil
          return folder
        }
        return name.isEmpty ? folder : folder.appending(name)
      }
    }
  }
#endif

#if canImport(Darwin)
  /// A queue by kqueue(2), which wakes who waits when names in a folder change, as they do where an
  /// editor puts a new file in the place of the old one.
  ///
  /// Of each file it would need a descriptor, and of these are too few; a file that is written in its
  /// place is seen by the next look.
  private final class FolderQueue: Sendable {
    private let queue: Int32
    private let folders = Locked<[FilePath: Int32]>([:])

    /// Fewer than a process may have open, which needs some to read files.
    private static let limit = 128

    init?() {
      queue = kqueue()
      if queue < 0 { return nil }
    }

    deinit {
      for descriptor in folders.withLock({ $0.values }) { _ = Darwin.close(descriptor) }
      _ = Darwin.close(queue)
    }

    func pause(atMost time: Duration, watching paths: Set<FilePath>) {
      for path in paths { add(path) }
      let milliseconds = Int(time.milliseconds)
      var limit = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
      var event = kevent64_s()
      guard unsafe kevent64(queue, nil, 0, &event, 1, 0, &limit) > 0 else { return }
      // A folder that is gone comes back as another one.
      guard event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE) != 0 else { return }
      folders.withLock { folders in
        for (path, descriptor) in folders where UInt64(descriptor) == event.ident {
          folders[path] = nil
          _ = Darwin.close(descriptor)
        }
      }
    }

    private func add(_ path: FilePath) {
      let isNew = folders.withLock { $0[path] == nil && $0.count < Self.limit }
      guard isNew else { return }
      let descriptor = unsafe open(path.string, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return }
      var event = kevent64_s()
      event.ident = UInt64(descriptor)
      event.filter = Int16(EVFILT_VNODE)
      event.flags = UInt16(EV_ADD | EV_CLEAR)
      event.fflags = UInt32(NOTE_WRITE | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE)
      _ = unsafe kevent64(queue, &event, 1, nil, 0, 0, nil)
      folders.withLock { $0[path] = descriptor }
    }
  }
#endif

/// The signals that end the program: a person interrupts it, or its terminal or the system goes.
package enum EndingSignals {
  private static let numbers = [
    (SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP"), (SIGQUIT, "SIGQUIT"),
  ]

  /// Does what none of them must interrupt half-way: they wait until it is done.
  ///
  /// The threads of Dispatch take no such signals, so that the one that writes is asked alone.
  package static func waiting<Result, Failure>(
    for body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var (signals, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&signals)
    for (number, _) in numbers { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// The name of one that waits by now; nil where none does.
  package static var waitingName: String? {
    var signals = sigset_t()
    guard unsafe sigpending(&signals) == 0 else { return nil }
    return numbers.first { unsafe sigismember(&signals, $0.0) == 1 }?.1
  }
}

extension FileReplacement {
  /// Does what a signal must not interrupt half-way.
  static func withoutSignals<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    // A file that grows beyond the limit of the process is then told like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    return try EndingSignals.waiting(for: body)
  }

  /// Writes to a file of this process that is open.
  static func write(_ bytes: [UInt8], toDescriptor descriptor: Int32) throws(SystemError) {
    // A reader that has gone is then told like a full disk.
    signal(SIGPIPE, SIG_IGN)
    try writeAll(bytes, to: descriptor)
  }
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { throw SystemError() }
    written += count
  }
}

private func makeFolders(_ path: FilePath) throws(FileError) {
  if unsafe mkdir(path.string, 0o777) == 0 { return }
  if errno == ENOENT, path.folder != path {
    try makeFolders(path.folder)
    if unsafe mkdir(path.string, 0o777) == 0 { return }
  }
  let reason = SystemError().reason
  // Another error than "it is there already" is told below by its own reason.
  if let kind = try? kindFollowingLinks(path), kind == .folder { return }
  throw FileError(.create, path, reason: reason)
}

private func removeFile(_ path: FilePath) throws(FileError) {
  do throws(SystemError) {
    try path.remove()
  } catch {
    if unsafe rmdir(path.string) == 0 { return }
    throw FileError(.write, path, reason: error.reason)
  }
}

extension FileKind {
  fileprivate init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symbolicLink
    default: self = .other
    }
  }

  fileprivate init?(directoryType: Int32) {
    switch directoryType {
    case Int32(DT_REG): self = .file
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK): self = .symbolicLink
    case Int32(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

/// A character set of the system, besides those that the program knows itself.
package struct SystemCharacterSet: Sendable {
  #if canImport(Darwin)
    private let encoding: String.Encoding

    /// Finds a character set by its IANA name.
    package init?(name: String) {
      let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
      let name = unsafe CFStringCreateWithCString(nil, name, utf8)
      let encoding = CFStringConvertIANACharSetNameToEncoding(name)
      guard encoding != kCFStringEncodingInvalidId else { return nil }
      self.encoding = String.Encoding(
        rawValue: UInt(CFStringConvertEncodingToNSStringEncoding(encoding))
      )
    }

    /// Returns a text as UTF-8; nil where bytes stand for nothing in the character set.
    package func utf8(of stored: [UInt8]) -> [UInt8]? {
      String(data: Data(stored), encoding: encoding).map { Array($0.utf8) }
    }
  #else
    private let name: String

    /// Finds a character set by its IANA name; nil where the C library has none of that name.
    package init?(name: String) {
      // What follows a slash is no name but a wish, and no name at all means that of the locale.
      guard !name.isEmpty, !name.contains("/") else { return nil }
      // The C library takes the backslash of Shift_JIS for a yen sign, and leaves no escape.
      self.name = ["shift_jis", "sjis", "x-sjis"].contains(name.lowercased()) ? "cp932" : name
      guard let converter = unsafe converter() else { return nil }
      unsafe iconv_close(converter)
    }

    /// Returns a text as UTF-8; nil where bytes stand for nothing in the character set.
    package func utf8(of stored: [UInt8]) -> [UInt8]? {
      guard let converter = unsafe converter() else { return nil }
      defer { unsafe iconv_close(converter) }
      var input = stored.map { CChar(bitPattern: $0) }
      var isWhole = false
      // No character takes more than four bytes for each of its own.
      let room = stored.count * 4 + 16
      let text = unsafe [CChar](unsafeUninitializedCapacity: room) { buffer, count in
        var (target, room) = (buffer.baseAddress, buffer.count)
        unsafe input.withUnsafeMutableBufferPointer { input in
          var (source, rest) = (input.baseAddress, input.count)
          isWhole = unsafe iconv(converter, &source, &rest, &target, &room) != -1
        }
        // Some converters keep a character back until they know that nothing joins it.
        unsafe iconv(converter, nil, nil, &target, &room)
        count = buffer.count - room
      }
      return isWhole ? text.map { UInt8(bitPattern: $0) } : nil
    }

    private func converter() -> iconv_t? {
      let converter = unsafe iconv_open("UTF-8", name)
      return unsafe converter == iconv_t(bitPattern: -1) ? nil : converter
    }
  #endif
}

extension String {
  /// The text with the marks of its letters behind them, in their canonical order: Unicode's NFD.
  package var decomposed: String {
    #if canImport(Darwin)
      decomposedStringWithCanonicalMapping
    #else
      String(String.UnicodeScalarView(_nfd))
    #endif
  }
}

extension String {
  /// The text with letters and their marks in one character where there is such a one: Unicode's NFC.
  package var composed: String {
    #if canImport(Darwin)
      precomposedStringWithCanonicalMapping
    #else
      String(String.UnicodeScalarView(_nfc))
    #endif
  }
}

/// The machine and the moment in which the program runs.
package enum Surroundings {
  /// The variables of the environment by their names.
  package static var variables: [String: String] {
    #if canImport(Darwin)
      var next = unsafe _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = unsafe environ
    #endif
    var variables: [String: String] = [:]
    while let text = unsafe next.pointee {
      let parts = unsafe String(cString: text).split(separator: "=", maxSplits: 1)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      unsafe next = next.successor()
    }
    return variables
  }

  /// The absolute path of the folder that relative paths start from.
  package static var workingFolder: FilePath {
    // Without one nothing can be found by a relative path, wherever that starts.
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe FilePath(String(cString: path))
  }

  /// The moment in the form of ISO 8601: `2026-01-31T12:00:00Z`.
  package static var timestamp: String {
    var (now, parts) = unsafe (time(nil), tm())
    unsafe gmtime_r(&now, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let length = unsafe strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// What a program printed until it ended.
package struct ProgramOutput: Sendable {
  package let output: [UInt8]
  package let errors: [UInt8]
  /// Whether the program ended by itself, with the status 0.
  package let isSuccess: Bool

  /// Runs a program to its end, or until one of its streams has given more than `limit` bytes; nil
  /// where it cannot be started.
  package static func run(
    _ program: FilePath,
    _ arguments: [String],
    environment: [String: String],
    input: [UInt8],
    limit: Int = .max
  ) -> ProgramOutput? {
    // Whatever it is that fails, there is no answer.
    try? output(of: program, arguments, environment, input, limit)
  }

  private static func output(
    of program: FilePath,
    _ arguments: [String],
    _ environment: [String: String],
    _ input: [UInt8],
    _ limit: Int
  ) throws(SystemError) -> ProgramOutput {
    // First of all, so that no other file has the number that this one is to have.
    let source = try OpenFile.holding(input, in: FilePath(environment["TMPDIR"] ?? "/tmp"))
    var output = try Pipe()
    var errors = try Pipe()
    let process = try start(
      program,
      [program.string] + arguments,
      environment.map { "\($0.key)=\($0.value)" },
      streams: [source.descriptor, output.target, errors.target]
    )
    output.closeTarget()
    errors.closeTarget()
    let bytes = drain([output.source, errors.source], atMost: limit)
    // A program that has more to say ends when no reader is left.
    output.closeSource()
    errors.closeSource()
    var status: Int32 = 0
    _ = try uninterrupted { unsafe waitpid(process, &status, 0) }
    let isWhole = bytes.allSatisfy { $0.count <= limit }
    return ProgramOutput(
      output: bytes[0],
      errors: bytes[1],
      isSuccess: status == 0 && isWhole
    )
  }

  /// Starts a program whose first descriptors are `streams`.
  private static func start(
    _ program: FilePath,
    _ arguments: [String],
    _ environment: [String],
    streams: [Int32]
  ) throws(SystemError) -> pid_t {
    // Where whoever started this program ignores the end of children, nobody would learn of it.
    signal(SIGCHLD, SIG_DFL)
    #if canImport(Darwin)
      var actions: UnsafeMutableRawPointer?
      var attributes: UnsafeMutableRawPointer?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    // The threads of Dispatch take no signals, and writing ignores one; the program is to take all.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    for (number, stream) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    let argv = unsafe arguments.map { unsafe strdup($0) } + [nil]
    let envp = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (argv + envp).forEach { unsafe free($0) } }
    var process: pid_t = 0
    errno = unsafe posix_spawn(&process, program.string, &actions, &attributes, argv, envp)
    guard errno == 0 else { throw SystemError() }
    return process
  }

  /// Reads what comes from some pipes until all have ended, or one has given more than `limit` bytes.
  ///
  /// Of all at once, because the program may wait for any to be read.
  private static func drain(_ pipes: [Int32], atMost limit: Int) -> [[UInt8]] {
    var bytes = pipes.map { _ in [UInt8]() }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    var requests = pipes.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while requests.contains(where: { $0.fd >= 0 }) {
      // Nothing but a signal keeps it from waiting.
      guard unsafe poll(&requests, nfds_t(requests.count), -1) > 0 else { continue }
      for number in requests.indices where requests[number].revents != 0 {
        let count = readSome(of: requests[number].fd, into: &chunk)
        bytes[number] += chunk[..<count]
        if bytes[number].count > limit { return bytes }
        if count == 0 { requests[number].fd = -1 }
      }
    }
    return bytes
  }

  /// Returns how many bytes came; none where the other side has ended.
  private static func readSome(of descriptor: Int32, into chunk: inout [UInt8]) -> Int {
    while true {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      // A pipe of one's own does not fail.
      if count >= 0 || errno != EINTR { return max(count, 0) }
    }
  }
}

/// A pipe of which another program gets the target.
private struct Pipe: ~Copyable {
  let source: Int32
  let target: Int32
  private var openSource: OpenFile?
  private var openTarget: OpenFile?

  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    _ = try uninterrupted { unsafe pipe(&ends) }
    (source, target) = (ends[0], ends[1])
    openSource = OpenFile(keeping: source)
    openTarget = OpenFile(keeping: target)
  }

  mutating func closeSource() { openSource = nil }
  mutating func closeTarget() { openTarget = nil }
}

extension OpenFile {
  /// Makes the owner of an open file, which no program that is started gets by chance.
  fileprivate init(keeping descriptor: Int32) {
    self.init(descriptor)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Opens a file that holds some bytes, and is gone when it is closed.
  fileprivate static func holding(
    _ bytes: [UInt8],
    in folder: FilePath
  ) throws(SystemError) -> OpenFile {
    if bytes.isEmpty { return try OpenFile("/dev/null", O_RDONLY) }
    var name = Array(folder.appending("l10nscan-XXXXXX").string.utf8CString)
    let file = OpenFile(keeping: try uninterrupted { unsafe mkstemp(&name) })
    _ = unsafe unlink(name)
    try file.write(bytes)
    _ = lseek(file.descriptor, 0, SEEK_SET)
    return file
  }
}

extension FilePath {
  /// Whether this user may run the file as a program.
  package var isExecutable: Bool { unsafe access(string, X_OK) == 0 }
}

/// The stream that the program is told things by while it runs.
package enum StandardInput {
  /// Waits until there is something to read, and returns it; nothing where the stream has ended.
  ///
  /// - Throws: `FileError` when the stream cannot be read.
  package static func read() throws(FileError) -> [UInt8] {
    var failure: SystemError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      var got = -1
      repeat {
        #if canImport(Darwin)
          got = unsafe Darwin.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        #else
          got = unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
        #endif
      } while got < 0 && errno == EINTR
      if got < 0 { failure = SystemError() } else { count = got }
    }
    if let failure { throw FileError(.read, "standard input", reason: failure.reason) }
    return bytes
  }
}

/// A stream that the program prints to.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Whether a person is likely to be reading along.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in columns, or nil where there is none.
  package var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Prints bytes.
  ///
  /// - Throws: `FileError` when the stream takes no more, except that a broken pipe is silent: the
  ///   reader has seen enough.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    do throws(SystemError) {
      try FileReplacement.write(bytes, toDescriptor: rawValue)
    } catch {
      if error.code == EPIPE { return }
      // To make a text of `self` by reflection took two fifths of printing the version.
      let name: FilePath = self == .output ? "standard output" : "standard error"
      throw FileError(.write, name, reason: error.reason)
    }
  }
}
