import SourceFiles

/// The changes of files that happened since an audit began to be kept up to date.
struct FileHistory: Sendable {
  /// A change, as far as it can matter to who has asked for something.
  enum Change: Hashable, Sendable {
    /// A file has other bytes, or is or is no longer there.
    case file(FilePath)
    /// A folder holds other names, or other things under them.
    case folder(FilePath)
    /// Anything below a folder, and the folder itself.
    case all(FilePath)
  }

  private(set) var changes: [Change] = []
  /// By path how many changes there had been with the last one of the file.
  private var versions: [FilePath: Int] = [:]
  /// The folders of which all has changed, and when.
  private var folders: [(folder: FilePath, version: Int)] = []

  /// How many times all of a folder has changed.
  var folderCount: Int { folders.count }

  /// Returns a number that is another one whenever the file has changed.
  func version(of path: FilePath) -> Int {
    let version = versions[path] ?? 0
    if folders.isEmpty { return version }
    return folders.reduce(version) { version, change in
      path.relative(to: change.folder) == nil ? version : max(version, change.version)
    }
  }

  mutating func note(_ change: Change) {
    changes.append(change)
    switch change {
    case .file(let path): versions[path] = changes.count
    case .folder: break
    case .all(let folder):
      versions[folder] = changes.count
      folders.append((folder, changes.count))
    }
  }
}

/// The versions of a list of files, asked for anew only where something has changed.
struct FileVersions: Sendable {
  private var paths: [FilePath] = []
  /// None until a file has changed, which never happens where files are read once.
  private var indices: [FilePath: Int] = [:]
  private var versions: [Int] = []
  /// How many changes there had been the last time.
  private var changes = 0

  /// Returns a number for each file that is another one whenever the file has changed.
  mutating func all(of paths: [FilePath], after history: FileHistory) -> [Int] {
    defer { changes = history.changes.count }
    if paths != self.paths {
      self.paths = paths
      indices = [:]
      versions = paths.map(history.version)
      return versions
    }
    for change in history.changes[changes...] {
      switch change {
      case .file(let path):
        if indices.isEmpty { indices = Dictionary(zip(paths, paths.indices)) { first, _ in first } }
        if let index = indices[path] { versions[index] = history.version(of: path) }
      case .folder: break
      case .all: versions = paths.map(history.version)
      }
    }
    return versions
  }
}
