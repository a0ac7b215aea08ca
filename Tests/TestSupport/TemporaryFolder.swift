package import Foundation

/// A folder of the machine's own disk, which is gone when the last use of this object is over.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package init() throws {
    let name = "l10nscan-tests-\(UUID().uuidString)"
    // The real path, because programs that ask for their working folder see that.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // What cannot be removed is left to the system, which empties its folder for such files.
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and makes the folders above it.
  package func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}
