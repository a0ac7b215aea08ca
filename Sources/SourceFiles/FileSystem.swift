/// The file operations of the whole program, as a value that tests replace.
///
/// Nothing outside this module touches a file. An operation answers or throws a `FileError` that
/// names the path and the system's reason.
public struct FileSystem: Sendable {
  package let contents: @Sendable (FilePath) throws(FileError) -> [UInt8]
  package let list: @Sendable (FilePath) throws(FileError) -> [FolderEntry]
  package let kind: @Sendable (FilePath) throws(FileError) -> FileKind
  package let replace: @Sendable (FilePath, [UInt8]) throws(FileError) -> Void
  package let makeFolder: @Sendable (FilePath) throws(FileError) -> Void

  package init(
    contents: @escaping @Sendable (FilePath) throws(FileError) -> [UInt8],
    list: @escaping @Sendable (FilePath) throws(FileError) -> [FolderEntry],
    kind: @escaping @Sendable (FilePath) throws(FileError) -> FileKind,
    replace: @escaping @Sendable (FilePath, [UInt8]) throws(FileError) -> Void,
    makeFolder: @escaping @Sendable (FilePath) throws(FileError) -> Void
  ) {
    self.contents = contents
    self.list = list
    self.kind = kind
    self.replace = replace
    self.makeFolder = makeFolder
  }

  /// Reads a whole file.
  public func read(_ path: FilePath) throws(FileError) -> [UInt8] {
    try contents(path)
  }

  /// Returns what a folder holds, in no order, without `.` and `..`.
  public func entries(of folder: FilePath) throws(FileError) -> [FolderEntry] {
    try list(folder)
  }

  /// Returns what stands at a path, following symbolic links.
  public func kind(of path: FilePath) throws(FileError) -> FileKind {
    try kind(path)
  }

  /// Writes a file whole or not at all: beside its place first, then renamed into it.
  public func write(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    try replace(path, bytes)
  }

  /// Makes a folder and those above it that are missing.
  public func createFolder(_ path: FilePath) throws(FileError) {
    try makeFolder(path)
  }
}

/// A name in a folder.
public struct FolderEntry: Hashable, Sendable {
  public let name: String
  public let kind: FileKind

  public init(name: String, kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}

/// What a name stands for.
public enum FileKind: Sendable {
  case file
  case folder
  case symbolicLink
  /// A device, a pipe, a socket: nothing to read.
  case other
}

/// A file operation that failed.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Operation: String, Sendable {
    case read
    case list
    case write
    case create
  }

  public let operation: Operation
  public let path: FilePath
  /// The system's words, such as `No such file or directory`.
  public let reason: String

  public init(_ operation: Operation, _ path: FilePath, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  public var description: String { "cannot \(operation) '\(path)': \(reason)" }

  /// The error as a diagnostic at the file, for input that the run can do without.
  public var diagnostic: Diagnostic {
    Diagnostic(
      rule: .unreadableFile,
      severity: .error,
      message: description,
      location: SourceLocation(path: path),
      subject: .init(detail: path.string)
    )
  }
}
