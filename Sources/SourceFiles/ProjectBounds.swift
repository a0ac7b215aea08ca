import Platform

/// The folders that no link may lead out of: the repositories of some paths, or the paths themselves
/// where these lie in none.
///
/// A pull request may contain a link to any file. The target of such a link would
/// be quoted in reports, and overwritten by fixes.
struct ProjectBounds: Sendable {
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

  /// Finds the bounds of what is written by a caller who names some paths: their repositories, or else
  /// the paths themselves and the folders of files among them, which need not be there yet.
  init(aroundOutputs paths: [FilePath], in files: FileSystem) {
    folders = paths.flatMap { path -> [FilePath] in
      let place = files.absolutePath(of: path)
      let real = files.nearestRealPath(of: path)
      // Within a repository, what is named may lie among git's own files; a link to these may not.
      if let repository = files.repository(around: path) {
        return [files.nearestRealPath(of: repository)] + (real == place ? [place] : [])
      }
      // A file that cannot be looked at is a folder to be made. Beside a language's folder lie others.
      var folder = (try? files.kind(of: path)) == .file ? path.folder : path
      while folder.fileExtension == "lproj" { folder = folder.folder }
      return [files.nearestRealPath(of: folder)]
    }
  }

  /// Returns whether a path without links lies within, and not among what git keeps for itself:
  /// that holds passwords, and commands that git runs.
  func contains(_ path: FilePath) -> Bool {
    folders.contains { folder in
      if path == folder { return true }
      guard let inside = path.relative(to: folder) else { return false }
      return !FilePath(String(inside)).components.contains {
        FilePath.repositoryMarks.contains($0.lowercased())
      }
    }
  }

  /// Returns whether something may be read that a caller names, or that was found below that.
  ///
  /// A path without links is always within; one that cannot be resolved fails when it is read.
  static func allow(_ path: FilePath, named paths: [FilePath], in files: FileSystem) -> Bool {
    guard !files.leavesProject, let real = try? files.realPath(of: path),
      real != files.absolutePath(of: path)
    else { return true }
    return ProjectBounds(around: paths, in: files).contains(real)
  }

  /// Refuses to write for a command that only reads, and where a path leads out of the project, be it by a link or by its names.
  static func checkOutput(
    _ path: FilePath,
    for operation: FileError.Operation = .write,
    in files: FileSystem
  ) throws(FileError) {
    guard !files.isReadOnly else {
      throw FileError(operation, path, reason: FileError.readingCommand)
    }
    guard !files.leavesProject, !path.isStream else { return }
    let (place, real) = (files.absolutePath(of: path), files.nearestRealPath(of: path))
    let outputs = files.boundsOfOutputs
    if outputs == nil, real == place { return }
    let bounds =
      outputs ?? ProjectBounds(aroundOutputs: [files.folderOfProject(around: path)], in: files)
    // On the way to a folder that is named, those above it are made.
    let isOnTheWay =
      operation == .create && bounds.folders.contains { $0.relative(to: real) != nil }
    guard !bounds.contains(real), !isOnTheWay else { return }
    let reason = real == place ? FileError.leadsOutside : FileError.leavesProject
    throw FileError(operation, path, reason: reason)
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

  /// Returns whether a repository begins in a folder.
  package func isRepository(_ folder: FilePath) -> Bool {
    FilePath.repositoryMarks.contains { name in
      // A folder that cannot be looked at is passed by.
      (try? kind(of: folder.appending(name))) != nil
    }
  }

  /// Returns whether what a file names lies in the same project as the file.
  package func isInProject(_ path: FilePath, of file: FilePath) -> Bool {
    if leavesProject { return true }
    return ProjectBounds(around: [folderOfProject(around: file)], in: self)
      .contains(nearestRealPath(of: path))
  }

  /// Reads a file that a caller names, or that is found by its name below what is named, for what it
  /// says to be shown.
  ///
  /// - Throws: `FileError` also when a link leads out of the project.
  package func readToQuote(
    _ path: FilePath,
    below named: FilePath? = nil
  ) throws(FileError) -> [UInt8] {
    guard ProjectBounds.allow(path, named: [named ?? path], in: self) else {
      throw FileError(.read, path, reason: FileError.leavesProject)
    }
    return try read(path)
  }

  /// The same files, of which only those can be read that lie within the projects of some paths.
  ///
  /// A file that names others may come from anywhere, and so may what it names.
  package func quoting(within paths: [FilePath]) -> FileSystem {
    if leavesProject { return self }
    let bounds = ProjectBounds(around: paths + ["."], in: self)
    return FileSystem(self) { path throws(FileError) in
      guard bounds.contains(try realPath(of: path)) else {
        throw FileError(.read, path, reason: FileError.leadsOutside)
      }
      return try contents(path)
    }
  }

  /// The repository of a file, or else the working folder above it, or else its own.
  fileprivate func folderOfProject(around file: FilePath) -> FilePath {
    repository(around: file) ?? workingFolder(around: file) ?? file.folder
  }

  /// Returns the working folder if a path lies below it, and it is not the root of all files.
  func workingFolder(around path: FilePath) -> FilePath? {
    guard !path.isAbsolute, let folder = try? realPath(of: "."), folder != "/" else { return nil }
    return absolutePath(of: path).isWithin(folder) ? folder : nil
  }
}

extension FilePath {
  /// The names by which the folder of a repository is known.
  static let repositoryMarks: [String] = [".git", ".hg", ".jj", ".svn"]
}
