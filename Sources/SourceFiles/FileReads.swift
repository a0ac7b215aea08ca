import Platform

/// The files that were read through a file system.
package final class FileReads: Sendable {
  private let files = Locked<Set<FilePath>>([])
  private let folders = Locked<Set<FilePath>>([])

  package init() {}

  /// Returns a file system that keeps account of what is read through it.
  package func recording(_ base: FileSystem) -> FileSystem {
    FileSystem(
      base,
      contents: { path throws(FileError) in
        let bytes = try base.contents(path)
        self.files.withLock { _ = $0.insert(path) }
        return bytes
      },
      list: { folder throws(FileError) in
        let entries = try base.list(folder)
        self.folders.withLock { _ = $0.insert(folder) }
        return entries
      }
    )
  }

  /// Returns the files that were read, and the folders that were listed and hold none of them, by
  /// their absolute paths, sorted.
  package func paths(from workingFolder: FilePath) -> [FilePath] {
    let files = Set(self.files.withLock { $0 }.map { $0.absolute(from: workingFolder) })
    var around: Set<FilePath> = []
    for file in files {
      var folder = file.folder
      while around.insert(folder).inserted { folder = folder.folder }
    }
    let folders = Set(self.folders.withLock { $0 }.map { $0.absolute(from: workingFolder) })
    return (files.union(folders.subtracting(around))).sorted()
  }
}
