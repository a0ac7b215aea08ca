package import SourceFiles

extension GitRepository {
  /// Returns the folder in which git looks for the repository's hooks, which need not be there yet.
  ///
  /// It is that of `core.hooksPath`, or else `hooks` among git's own files.
  ///
  /// - Throws: `GitError` when git cannot tell.
  package func hooksFolder() throws(GitError) -> FilePath {
    // The last value is the program's own, by which git runs no hook.
    let configured = try git.lines("config", "--path", "--get-all", "core.hooksPath").dropLast()
    guard let folder = configured.last else {
      return try files.nearestRealPath(of: gitFolder().appending("hooks"))
    }
    return files.nearestRealPath(of: FilePath(folder).absolute(from: root))
  }

  /// Returns whether a folder belongs to this repository alone: whether it lies in the work tree or
  /// among git's own files.
  package func owns(_ folder: FilePath) -> Bool {
    let place = files.nearestRealPath(of: folder)
    // Where git cannot name its folder, only the work tree counts.
    let own = [root, try? gitFolder()].compactMap { $0 }
    return own.contains { place.isWithin(files.nearestRealPath(of: $0)) }
  }

  /// The absolute path of git's own folder, which linked work trees share.
  private func gitFolder() throws(GitError) -> FilePath {
    let folder = try git.path("rev-parse", "--git-common-dir")
    return files.absolutePath(of: folder)
  }
}
