// The one file with unsafe code: calls into the C library, loads of eight bytes, and the slots that
// threads fill.
//
// opendir/readdir were 3 to 9 times faster than Foundation's enumerators on a tree of 10,000 files;
// reading into an array equals FileManager.contents, and mapping was slower for many small files.

import Dispatch
package import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FileSystem {
  /// The machine's own files.
  public static let local = FileSystem(
    contents: readFile,
    list: listFolder,
    kind: kindFollowingLinks,
    replace: replaceFile,
    makeFolder: makeFolders
  )
}

/// A value that one thread at a time reads and changes: the program's only lock.
package final class Locked<Value: Sendable>: Sendable {
  // A semaphore, because `Synchronization.Mutex` needs macOS 15.
  private let semaphore = DispatchSemaphore(value: 1)
  nonisolated(unsafe) private var value: Value

  package init(_ value: Value) {
    unsafe self.value = value
  }

  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    semaphore.wait()
    defer { semaphore.signal() }
    return unsafe body(&value)
  }
}

extension Array where Element: Sendable {
  /// Returns the results of `transform` in the elements' order, computed on `jobs` threads.
  ///
  /// The elements are handed out one by one, so that long and short work balances itself. With one
  /// job everything happens on the caller's thread.
  package func concurrentMap<Result: Sendable>(
    jobs: Int,
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard jobs > 1, count > 1 else { return map(transform) }
    return unsafe [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each index is taken by exactly one thread, which initialises that slot and no other.
      nonisolated(unsafe) let slots = unsafe buffer
      let next = Locked(0)
      DispatchQueue.concurrentPerform(iterations: Swift.min(jobs, count)) { _ in
        while true {
          let index = next.withLock { next in
            defer { next += 1 }
            return next
          }
          guard index < count else { return }
          unsafe slots.initializeElement(at: index, to: transform(self[index]))
        }
      }
      initializedCount = count
    }
  }
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
}

extension Collection<UInt8> {
  /// Returns how many elements stand before the first one that is a byte; nil where none is.
  package func distance(toFirst byte: UInt8) -> Int? {
    let found = withContiguousStorageIfAvailable { buffer in
      unsafe buffer.firstIndex(of: byte)
    }
    return found ?? Array(self).firstIndex(of: byte)
  }

  /// Returns how many elements stand before the last one that is a byte; nil where none is.
  package func distance(toLast byte: UInt8) -> Int? {
    // The view of a string takes forty instructions for each step back.
    let found = withContiguousStorageIfAvailable { buffer in
      unsafe buffer.lastIndex(of: byte)
    }
    return found ?? Array(self).lastIndex(of: byte)
  }

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

private func readFile(_ path: FilePath) throws(FileError) -> [UInt8] {
  // Without O_NONBLOCK a pipe that nobody writes to would hold the program up forever.
  let descriptor = unsafe open(path.string, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw FileError(.read, path, reason: lastReason()) }
  defer { close(descriptor) }
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else {
    throw FileError(.read, path, reason: lastReason())
  }
  guard status.st_mode & S_IFMT == S_IFREG else {
    throw FileError(.read, path, reason: "Not a regular file")
  }
  // One byte more than announced, so that the end is seen without another round. A file that has
  // grown meanwhile is read on until its end.
  var bytes = try readChunk(of: descriptor, path, atMost: Int(status.st_size) + 1)
  while bytes.count > Int(status.st_size) {
    let more = try readChunk(of: descriptor, path, atMost: 65_536)
    if more.isEmpty { break }
    bytes += more
  }
  return bytes
}

/// Reads until `limit` bytes are there or the file ends.
private func readChunk(
  of descriptor: Int32,
  _ path: FilePath,
  atMost limit: Int
) throws(FileError) -> [UInt8] {
  var reason: String?
  let chunk = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
    while count < limit {
      let got = unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), limit - count)
      if got < 0 && errno == EINTR { continue }
      if got < 0 { reason = lastReason() }
      if got <= 0 { return }
      count += got
    }
  }
  if let reason { throw FileError(.read, path, reason: reason) }
  return chunk
}

private func listFolder(_ path: FilePath) throws(FileError) -> [FolderEntry] {
  guard let folder = unsafe opendir(path.string) else {
    throw FileError(.list, path, reason: lastReason())
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
  guard errno == 0 else { throw FileError(.list, path, reason: lastReason()) }
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
    throw FileError(.read, path, reason: lastReason())
  }
  return FileKind(mode: status.st_mode)
}

