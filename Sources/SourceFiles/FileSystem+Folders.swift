import Platform

extension FileSystem {
  /// Returns the files with a memory for folders: each is listed once, however many look for
  /// something in it, and so is what stands at a path.
  ///
  /// An audit looks for sources, tables, manifests and settings in the same folders, and for
  /// repositories in those above.
  package func rememberingFolders() -> FileSystem {
    let folders = Memory(list)
    let kinds = Memory<FileKind>(kind)
    return FileSystem(
      self,
      list: { folder throws(FileError) in try folders.value(for: folder) },
      kind: { path throws(FileError) in try kinds.value(for: path) }
    )
  }
}

/// The answers that a file system has given for paths.
private final class Memory<Value: Sendable>: Sendable {
  private let ask: @Sendable (FilePath) throws(FileError) -> Value
  private let known = Locked<[FilePath: Result<Value, FileError>]>([:])

  init(_ ask: @escaping @Sendable (FilePath) throws(FileError) -> Value) {
    self.ask = ask
  }

  func value(for path: FilePath) throws(FileError) -> Value {
    if let answer = known.withLock({ $0[path] }) { return try answer.get() }
    let answer = Result { () throws(FileError) in try ask(path) }
    known.withLock { $0[path] = answer }
    return try answer.get()
  }
}
