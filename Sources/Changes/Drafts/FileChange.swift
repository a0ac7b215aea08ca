package import SourceFiles

/// A file before and after a change.
package struct FileChange: Hashable, Sendable {
  package let path: FilePath
  /// nil where the file is to be made.
  package let before: [UInt8]?
  /// nil where the file is to go.
  package let after: [UInt8]?

  package init(path: FilePath, before: [UInt8]?, after: [UInt8]?) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// The state that the file must be in to be written.
  private var expectation: FileExpectation { before.map { .bytes($0) } ?? .noFile }
}

/// Why changes were not made.
package struct FileChangeError: Error, Hashable, Sendable {
  package let cause: FileError
  /// The files that were changed before and could not be given their old bytes again.
  package let changed: [FilePath]
}

extension [FileChange] {
  /// Writes all files, or none: where one cannot be written, those before it get their old bytes, and
  /// those that were made go.
  ///
  /// Files that are to go do so at last, when all others are in their places.
  ///
  /// - Throws: `FileChangeError` when a file cannot be read or written, or is no longer as it was
  ///   before.
  package func write(in files: FileSystem) throws(FileChangeError) {
    do throws(FileError) {
      for change in self { try change.check(in: files) }
    } catch {
      throw FileChangeError(cause: error, changed: [])
    }
    let gone = filter { $0.after == nil }
    // A link goes before the file that it leads to.
    let links = Set(gone.map(\.path).filter(files.isLink))
    let changes =
      filter { $0.after != nil } + gone.filter { links.contains($0.path) }
      + gone.filter { !links.contains($0.path) }
    var folders: [FilePath] = []
    for (index, change) in changes.enumerated() {
      do throws(FileError) {
        try change.write(in: files, making: &folders)
      } catch {
        // A write may have failed after it was done.
        let tried = changes[...index].filter { $0 != change || $0.isDone(in: files) }
        let changed = tried.filter { !$0.takeBack(in: files) }
        // A folder that cannot be removed is empty, or holds reported files.
        for folder in folders.reversed() { try? files.remove(folder) }
        throw FileChangeError(cause: error, changed: changed.map(\.path))
      }
    }
    // A folder that holds something else stays, and so does one that cannot be removed.
    for folder in Set(changes.filter { $0.after == nil }.map(\.path.folder)) {
      if (try? files.entries(of: folder).isEmpty) == true { try? files.remove(folder) }
    }
  }
}

extension FileSystem {
  /// Whether a name is a link, and not what stands there itself.
  fileprivate func isLink(_ path: FilePath) -> Bool {
    // What cannot be resolved fails when it is read.
    guard let place = try? realPath(of: path), let folder = try? realPath(of: path.folder) else {
      return false
    }
    return place != folder.appending(path.name)
  }
}

extension FileChange {
  /// Checks that the file is as it was.
  fileprivate func check(in files: FileSystem) throws(FileError) {
    if let before {
      guard try files.read(path) != before else { return }
      throw FileError(.write, path, reason: FileError.change)
    }
    if try files.exists(path) { throw FileError(.write, path, reason: FileError.presence) }
  }

  /// Writes the file, and makes the folders that it needs, which are added to `folders`.
  fileprivate func write(
    in files: FileSystem,
    making folders: inout [FilePath]
  ) throws(FileError) {
    if before == nil {
      var missing: [FilePath] = []
      var folder = path.folder
      // The working folder and the root have none above, whatever is said of them.
      while folder.folder != folder, try !files.exists(folder) {
        missing.append(folder)
        folder = folder.folder
      }
      for folder in missing.reversed() {
        try files.createFolder(folder)
        folders.append(folder)
      }
    }
    guard let after else { return try files.remove(path, expecting: before ?? []) }
    try files.write(after, to: path, expecting: expectation)
  }

  /// Whether the file is as it is to be.
  fileprivate func isDone(in files: FileSystem) -> Bool {
    after == nil ? (try? files.exists(path)) == false : (try? files.read(path)) == after
  }

  /// Gives the file its old state, and says whether it has it.
  fileprivate func takeBack(in files: FileSystem) -> Bool {
    guard let before else {
      // Who cannot tell whether the file is there has to say that it may be.
      let isGone = (try? files.remove(path)) != nil
      return isGone || (try? files.exists(path)) == false
    }
    // The folder that had become empty may be removed already.
    if after == nil, (try? files.exists(path.folder)) == false {
      try? files.createFolder(path.folder)
    }
    let expectation = after.map { FileExpectation.bytes($0) } ?? .noFile
    let isWritten = (try? files.write(before, to: path, expecting: expectation)) != nil
    // A file that is taken back already is no failure.
    return isWritten || (try? files.read(path)) == before
  }
}
