import SourceFiles

/// The files of one revision of a repository, in memory.
struct RevisionTree: Sendable {
  /// A file of the revision.
  struct Entry: Sendable {
    let path: FilePath
    /// The name of its contents in git's store.
    let id: String
    let isLink: Bool
  }

  private var ids: [FilePath: String] = [:]
  private var links: Set<FilePath> = []
  private var folders: [FilePath: [FolderEntry]] = [".": []]
  private let contents: [String: [UInt8]]

  /// The bytes of the longest path that a system takes; a tree of git may have longer ones.
  private static let longestPath = 4096

  init(_ entries: [Entry], contents: [String: [UInt8]]) {
    self.contents = contents
    for entry in entries where entry.path.string.utf8.count <= Self.longestPath {
      ids[entry.path] = entry.id
      if entry.isLink { links.insert(entry.path) }
      add(entry.path, entry.isLink ? .symbolicLink : .file)
    }
  }

  /// Enters a name into its folder, and the folder into the one above.
  private mutating func add(_ path: FilePath, _ kind: FileKind) {
    let folder = path.folder
    if folders[folder] == nil {
      folders[folder] = []
      add(folder, .folder)
    }
    folders[folder]?.append(FolderEntry(name: String(path.name), kind: kind))
  }

  /// Reads what `git ls-tree -r -z` prints: `mode type id TAB path NUL` for each file.
  static func entries(of listing: [UInt8]) -> [Entry] {
    listing.split(separator: 0).compactMap { line in
      let parts = line.split(separator: 0x09, maxSplits: 1)
      let words = parts.first?.split(separator: 0x20) ?? []
      guard parts.count == 2, words.count == 3, words[1].elementsEqual("blob".utf8) else {
        return nil
      }
      return Entry(path: parts[1], id: words[2], mode: words[0])
    }
  }

  /// Reads what `git cat-file --batch` prints: `id type size LF`, the contents, and LF for each.
  static func contents(of batch: [UInt8]) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    var index = 0
    while let end = batch[index...].firstIndex(of: 0x0A) {
      let words = String(decoding: batch[index..<end], as: UTF8.self).split(separator: " ")
      let size = words.count == 3 ? Int(words[2]) ?? 0 : 0
      let stop = end + 1 + min(max(size, 0), batch.count - end - 1)
      if words.count == 3 { contents[String(words[0])] = Array(batch[end + 1..<stop]) }
      index = words.count == 3 ? min(stop + 1, batch.count) : end + 1
    }
    return contents
  }
}

extension RevisionTree {
  /// Returns the revision as the program sees files: relative paths start from the working folder.
  func fileSystem(
    root: FilePath,
    prefix: [Substring],
    besides files: FileSystem
  ) -> FileSystem {
    @Sendable func place(_ path: FilePath) -> FilePath? {
      Self.place(of: path, root: root, prefix: prefix).map { resolve($0) }
    }
    var tree = FileSystem(
      contents: { path throws(FileError) in
        guard let place = place(path) else { return try files.read(path) }
        guard let bytes = ids[place].flatMap({ contents[$0] }) else { throw missing(.read, path) }
        return bytes
      },
      list: { path throws(FileError) in
        guard let place = place(path) else { return try files.entries(of: path) }
        guard let entries = folders[place] else { throw missing(.list, path) }
        return entries
      },
      kind: { path throws(FileError) in
        guard let place = place(path) else { return try files.kind(of: path) }
        if ids[place] != nil { return .file }
        // The repository ends where it does today, though git keeps nothing of itself.
        if folders[place] != nil || place == ".git" { return .folder }
        throw missing(.read, path)
      },
      target: { path throws(FileError) in
        guard let place = place(path) else { return try files.realPath(of: path) }
        return place == "." ? root : root.appending(place.string)
      },
      replace: { path, _, _ throws(FileError) in throw missing(.write, path) },
      makeFolder: { path throws(FileError) in throw missing(.create, path) },
      discard: { path throws(FileError) in throw missing(.write, path) }
    )
    tree.leavesProject = files.leavesProject
    return tree
  }

  private func missing(_ operation: FileError.Operation, _ path: FilePath) -> FileError {
    FileError(operation, path, reason: FileError.absence)
  }

  /// Follows a link to a file beside it; what leads elsewhere is as good as no link.
  private func resolve(_ path: FilePath) -> FilePath {
    guard links.contains(path), let target = ids[path].flatMap({ contents[$0] }) else {
      return path
    }
    let text = String(decoding: target, as: UTF8.self)
    let folder = path.folder == "." ? [] : path.folder.components
    return Self.place(of: FilePath(text), root: "/", prefix: folder) ?? path
  }

  /// Returns where a path lies in the work tree; nil where it lies outside.
  private static func place(
    of path: FilePath,
    root: FilePath,
    prefix: [Substring]
  ) -> FilePath? {
    var components = prefix
    var rest = path.components[...]
    if path.isAbsolute {
      components = []
      if path == root { return "." }
      guard let inside = path.relative(to: root) else { return nil }
      rest = FilePath(String(inside)).components[...]
    }
    for component in rest where component != "." {
      guard component == ".." else {
        components.append(component)
        continue
      }
      guard components.popLast() != nil else { return nil }
    }
    return components.isEmpty ? "." : FilePath(components.joined(separator: "/"))
  }
}
