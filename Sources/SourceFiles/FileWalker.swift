import Platform

/// Finds files below folders, in an order that is the same on every machine.
package struct FileWalker: Sendable {
  /// Folders without sources and tables of one's own: build products, other people's packages, and
  /// what was exported for translators.
  package static let defaultExcludes =
    [".build", "build", "DerivedData"] + packageFolders
    + ["node_modules", "*.xcframework", "*.framework", "*.xcloc"]

  /// Folders of other people's packages.
  package static let packageFolders = ["SourcePackages", "Pods", "Carthage", "Checkouts"]

  /// The folders of Xcode's own files: sources that lie there by mistake are in no target.
  package static let projectBundles = ["*.xcodeproj", "*.xcworkspace"]

  /// The excludes that are compared with names alone, and those that want whole paths.
  private let nameExcludes: GlobSet
  private let pathExcludes: GlobSet
  private let includesHidden: Bool
  private let fileExtensions: Set<String>
  private let fileNames: Set<String>
  private let neighbours: [FilePath]
  private let files: FileSystem

  /// Makes a walker.
  ///
  /// - Parameters:
  ///   - fileExtensions: What the names of wanted files end in, without the dot.
  ///   - fileNames: The names of other wanted files.
  ///   - excludes: What to leave out, compared with paths relative to the folder walked.
  ///   - includesHidden: Whether to enter folders whose names begin with a dot.
  ///   - neighbours: Other folders that links may lead into, as the caller has named them too.
  ///   - files: Where to walk.
  package init(
    fileExtensions: Set<String>,
    fileNames: Set<String> = [],
    excludes: [Glob] = defaultExcludes.map(Glob.init),
    includesHidden: Bool = false,
    neighbours: [FilePath] = [],
    in files: FileSystem = .local
  ) {
    self.fileExtensions = fileExtensions
    self.fileNames = fileNames
    nameExcludes = GlobSet(excludes.filter { !$0.isAnchored })
    pathExcludes = GlobSet(excludes.filter(\.isAnchored))
    self.includesHidden = includesHidden
    self.neighbours = neighbours
    self.files = files
  }

  /// The files that a walk found, and the folders that it could not look into.
  package struct Result: Sendable {
    /// Sorted, each file once.
    package var paths: [FilePath] = []
    /// The folders and files that could not be looked into.
    package var failures: [FileError] = []
    /// The names of the folders that an exclude left out, each time that it did.
    package var excludedFolders: [String] = []
  }

  /// Finds the wanted files below `roots`; a root that is a file is taken whatever its name.
  ///
  /// A symbolic link to a file is followed, unless it leads out of the project. One to a folder is
  /// not: where it leads inside the roots, the folder is walked under its own name, and loops cannot
  /// arise.
  ///
  /// - Parameters:
  ///   - roots: Folders and files, in any order.
  ///   - jobs: How many folders to list at once; one for each processor by default.
  /// - Returns: The files in the order of their paths, and what could not be read.
  package func walk(_ roots: [FilePath], jobs: Int? = nil) -> Result {
    let jobs = jobs ?? processorCount
    var result = Result()
    var links: [FilePath] = []
    for root in roots {
      do throws(FileError) {
        let kind = try files.kind(of: root)
        guard ProjectBounds.allow(root, named: [root], in: files) else {
          throw FileError(.read, root, reason: FileError.leavesProject)
        }
        if kind == .folder {
          let folders = FolderListing(root, jobs: jobs, contents).run()
          result.paths.reserveCapacity(folders.reduce(0) { $0 + $1.items.count })
          collect(0, of: folders, &result, &links)
        } else {
          result.paths.append(root)
        }
      } catch {
        result.failures.append(error)
      }
    }
    if !links.isEmpty { leaveOut(linksOut: links, of: roots, &result) }
    // The files of one root are sorted already.
    if roots.count > 1 { result.paths = Set(result.paths).sorted() }
    result.failures.sort { ($0.path, $0.description) < ($1.path, $1.description) }
    return result
  }

  /// A folder that was listed, and what is wanted of it, sorted as their paths are.
  fileprivate struct Folder: Sendable {
    let path: FilePath
    /// The path below the root, with a slash at the end unless it is empty.
    let prefix: String
    var items: [Item] = []
    var failures: [FileError] = []
    var excludedFolders: [String] = []
  }

  fileprivate struct Item: Sendable {
    /// The name; that of a folder ends in a slash, which sorts it to where its files belong.
    let name: String
    /// Made where folders are listed side by side.
    let path: FilePath
    var isLink = false
    /// The number of the folder that the name stands for; nil for a file.
    var folder: Int?
  }

  /// Takes the links away that lead out of the project.
  private func leaveOut(linksOut links: [FilePath], of roots: [FilePath], _ result: inout Result) {
    guard !files.leavesProject else { return }
    let bounds = ProjectBounds(around: roots + neighbours, in: files)
    var rejected: Set<FilePath> = []
    for link in links {
      // What cannot be resolved is reported when it is read.
      guard let target = try? files.realPath(of: link), !bounds.contains(target) else { continue }
      guard rejected.insert(link).inserted else { continue }
      let error = FileError(.read, link, reason: FileError.leavesProject)
      result.failures.append(error)
    }
    if !rejected.isEmpty { result.paths.removeAll { rejected.contains($0) } }
  }

  /// Collects the files of a folder and of those below it, and which of them are links.
  private func collect(
    _ number: Int,
    of folders: [Folder],
    _ result: inout Result,
    _ links: inout [FilePath]
  ) {
    result.failures += folders[number].failures
    result.excludedFolders += folders[number].excludedFolders
    for item in folders[number].items {
      if let folder = item.folder {
        collect(folder, of: folders, &result, &links)
      } else {
        result.paths.append(item.path)
        if item.isLink { links.append(item.path) }
      }
    }
  }

  /// Lists one folder.
  private func contents(of folder: Folder) -> Folder {
    var folder = folder
    do throws(FileError) {
      for entry in try files.entries(of: folder.path) where isCandidate(entry) {
        guard !isExcluded(entry, in: folder) else {
          if entry.kind == .folder { folder.excludedFolders.append(entry.name) }
          continue
        }
        let path = folder.path.appending(entry.name)
        switch entry.kind {
        case .file: folder.items.append(Item(name: entry.name, path: path))
        case .folder: folder.items.append(Item(name: entry.name + "/", path: path, folder: 0))
        case .symbolicLink: followLink(entry.name, to: path, in: &folder)
        case .other: break
        }
      }
    } catch {
      folder.failures.append(error)
    }
    let items = folder.items
    folder.items = items.map(\.name).indicesInOrderOfBytes.map { items[$0] }
    return folder
  }

  private func followLink(_ name: String, to path: FilePath, in folder: inout Folder) {
    guard isWanted(name) else { return }
    do throws(FileError) {
      guard try files.kind(of: path) == .file else { return }
      folder.items.append(Item(name: name, path: path, isLink: true))
    } catch {
      folder.failures.append(error)
    }
  }

  private func isCandidate(_ entry: FolderEntry) -> Bool {
    switch entry.kind {
    case .file: isWanted(entry.name)
    case .folder: includesHidden || !entry.name.hasPrefix(".")
    case .symbolicLink, .other: true
    }
  }

  private func isExcluded(_ entry: FolderEntry, in folder: Folder) -> Bool {
    // Folders above were compared when they were entered, so that names need to be compared once.
    nameExcludes.matches(name: entry.name)
      || !pathExcludes.isEmpty && pathExcludes.matches(folder.prefix + entry.name)
  }

  private func isWanted(_ name: String) -> Bool {
    // What macOS keeps beside `Home.swift` on other file systems and in archives, `._Home.swift`, and the
    // link to nowhere by which Emacs locks a file that it changes, `.#Home.swift`.
    if ["._", ".#"].contains(where: { name.utf8.starts(with: $0.utf8) }) { return false }
    guard let dot = name.utf8.distance(toLast: UInt8(ascii: ".")), dot > 0 else { return false }
    let end = name.utf8.index(name.startIndex, offsetBy: dot + 1)
    return fileExtensions.contains(String(name[end...]))
      || fileNames.contains(name)
  }
}

