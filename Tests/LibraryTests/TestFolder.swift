import Foundation

/// A folder with some files, which is gone when the test is over.
final class TestFolder: Sendable {
  let url: URL

  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "l10nscan-library-\(UUID())")
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    // What cannot be removed is left to the system, which empties its folder for such files.
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    let parent = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
