public import SourceFiles

/// A file before and after a change.
public struct FileChange: Hashable, Sendable {
  public let path: FilePath
  public let before: [UInt8]
  public let after: [UInt8]

  public init(path: FilePath, before: [UInt8], after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }
}

extension [FileChange] {
  /// Writes all files, or none: where one cannot be written, those before it get their old bytes.
  ///
  /// - Throws: `FileError` when a file cannot be read or written, or is no longer as it was before.
  public func write(in files: FileSystem) throws(FileError) {
    for change in self where try files.read(change.path) != change.before {
      throw FileError(.write, change.path, reason: "Changed while it was being read")
    }
    for (index, change) in enumerated() {
      do throws(FileError) {
        try files.write(change.after, to: change.path)
      } catch {
        // Where the old bytes cannot be put back either, the error that follows speaks for both.
        for written in self[..<index] { try? files.write(written.before, to: written.path) }
        throw error
      }
    }
  }
}
