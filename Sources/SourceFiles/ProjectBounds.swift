/// The folders that no link may lead out of: the repositories of some paths, or the paths themselves
/// where these lie in none.
///
/// Whoever sends a pull request may put a link to any file into it. What such a link leads to would
/// be quoted in reports, and overwritten by fixes.
struct ProjectBounds {
  private let folders: [FilePath]

  /// Finds the bounds of what a caller names.
  init(around paths: [FilePath], in files: FileSystem) {
    var known: Set<FilePath> = []
    folders = paths.compactMap { path in
      let folder = files.repository(around: path) ?? path
      guard known.insert(folder).inserted else { return nil }
      // Where the folder cannot be found, nothing in it can.
      return try? files.realPath(of: folder)
    }
  }

  /// Tells whether a path without links lies within, and not among what git keeps for itself: that
  /// holds passwords, and commands that git runs.
  func contains(_ path: FilePath) -> Bool {
    folders.contains { folder in
      if path == folder { return true }
      guard let inside = path.relative(to: folder) else { return false }
      return !FilePath(String(inside)).components.contains { FilePath.repositoryMarks.contains($0) }
    }
  }

  /// Tells whether something may be read that a caller names, or that was found below that.
  ///
  /// A path without links is always within; one that cannot be resolved fails when it is read.
  static func allow(_ path: FilePath, named paths: [FilePath], in files: FileSystem) -> Bool {
    guard !files.leavesProject, let real = try? files.realPath(of: path),
      real != files.absolutePath(of: path)
    else { return true }
    return ProjectBounds(around: paths, in: files).contains(real)
  }

  /// Refuses to write through a link that leads out of the project that the path lies in.
  static func checkOutput(_ path: FilePath, in files: FileSystem) throws(FileError) {
    guard !files.leavesProject, !path.isStream else { return }
    let (place, real) = (files.absolutePath(of: path), files.nearestRealPath(of: path))
    guard real != place else { return }
    let folder = files.repository(around: path) ?? files.workingFolder(around: path) ?? path.folder
    guard !ProjectBounds(around: [folder], in: files).contains(real) else { return }
    throw FileError(.write, path, reason: FileError.leavesProject)
  }
}

extension FileSystem {
  /// Returns the innermost repository that a path lies in, judged by the path alone and not by where
  /// its links lead; nil where it lies in none.
  package func repository(around path: FilePath) -> FilePath? {
    var folder = absolutePath(of: path)
    while true {
      if isRepository(folder) { return folder }
      if folder.folder == folder { return nil }
      folder = folder.folder
    }
  }

  /// Tells whether a repository begins in a folder.
  package func isRepository(_ folder: FilePath) -> Bool {
    FilePath.repositoryMarks.contains { name in
      // A folder that cannot be looked at is passed by.
      (try? kind(of: folder.appending(name))) != nil
    }
  }

  /// Tells whether what a file names lies in the same project as the file.
  package func isInProject(_ path: FilePath, of file: FilePath) -> Bool {
    if leavesProject { return true }
    let folder = repository(around: file) ?? workingFolder(around: file) ?? file.folder
    return ProjectBounds(around: [folder], in: self).contains(nearestRealPath(of: path))
  }

  /// Returns where a path leads; of what is not there yet, where it will be.
  func nearestRealPath(of path: FilePath) -> FilePath {
    if let real = try? realPath(of: path) { return real }
    var (folder, names) = (absolutePath(of: path), [Substring]())
    while folder.folder != folder {
      names.append(folder.name)
      folder = folder.folder
      if let real = try? realPath(of: folder) {
        return names.reversed().reduce(real) { $0.appending($1) }
      }
    }
    return absolutePath(of: path)
  }

  /// Returns a path from the root on, as it stands, without `..` in it.
  package func absolutePath(of path: FilePath) -> FilePath {
    // Without a working folder, relative paths lead nowhere.
    path.absolute(from: path.isAbsolute ? "/" : (try? realPath(of: ".")) ?? ".")
  }

  /// Returns the working folder if a path lies below it, and it is not the root of all files.
  func workingFolder(around path: FilePath) -> FilePath? {
    guard !path.isAbsolute, let folder = try? realPath(of: "."), folder != "/" else { return nil }
    let place = absolutePath(of: path)
    return place == folder || place.relative(to: folder) != nil ? folder : nil
  }
}

extension FilePath {
  /// The names by which the folder of a repository is known.
  static let repositoryMarks: [Substring] = [".git", ".hg", ".jj", ".svn"]
}