/// Writes a draft beside the file, which then takes the file's place and its permissions.
///
/// A link stays a link: the file that it leads to is replaced. A file that is write-protected is
/// left alone, although its folder would let it be replaced.
private func replaceFile(_ path: FilePath, with bytes: [UInt8]) throws(FileError) {
  let file = targetOfLinks(path)
  var status = stat()
  let exists = unsafe stat(file.string, &status) == 0
  if exists, unsafe access(file.string, W_OK) != 0 {
    throw FileError(.write, path, reason: lastReason())
  }
  let draft = file.folder.appending(".\(file.name).\(getpid())")
  do throws(FileError) {
    try writeDraft(draft, bytes, permissions: exists ? status.st_mode & 0o777 : nil, path)
    guard unsafe rename(draft.string, file.string) == 0 else {
      throw FileError(.write, path, reason: lastReason())
    }
  } catch {
    unsafe unlink(draft.string)
    throw error
  }
}

private func writeDraft(
  _ draft: FilePath,
  _ bytes: [UInt8],
  permissions: mode_t?,
  _ path: FilePath
) throws(FileError) {
  let descriptor = unsafe open(draft.string, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw FileError(.write, path, reason: lastReason()) }
  var isClosed = false
  defer { if !isClosed { close(descriptor) } }
  try writeAll(bytes, to: descriptor, path)
  if let permissions { fchmod(descriptor, permissions) }
  isClosed = true
  // Some file systems tell only now that the disk is full.
  guard close(descriptor) == 0 else { throw FileError(.write, path, reason: lastReason()) }
}

/// Returns what a path stands for after all links, or the path itself where nothing is there yet.
private func targetOfLinks(_ path: FilePath) -> FilePath {
  guard let target = unsafe realpath(path.string, nil) else { return path }
  defer { unsafe free(target) }
  return unsafe FilePath(String(cString: target))
}

private func writeAll(
  _ bytes: [UInt8],
  to descriptor: Int32,
  _ path: FilePath
) throws(FileError) {
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { throw FileError(.write, path, reason: lastReason()) }
    written += count
  }
}

private func makeFolders(_ path: FilePath) throws(FileError) {
  if unsafe mkdir(path.string, 0o777) == 0 { return }
  if errno == ENOENT, path.folder != path {
    try makeFolders(path.folder)
    if unsafe mkdir(path.string, 0o777) == 0 { return }
  }
  let reason = lastReason()
  // Another error than "it is there already" is told below by its own reason.
  if let kind = try? kindFollowingLinks(path), kind == .folder { return }
  throw FileError(.create, path, reason: reason)
}

/// The C library's words for the last call that failed.
private func lastReason() -> String {
  unsafe String(cString: strerror(errno))
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

#if !canImport(Darwin)
  /// A character set that the C library can decode.
  package struct SystemCharacterSet: Sendable {
    private let name: String

    /// Finds a character set by its IANA name; nil where the C library has none of that name.
    package init?(name: String) {
      // What follows a slash is no name but a wish, and no name at all means that of the locale.
      guard !name.isEmpty, !name.contains("/") else { return nil }
      self.name = name
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
  }
#endif

/// A stream that the program prints to.
public enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Whether a person is likely to be reading along.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal in columns, or nil where there is none.
  public var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Prints bytes.
  ///
  /// - Throws: `FileError` when the stream takes no more, except that a broken pipe is silent: the
  ///   reader has seen enough.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    signal(SIGPIPE, SIG_IGN)
    do throws(FileError) {
      // To make a text of `self` by reflection took two fifths of printing the version.
      let name: FilePath = self == .output ? "standard output" : "standard error"
      try writeAll(bytes, to: rawValue, name)
    } catch {
      if errno != EPIPE { throw error }
    }
  }
}

extension NSRegularExpression {
  /// Whether the expression is found in a text of ASCII; nil where it takes too long to tell.
  ///
  /// It reports progress at every place where it begins anew, and every ten thousand steps or so. It
  /// is stopped when it has done so more often than it has places to begin at.
  package func isFoundSoon(in text: String) -> Bool? {
    var (isFound, reports) = (false, 0)
    let range = NSRange(location: 0, length: text.utf8.count)
    let limit = range.length + 8
    unsafe enumerateMatches(in: text, options: .reportProgress, range: range) { match, _, stop in
      if match != nil { isFound = true } else { reports += 1 }
      unsafe stop.pointee = ObjCBool(isFound || reports > limit)
    }
    return isFound ? true : reports > limit ? nil : false
  }
}
