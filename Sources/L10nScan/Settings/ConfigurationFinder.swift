import Platform
package import SourceFiles

/// Finds the configurations that an audit goes by.
struct ConfigurationFinder {
  let files: FileSystem

  /// Looks in a folder and those above it, up to where the repository ends.
  ///
  /// Without a repository, the folders above may be anybody's, such as the one for temporary files.
  func find(from start: FilePath = ".", in workingFolder: FilePath) -> FilePath? {
    var found: FilePath?
    for folder in [start] + folders(above: start, workingFolder) {
      let path = folder.appending(Configuration.fileName)
      // A file that cannot be looked at counts as absent.
      if found == nil, (try? files.kind(of: path)) == .file { found = path }
      if files.isRepository(folder) || found?.folder == start { return found }
    }
    return nil
  }

  /// Returns the folders above another one, the nearest first, relative where that one is.
  private func folders(above start: FilePath, _ workingFolder: FilePath) -> [FilePath] {
    var folders: [FilePath] = []
    var folder = start
    while folder.folder != folder {
      folder = folder.folder
      folders.append(folder)
    }
    if start.isAbsolute { return folders }
    let parents = workingFolder.components.indices.map { index in
      FilePath(Array(repeating: "..", count: index + 1).joined(separator: "/"))
    }
    return folders + parents
  }

  private func place(of path: FilePath) -> FilePath { (try? files.realPath(of: path)) ?? path }

  /// Finds the configurations below folders, those of the deepest folders first.
  func findNested(below roots: [FilePath], except main: FilePath) -> [FilePath] {
    let walker = FileWalker(fileExtensions: ["json"], in: files)
    // However it is spelled, a file is read once. One that leads nowhere fails when it is read.
    var known: Set<FilePath> = [place(of: main)]
    return walker.walk(roots).paths
      .filter { $0.name == Configuration.fileName && known.insert(place(of: $0)).inserted }
      .sorted { ($1.components.count, $0) < ($0.components.count, $1) }
  }
}

extension ScanSettings {
  /// Reads the configuration of the whole project.
  ///
  /// - Parameters:
  ///   - path: The configuration; nil to look for it in the working folder and above.
  ///   - workingFolder: The absolute path of the folder that relative paths start from.
  ///   - files: The files to look among.
  /// - Throws: `AuditError` with everything that is wrong with it.
  package mutating func readConfiguration(
    _ path: FilePath?,
    from workingFolder: FilePath,
    in files: FileSystem
  ) throws(AuditError) {
    let finder = ConfigurationFinder(files: files)
    guard let path = path ?? finder.find(in: workingFolder) else { return }
    try readConfiguration(path, in: files)
  }

  /// Reads a configuration as the one of the whole project.
  ///
  /// - Throws: `AuditError` with everything that is wrong with it.
  mutating func readConfiguration(_ path: FilePath, in files: FileSystem) throws(AuditError) {
    var configuration = try ConfigurationReader.read(path, in: files)
    configuration.coversAll = true
    self.configuration = configuration
  }

  /// Reads the configurations below the folders that are audited.
  ///
  /// - Throws: `AuditError` with everything that is wrong with one of them.
  package mutating func readNestedConfigurations(in files: FileSystem) throws(AuditError) {
    guard let configuration else { return }
    let finder = ConfigurationFinder(files: files)
    for path in finder.findNested(below: self.sources + self.tables, except: configuration.path) {
      nested.append(try ConfigurationReader.read(path, in: files))
    }
  }
}
