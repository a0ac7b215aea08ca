#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

#if os(Linux)
  /// Watches folders by inotify(7), which reports for each what happens right in it.
  package final class FolderEvents: Sendable {
    /// A change in a watched folder, or of the folder itself.
    package struct Event {
      /// The number of the folder's watch.
      package let watch: Int32
      /// The name that has changed in the folder; empty for the folder itself.
      package let name: String
      /// Whether the folder is at its place no longer.
      package let isFolderGone: Bool
      /// Whether the system has ended the watch.
      package let isWatchEnded: Bool
    }

    private let descriptor: Int32

    private static let events =
      IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR

    /// Returns nil where the system has no more such objects.
    package init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { return nil }
    }

    deinit { _ = close(descriptor) }

    /// Watches a folder, and returns the number of the watch; nil where there is no folder to be seen.
    ///
    /// - Throws: `SystemError` where the system has no watch left.
    package func watch(_ folder: String) throws(SystemError) -> Int32? {
      let number = unsafe inotify_add_watch(descriptor, folder, UInt32(Self.events))
      if number >= 0 { return number }
      if [ENOENT, ENOTDIR, EACCES].contains(errno) { return nil }
      throw SystemError()
    }

    package func end(_ watch: Int32) { _ = inotify_rm_watch(descriptor, watch) }

    /// Waits for events, without a limit where none is given; returns none where the time is over, and
    /// nil where there were more than the system keeps.
    package func wait(atMost limit: Duration?) -> [Event]? {
      var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = unsafe poll(&ready, 1, limit?.milliseconds ?? -1)
      return count > 0 ? read() : []
    }

    private func read() -> [Event]? {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let length = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      var (offset, events) = (0, [Event]())
      let header = MemoryLayout<inotify_event>.size
      while offset + header <= length {
        let event = unsafe bytes.withUnsafeBytes { buffer in
          unsafe buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        }
        let name = bytes[(offset + header)...].prefix(Int(event.len)).prefix { $0 != 0 }
        offset += header + Int(event.len)
        let mask = Int(event.mask)
        if mask & Int(IN_Q_OVERFLOW) != 0 { return nil }
        events.append(
          Event(
            watch: event.wd,
            name: String(decoding: name, as: UTF8.self),
            isFolderGone: mask & (Int(IN_IGNORED) | Int(IN_DELETE_SELF) | Int(IN_MOVE_SELF)) != 0,
            isWatchEnded: mask & Int(IN_IGNORED) != 0
          )
        )
      }
      return events
    }
  }
#endif

#if canImport(Darwin)
  /// A queue by kqueue(2), which wakes who waits when names in a folder change, as they do where an
  /// editor puts a new file in the place of the old one.
  ///
  /// Of each file it would need a descriptor, and of these are too few; a file that is written in its
  /// place is seen by the next look.
  package final class FolderQueue: Sendable {
    private let queue: Int32
    private let folders = Locked<[String: Int32]>([:])

    /// Fewer than a process may have open, which needs some to read files.
    private static let limit = 128

    package init?() {
      queue = kqueue()
      if queue < 0 { return nil }
    }

    deinit {
      for descriptor in folders.withLock({ $0.values }) { _ = Darwin.close(descriptor) }
      _ = Darwin.close(queue)
    }

    package func pause(atMost time: Duration, watching paths: [String]) {
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

    private func add(_ path: String) {
      let isNew = folders.withLock { $0[path] == nil && $0.count < Self.limit }
      guard isNew else { return }
      let descriptor = unsafe open(path, O_EVTONLY | O_CLOEXEC)
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

/// Lets the calling thread sleep.
package func pause(for time: Duration) {
  _ = usleep(UInt32(clamping: Int64(time.milliseconds) * 1000))
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
