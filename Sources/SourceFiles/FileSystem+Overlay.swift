import Platform

extension FileSystem {
  /// The same files, some of them with other contents, some made that are not there yet, and without
  /// those that are gone.
  package func overlaid(
    with contents: [FilePath: [UInt8]],
    made: Set<FilePath>,
    gone: Set<FilePath>
  ) -> FileSystem {
    let base = self
    let read: @Sendable (FilePath) throws(FileError) -> [UInt8] = { path throws(FileError) in
      if let bytes = contents[path] { return bytes }
      if gone.contains(path) { throw FileError(.read, path, reason: FileError.absence) }
      return try base.read(path)
    }
    guard !made.isEmpty || !gone.isEmpty else { return FileSystem(base, contents: read) }
    return FileSystem(
      base,
      contents: read,
      list: { folder throws(FileError) in
        let entries = try base.entries(of: folder, with: made)
        return gone.isEmpty ? entries : entries.filter { !gone.contains(folder.appending($0.name)) }
      },
      kind: { path throws(FileError) in
        if gone.contains(path) { throw FileError(.read, path, reason: FileError.absence) }
        if made.contains(path) { return .file }
        if made.contains(where: { $0.relative(to: path) != nil }) { return .folder }
        return try base.kind(of: path)
      },
      target: { path throws(FileError) in
        guard made.contains(path) else { return try base.realPath(of: path) }
        return path
      }
    )
  }

  /// Lists a folder, with files that are not there yet.
  private func entries(
    of folder: FilePath,
    with made: Set<FilePath>
  ) throws(FileError) -> [FolderEntry] {
    let below = made.compactMap { $0.relative(to: folder)?.split(separator: "/") }
    let isThere = try exists(folder) || below.isEmpty
    let entries = isThere ? try self.entries(of: folder) : []
    let known = Set(entries.map(\.name))
    let names = Dictionary(below.map { (String($0[0]), $0.count > 1) }) { first, _ in first }
    return entries
      + names.filter { !known.contains($0.key) }.map { name, isFolder in
        FolderEntry(name: name, kind: isFolder ? .folder : .file)
      }
  }
}
