package import Platform

/// The file operations of the whole program, as a value that tests replace.
///
/// Nothing outside this module touches a file. An operation answers or throws a `FileError` that
/// names the path and the system's reason.
package struct FileSystem: Sendable {
  package let contents: @Sendable (FilePath) throws(FileError) -> [UInt8]
  package let list: @Sendable (FilePath) throws(FileError) -> [FolderEntry]
  package let kind: @Sendable (FilePath) throws(FileError) -> FileKind
  package let target: @Sendable (FilePath) throws(FileError) -> FilePath
  package let replace: @Sendable (FilePath, [UInt8], FileExpectation) throws(FileError) -> Void
  package let makeFolder: @Sendable (FilePath) throws(FileError) -> Void
  package let discard: @Sendable (FilePath) throws(FileError) -> Void
  /// Whether links that lead out of a project are followed, as the caller has to request.
  package var leavesProject = false
  /// Whether the file system refuses to write, make or remove.
  package var isReadOnly = false
  /// Returns what a link holds, be it a path or not; nil where there is no link, or its target is
  /// unknown.
  package var textOfLink: @Sendable (FilePath) -> [UInt8]? = { _ in nil }
  /// Lets a file be run by those who may read it.
  package var allowRunning: @Sendable (FilePath) throws(FileError) -> Void = {
    _ throws(FileError) in
  }
  /// Returns the paths that the caller has named, which all that is written lies in or beside; nil where
  /// no caller tells.
  package var outputs: @Sendable () -> [FilePath]? = { nil } {
    didSet { knownBounds = Locked(.unknown) }
  }
  private var knownBounds = Locked(KnownBounds.unknown)

  /// The bounds of the outputs, found when something is written first.
  private enum KnownBounds {
    case unknown
    case known(ProjectBounds?)
  }

  package init(
    contents: @escaping @Sendable (FilePath) throws(FileError) -> [UInt8],
    list: @escaping @Sendable (FilePath) throws(FileError) -> [FolderEntry],
    kind: @escaping @Sendable (FilePath) throws(FileError) -> FileKind,
    target: @escaping @Sendable (FilePath) throws(FileError) -> FilePath,
    replace:
      @escaping @Sendable (FilePath, [UInt8], FileExpectation) throws(FileError) -> Void,
    makeFolder: @escaping @Sendable (FilePath) throws(FileError) -> Void,
    discard: @escaping @Sendable (FilePath) throws(FileError) -> Void
  ) {
    self.contents = contents
    self.list = list
    self.kind = kind
    self.target = target
    self.replace = replace
    self.makeFolder = makeFolder
    self.discard = discard
  }

  /// Makes a file system that answers some questions by other functions, and all else as `base`.
  package init(
    _ base: FileSystem,
    contents: (@Sendable (FilePath) throws(FileError) -> [UInt8])? = nil,
    list: (@Sendable (FilePath) throws(FileError) -> [FolderEntry])? = nil,
    kind: (@Sendable (FilePath) throws(FileError) -> FileKind)? = nil,
    target: (@Sendable (FilePath) throws(FileError) -> FilePath)? = nil
  ) {
    self.init(
      contents: contents ?? base.contents,
      list: list ?? base.list,
      kind: kind ?? base.kind,
      target: target ?? base.target,
      replace: base.replace,
      makeFolder: base.makeFolder,
      discard: base.discard
    )
    (leavesProject, outputs, textOfLink) = (base.leavesProject, base.outputs, base.textOfLink)
    (allowRunning, isReadOnly) = (base.allowRunning, base.isReadOnly)
  }

  /// The bounds of what the caller has named; nil where no caller gives them.
  var boundsOfOutputs: ProjectBounds? {
    knownBounds.withLock { known in
      if case .known(let bounds) = known { return bounds }
      let bounds = outputs().map { ProjectBounds(aroundOutputs: $0, in: self) }
      known = .known(bounds)
      return bounds
    }
  }

  /// Reads a whole file.
  package func read(_ path: FilePath) throws(FileError) -> [UInt8] {
    try path.check(for: .read)
    return try contents(path)
  }

  /// Returns what a folder holds, in no order, without `.` and `..`.
  package func entries(of folder: FilePath) throws(FileError) -> [FolderEntry] {
    try folder.check(for: .list)
    return try list(folder)
  }

  /// Returns what stands at a path, following symbolic links.
  package func kind(of path: FilePath) throws(FileError) -> FileKind {
    try path.check(for: .read)
    return try kind(path)
  }

  /// Returns whether anything stands at a path, following symbolic links.
  ///
  /// - Throws: `FileError` when that is unknown.
  package func exists(_ path: FilePath) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try kind(of: path)
      return true
    } catch {
      if error.isAbsence { return false }
      throw error
    }
  }

  /// Returns the absolute path of what stands at a path, without any link in it.
  package func realPath(of path: FilePath) throws(FileError) -> FilePath {
    try path.check(for: .read)
    return try target(path)
  }

  /// Writes a file whole or not at all: beside its place first, then renamed into it.
  ///
  /// - Throws: `FileError` when the file cannot be written, holds something else than is expected,
  ///   or leads out of the project.
  package func write(
    _ bytes: [UInt8],
    to path: FilePath,
    expecting expectation: FileExpectation = .anything
  ) throws(FileError) {
    try path.check(for: .write)
    try ProjectBounds.checkOutput(path, in: self)
    try replace(path, bytes, expectation)
  }

  /// Reads a file that is to be written anew; nil where there is none.
  ///
  /// - Throws: `FileError` also when the file is reached by a link that leads out of its project: its
  ///   contents are then nothing to tell.
  package func readOutput(_ path: FilePath) throws(FileError) -> [UInt8]? {
    try path.check(for: .write)
    try ProjectBounds.checkOutput(path, in: self)
    return try exists(path) ? try read(path) : nil
  }

  /// Lets a file that was written be run by those who may read it.
  package func makeExecutable(_ path: FilePath) throws(FileError) {
    try path.check(for: .write)
    try ProjectBounds.checkOutput(path, in: self)
    try allowRunning(path)
  }

  /// Makes a folder and those above it that are missing.
  package func createFolder(_ path: FilePath) throws(FileError) {
    try path.check(for: .create)
    try ProjectBounds.checkOutput(path, for: .create, in: self)
    try makeFolder(path)
  }

  /// Removes a file, if it still holds what is expected.
  ///
  /// - Throws: `FileError` when it holds something else, is reached by a link, or cannot be removed.
  package func remove(_ path: FilePath, expecting expected: [UInt8]) throws(FileError) {
    try path.check(for: .write)
    try ProjectBounds.checkOutput(path, in: self)
    guard try read(path) == expected else {
      throw FileError(.write, path, reason: FileError.change)
    }
    try discard(path)
  }

  /// Removes a file that this run has made, or a folder that is empty.
  package func remove(_ path: FilePath) throws(FileError) {
    try path.check(for: .write)
    try ProjectBounds.checkOutput(path, for: .create, in: self)
    try discard(path)
  }
}

/// The condition on which a path is written.
package enum FileExpectation: Hashable, Sendable {
  /// A file with any contents, or none; a pipe or a device takes the bytes as they come.
  case anything
  case noFile
  /// A file with these bytes, so that later changes by others are not lost.
  case bytes([UInt8])
}