/// Lists a folder and those below it, as many side by side as there are threads.
private final class FolderListing: Sendable {
  private struct State {
    /// The folders by their numbers, in the order in which they were found: those that are listed, and
    /// those that are not yet.
    var folders: [FileWalker.Folder]
    /// The numbers of those that wait for a thread.
    var waiting = [0]
    /// How many are not listed.
    var openCount = 1
  }

  private let state: Locked<State>
  /// Rings once for each folder that waits, and for each thread when none is left.
  private let signal = Signal()
  private let jobs: Int
  private let list: @Sendable (FileWalker.Folder) -> FileWalker.Folder

  init(
    _ root: FilePath,
    jobs: Int,
    _ list: @escaping @Sendable (FileWalker.Folder) -> FileWalker.Folder
  ) {
    state = Locked(State(folders: [FileWalker.Folder(path: root, prefix: "")]))
    self.jobs = max(1, jobs)
    self.list = list
  }

  /// Returns the folders by their numbers; the first one is the one that all are below.
  func run() -> [FileWalker.Folder] {
    signal.ring()
    _ = Array(0..<jobs).concurrentMap(jobs: jobs) { _ in listFolders() }
    return state.withLock(\.folders)
  }

  private func listFolders() {
    while let (number, folder) = next() { finish(number, list(folder)) }
  }

  /// Waits for a folder, and returns it with its number; nil where none is left.
  private func next() -> (Int, FileWalker.Folder)? {
    signal.wait()
    return state.withLock { state in
      state.waiting.popLast().map { ($0, state.folders[$0]) }
    }
  }

  private func finish(_ number: Int, _ listed: FileWalker.Folder) {
    var listed = listed
    let rings = state.withLock { state in
      let first = state.folders.count
      for index in listed.items.indices where listed.items[index].folder != nil {
        let item = listed.items[index]
        listed.items[index].folder = state.folders.count
        state.folders.append(
          FileWalker.Folder(path: item.path, prefix: listed.prefix + item.name)
        )
      }
      let new = first..<state.folders.count
      state.folders[number] = listed
      state.waiting += new
      state.openCount += new.count - 1
      return state.openCount == 0 ? jobs : new.count
    }
    for _ in 0..<rings { signal.ring() }
  }
}
