import SourceFiles

/// A listener to the progress of a scan, which is called by many threads at once.
package struct ScanObserver: Sendable {
  /// Some files have been found, and each will be read so many times.
  package var found: @Sendable (_ files: Int, _ times: Int) -> Void
  /// A file has been read once more.
  package var read: @Sendable () -> Void

  package init(
    found: @escaping @Sendable (_ files: Int, _ times: Int) -> Void,
    read: @escaping @Sendable () -> Void
  ) {
    self.found = found
    self.read = read
  }
}

extension FileSystem {
  /// The same files; an observer is informed of each reading.
  func observed(by observer: ScanObserver?) -> FileSystem {
    guard let observer else { return self }
    return FileSystem(
      self,
      contents: { path throws(FileError) in
        defer { observer.read() }
        return try read(path)
      }
    )
  }
}
