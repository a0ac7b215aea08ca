#if canImport(Darwin)
  package import Darwin
#else
  package import Glibc
#endif

/// A call of the system that failed.
package struct SystemError: Error {
  package let reason: String
  /// The number of the system's reason; 0 where it is the program's own.
  package let code: Int32

  package init(reason: String) {
    self.reason = reason
    code = 0
  }

  /// Describes the last call that failed.
  init() {
    code = errno
    // The one reason that the program acts upon.
    reason = code == ENOENT ? Self.absence : unsafe String(cString: strerror(code))
  }
}

extension SystemError {
  /// The system's words for a path at which nothing stands.
  package static let absence = "No such file or directory"
  package static let noRegularFile = "Not a regular file"

  /// The most bytes that are read of a file: what people write is smaller by far, and reading takes
  /// several times the memory, on each thread.
  package static let sizeLimit = 256 << 20
  package static let excess = "Larger than \(sizeLimit >> 20) MB"
}

/// Makes a call again as long as a signal has interrupted it.
func uninterrupted(_ call: () -> Int32) throws(SystemError) -> Int32 {
  while true {
    let result = call()
    if result >= 0 { return result }
    guard errno == EINTR else { throw SystemError() }
  }
}

/// A file or folder that is open, until its owner ends.
package struct OpenFile: ~Copyable {
  let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  package init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    descriptor = try uninterrupted { unsafe open(path, flags | O_CLOEXEC, mode) }
  }

  deinit { Self.close(descriptor) }

  package var status: stat {
    get throws(SystemError) {
      var status = stat()
      _ = try uninterrupted { unsafe fstat(descriptor, &status) }
      return status
    }
  }

  /// Reads the file, whose size is known; one that has grown meanwhile is read to its end.
  func readAll(expecting size: Int) throws(SystemError) -> [UInt8] {
    guard size <= SystemError.sizeLimit else { throw SystemError(reason: SystemError.excess) }
    // One byte more than announced: where that does not come, the file ends.
    var bytes = try readChunk(atMost: size + 1, orExactly: size)
    while bytes.count > size {
      let more = try readChunk(atMost: 65_536)
      if more.isEmpty { break }
      bytes += more
      if bytes.count > SystemError.sizeLimit { throw SystemError(reason: SystemError.excess) }
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

  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try Self.write(bytes, to: descriptor)
  }

  /// Writes to a file of this process that is open.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    // A reader that has gone is then reported like a full disk.
    signal(SIGPIPE, SIG_IGN)
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let start = unsafe buffer.baseAddress?.advanced(by: written)
        #if canImport(Darwin)
          return unsafe Darwin.write(descriptor, start, bytes.count - written)
        #else
          return unsafe Glibc.write(descriptor, start, bytes.count - written)
        #endif
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw SystemError() }
      written += count
    }
  }

  /// Waits until the disk has what was written.
  package func synchronize() throws(SystemError) {
    do throws(SystemError) {
      _ = try uninterrupted { fsync(descriptor) }
    } catch {
      // Pipes, and some file systems, know of no such thing.
      if error.code != EINVAL && error.code != ENOTSUP && error.code != EROFS { throw error }
    }
  }

  /// Copies extended attributes and access control lists, as far as that is allowed.
  package func takeAttributes(of other: borrowing OpenFile) {
    copyAttributes(from: other.descriptor, to: descriptor)
  }

  /// Opens a file in a folder that has no name yet, and is gone when it is closed without one; nil
  /// where the system has no such files.
  package static func unnamed(in folder: String, mode: mode_t) -> OpenFile? {
    #if os(Linux)
      // `O_TMPFILE`, a macro that is not imported.
      return try? OpenFile(folder, 0o20_000_000 | O_DIRECTORY | O_WRONLY, mode: mode)
    #else
      return nil
    #endif
  }

  /// Gives an unnamed file a name that nothing has.
  package func link(as name: String) throws(SystemError) {
    let own = "/proc/self/fd/\(descriptor)"
    _ = try uninterrupted {
      unsafe linkat(AT_FDCWD, own, AT_FDCWD, name, AT_SYMLINK_FOLLOW)
    }
  }

  /// Gives the file the owner and the permissions of another one, as far as that is allowed.
  package func takeOwner(_ status: stat) throws(SystemError) {
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
  package consuming func finish() throws(SystemError) {
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
