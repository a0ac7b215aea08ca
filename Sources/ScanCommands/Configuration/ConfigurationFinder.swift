import SourceFiles

/// Finds the configurations that an audit goes by.
struct ConfigurationFinder {
  let files: FileSystem

  /// Looks in the working folder and those above it, up to where the repository ends.
  func find(from workingFolder: FilePath) -> FilePath? {
    var folder: FilePath = "."
    for _ in 0...workingFolder.components.count {
      let path = folder.appending(Configuration.fileName)
      // A file that cannot be looked at counts as absent; a repository that cannot, as none.
      if (try? files.kind(of: path)) == .file { return path }
      if (try? files.kind(of: folder.appending(".git"))) != nil { return nil }
      folder = folder == "." ? ".." : folder.appending("..")
    }
    return nil
  }

  /// Finds the configurations below folders, those of the deepest folders first.
  func findNested(below roots: [FilePath], except main: FilePath) -> [FilePath] {
    let walker = FileWalker(fileExtensions: ["json"], in: files)
    return walker.walk(roots).paths
      .filter { $0.name == Configuration.fileName && $0 != main }
      .sorted { ($1.components.count, $0) < ($0.components.count, $1) }
  }
}
