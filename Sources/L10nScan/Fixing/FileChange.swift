package import SourceFiles

/// A file before and after a change.
package struct FileChange: Hashable, Sendable {
  package let path: FilePath
  package let before: [UInt8]
  package let after: [UInt8]

  package init(path: FilePath, before: [UInt8], after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }
}

/// Why changes were not made.
package struct FileChangeError: Error, Hashable, Sendable {
  package let cause: FileError
  /// The files that were changed before and could not be given their old bytes again.
  package let changed: [FilePath]
}

extension [FileChange] {
  /// Writes all files, or none: where one cannot be written, those before it get their old bytes.
  ///
  /// - Throws: `FileChangeError` when a file cannot be read or written, or is no longer as it was
  ///   before.
  package func write(in files: FileSystem) throws(FileChangeError) {
    do throws(FileError) {
      for change in self where try files.read(change.path) != change.before {
        throw FileError(.write, change.path, reason: FileError.change)
      }
    } catch {
      throw FileChangeError(cause: error, changed: [])
    }
    for (index, change) in enumerated() {
      do throws(FileError) {
        try files.write(change.after, to: change.path, expecting: .bytes(change.before))
      } catch {
        // A write may have failed after it was done.
        let tried = self[...index].filter { $0 != change || (try? files.read($0.path)) == $0.after }
        let changed = tried.filter { !$0.takeBack(in: files) }
        throw FileChangeError(cause: error, changed: changed.map(\.path))
      }
    }
  }
}

extension FileChange {
  /// Gives the file its old bytes, and tells whether it has them.
  fileprivate func takeBack(in files: FileSystem) -> Bool {
    let isWritten = (try? files.write(before, to: path, expecting: .bytes(after))) != nil
    // A file that somebody has taken back already is no failure.
    return isWritten || (try? files.read(path)) == before
  }
}
