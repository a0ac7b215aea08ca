import Platform

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one way in which the program writes a file: a draft beside it, which then takes its place.
///
/// At any moment, and after any signal, the file holds all of its old bytes or all of its new ones.
/// It keeps owner, permissions and attributes. A link stays a link: the file that it leads to is
/// replaced. Other hard links keep the old bytes, as their maker expects; to
/// write into the file itself would leave half of it behind where the program is killed.
struct FileReplacement {
  private let path: FilePath
  private let bytes: [UInt8]
  private let expectation: FileExpectation

  init(of path: FilePath, with bytes: [UInt8], expecting expectation: FileExpectation) {
    self.path = path
    self.bytes = bytes
    self.expectation = expectation
  }

  func run() throws(FileError) { try path.asking(.write, write()) }

  private func write() throws(SystemError) {
    if let descriptor = path.streamDescriptor {
      return try OpenFile.write(bytes, to: descriptor)
    }
    let file = try target
    guard let status = try file.local.statusOfLink else {
      return try Self.withoutSignals { () throws(SystemError) in try create(file) }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      try file.local.checkAccess()
      try Self.withoutSignals { () throws(SystemError) in try replace(file, status) }
    case S_IFIFO, S_IFCHR: try send(to: file)
    case S_IFDIR: throw SystemError(reason: "Is a directory")
    default: throw SystemError(reason: FileError.noRegularFile)
    }
  }

  /// The file behind all links; one that is not there yet stands for itself.
  private var target: FilePath {
    get throws(SystemError) {
      do throws(SystemError) {
        return FilePath(try path.local.target)
      } catch {
        guard error.code == ENOENT else { throw error }
        if try path.local.statusOfLink != nil { throw SystemError(reason: FileError.danglingLink) }
        return path
      }
    }
  }

  /// Does what a signal must not interrupt half-way.
  private static func withoutSignals(
    _ body: () throws(SystemError) -> Void
  ) throws(SystemError) {
    // A file that grows beyond the limit of the process is then reported like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    try EndingSignals.waiting(for: body)
  }

  /// Writes to a pipe or a device, which takes the bytes as they come.
  private func send(to device: FilePath) throws(SystemError) {
    guard expectation == .anything else { throw SystemError(reason: FileError.noRegularFile) }
    let stream = try OpenFile(device.string, O_WRONLY | O_NOCTTY)
    try stream.write(bytes)
    try stream.finish()
  }

  private func create(_ file: FilePath) throws(SystemError) {
    if case .bytes = expectation { throw SystemError(reason: FileError.absence) }
    try withDraft(beside: file, mode: 0o666) { _ throws(SystemError) in }
  }

  private func replace(_ file: FilePath, _ status: stat) throws(SystemError) {
    // Until the draft has the file's own permissions, only its owner may read it.
    try withDraft(beside: file, mode: 0o600) { draft throws(SystemError) in
      // Of a file that may be written and not read, the attributes are lost.
      if let original = try? OpenFile(file.string, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) {
        draft.takeAttributes(of: original)
      }
      try draft.takeOwner(status)
    }
  }

  /// Writes the draft, lets it be prepared, and puts it into the file's place.
  private func withDraft(
    beside file: FilePath,
    mode: mode_t,
    prepare: (borrowing OpenFile) throws(SystemError) -> Void
  ) throws(SystemError) {
    let isRenamed = try renameUnnamedDraft(to: file, mode: mode, prepare)
    if !isRenamed { try renameDraft(to: file, mode: mode, prepare) }
    // The file is in its place. That its folder cannot be synchronized matters when power fails only.
    if let folder = try? OpenFile(file.folder.string, O_RDONLY) { try? folder.synchronize() }
  }

  /// Writes a draft that has a name in the moment of renaming alone, so that nothing is left of it
  /// where the program is killed at any other; returns false where the system or the folder has no such files.
  private func renameUnnamedDraft(
    to file: FilePath,
    mode: mode_t,
    _ prepare: (borrowing OpenFile) throws(SystemError) -> Void
  ) throws(SystemError) -> Bool {
    guard let draft = OpenFile.unnamed(in: file.folder.string, mode: mode) else { return false }
    try fill(draft, prepare)
    let stamp = try check(file)
    let name = Self.draftName(in: file.folder)
    // Without /proc, or where the name is taken, a draft with a name will do.
    guard (try? draft.link(as: name.string)) != nil else { return false }
    try rename(name, to: file, stamp)
    return true
  }

  private func renameDraft(
    to file: FilePath,
    mode: mode_t,
    _ prepare: (borrowing OpenFile) throws(SystemError) -> Void
  ) throws(SystemError) {
    let draft = try Draft(in: file.folder, mode: mode)
    let name = draft.name
    let stamp: FileStamp?
    do throws(SystemError) {
      try fill(draft.file, prepare)
      try draft.file.finish()
      stamp = try check(file)
    } catch {
      // Where the draft cannot be removed, the error that made it useless is still the one to tell.
      try? name.local.remove()
      throw error
    }
    try rename(name, to: file, stamp)
  }

  private func fill(
    _ draft: borrowing OpenFile,
    _ prepare: (borrowing OpenFile) throws(SystemError) -> Void
  ) throws(SystemError) {
    try draft.write(bytes)
    try prepare(draft)
    try draft.synchronize()
  }

  /// Puts the draft into the file's place, unless the file was touched since it was compared.
  private func rename(
    _ draft: FilePath,
    to file: FilePath,
    _ stamp: FileStamp?
  ) throws(SystemError) {
    do throws(SystemError) {
      if expectation != .anything, file.local.stamp != stamp {
        throw SystemError(reason: stamp == nil ? FileError.presence : FileError.change)
      }
      try draft.local.rename(to: file.local)
    } catch {
      try? draft.local.remove()
      throw error
    }
  }

  /// An unpredictable name.
  ///
  /// It has a length of its own, so that a file with a name as long as can be has a draft too.
  fileprivate static func draftName(in folder: FilePath) -> FilePath {
    folder.appending(".l10nscan-\(String(UInt64.random(in: 0 ... .max), radix: 36))")
  }

  /// Looks once more at what is about to be replaced, and returns the stamp that it has as long as
  /// no other program touches it.
  private func check(_ file: FilePath) throws(SystemError) -> FileStamp? {
    let stamp = file.local.stamp
    switch expectation {
    case .anything: return stamp
    case .noFile:
      if try file.local.statusOfLink != nil { throw SystemError(reason: FileError.presence) }
      return nil
    case .bytes(let expected):
      if try file.local.contents() == expected { return stamp }
      throw SystemError(reason: FileError.change)
    }
  }
}

/// A new and empty file, whose name was no link.
private struct Draft: ~Copyable {
  let name: FilePath
  let file: OpenFile

  init(in folder: FilePath, mode: mode_t) throws(SystemError) {
    while true {
      let name = FileReplacement.draftName(in: folder)
      do throws(SystemError) {
        file = try OpenFile(name.string, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
        self.name = name
        return
      } catch {
        if error.code != EEXIST { throw error }
      }
    }
  }
}
