#if canImport(Darwin)
  package import Darwin
#else
  package import Glibc
#endif

/// The kind and facts of a path of the machine's own file system.
///
/// opendir/readdir were 3 to 9 times faster than Foundation's enumerators on a tree of 10,000 files;
/// reading into an array equals FileManager.contents, and mapping was slower for many small files.
package struct LocalFile {
  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Reads a regular file, behind all links.
  package func contents() throws(SystemError) -> [UInt8] {
    // Without O_NONBLOCK a pipe without a writer would block the program forever.
    let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
    let status = try file.status
    guard FileKind(mode: status.st_mode) == .file else {
      throw SystemError(reason: SystemError.noRegularFile)
    }
    return try file.readAll(expecting: Int(status.st_size))
  }

  /// Returns what a folder holds, without `.` and `..`.
  package func entries() throws(SystemError) -> [FolderEntry] {
    var folder = unsafe opendir(path)
    while unsafe folder == nil && errno == EINTR { unsafe folder = opendir(path) }
    guard let folder = unsafe folder else { throw SystemError() }
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
      let entry = FolderEntry(name: name, kind: kind ?? LocalFile("\(path)/\(name)").kindOfLink)
      entries.append(entry)
    }
    guard errno == 0 else { throw SystemError() }
    return entries
  }

  private var kindOfLink: FileKind {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return .other }
    return FileKind(mode: status.st_mode)
  }

  /// The kind of what stands behind all links.
  package var kind: FileKind {
    get throws(SystemError) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { throw SystemError() }
      return FileKind(mode: status.st_mode)
    }
  }

  /// The absolute path of what the path stands for, after all links.
  package var target: String {
    get throws(SystemError) {
      guard let target = unsafe realpath(path, nil) else { throw SystemError() }
      defer { unsafe free(target) }
      return unsafe String(cString: target)
    }
  }

  /// The target of a link; nil where there is none.
  package var textOfLink: [UInt8]? {
    var text = [CChar](repeating: 0, count: 65_536)
    let length = unsafe readlink(path, &text, text.count)
    return length < 0 ? nil : text[..<length].map { UInt8(bitPattern: $0) }
  }

  /// The status of the path itself, whether it is a link or not; nil where nothing is there.
  package var statusOfLink: stat? {
    get throws(SystemError) {
      var status = stat()
      if unsafe lstat(path, &status) == 0 { return status }
      if errno == ENOENT { return nil }
      throw SystemError()
    }
  }

  /// A value that changes with the file itself, or with the link; nil where nothing is there.
  package var stamp: FileStamp? {
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

  /// Whether this user may run the file as a program.
  package var isExecutable: Bool { unsafe access(path, X_OK) == 0 }

  /// Fails where the file may not be written, although its folder would let it be replaced.
  package func checkAccess() throws(SystemError) {
    guard unsafe access(path, W_OK) == 0 else { throw SystemError() }
  }

  /// Makes a folder in one that is there, unless it is there already.
  package func makeFolder() throws(SystemError) {
    if unsafe mkdir(path, 0o777) == 0 { return }
    let failure = SystemError()
    if (try? kind) != .folder { throw failure }
  }

  /// Puts the file in the place of another one, in one step.
  package func rename(to other: LocalFile) throws(SystemError) {
    #if canImport(Darwin)
      _ = try uninterrupted { unsafe Darwin.rename(path, other.path) }
    #else
      _ = try uninterrupted { unsafe Glibc.rename(path, other.path) }
    #endif
  }

  /// Lets the file be run by those who may read it.
  package func makeExecutable() throws(SystemError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw SystemError() }
    let mode = status.st_mode & 0o7777
    _ = try uninterrupted { unsafe chmod(path, mode | (mode & 0o444) >> 2) }
  }

  /// Removes a file, or a link.
  package func remove() throws(SystemError) {
    _ = try uninterrupted { unsafe unlink(path) }
  }

  /// Removes a file, a link, or a folder that is empty.
  package func discard() throws(SystemError) {
    do throws(SystemError) {
      try remove()
    } catch {
      guard unsafe rmdir(path) == 0 else { throw error }
    }
  }
}

/// A name in a folder.
package struct FolderEntry: Hashable, Sendable {
  package let name: String
  package let kind: FileKind

  package init(name: String, kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}

/// The kinds of things that a name may stand for.
package enum FileKind: Sendable {
  case file
  case folder
  case symbolicLink
  /// A device, a pipe, a socket: nothing to read.
  case other

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

/// A value that changes with a file, without reading it.
package struct FileStamp: Hashable, Sendable {
  package let size: Int64
  package let seconds: Int64
  package let nanoseconds: Int64
  package let number: UInt64

  package init(size: Int64, seconds: Int64, nanoseconds: Int64, number: UInt64) {
    self.size = size
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    self.number = number
  }
}
