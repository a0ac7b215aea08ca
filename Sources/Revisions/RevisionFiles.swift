import Platform
package import SourceFiles

/// The files of a revision or of the index, as the program sees files.
package struct RevisionFiles: Sendable {
  /// The files; those outside of the repository are those of today.
  package let files: FileSystem
  package let repository: GitRepository
  private let tree: Locked<RevisionTree>

  init(
    _ entries: [RevisionEntry],
    of repository: GitRepository,
    expecting isExpected: @escaping @Sendable (FilePath) -> Bool
  ) {
    tree = Locked(RevisionTree(entries, of: repository, expecting: isExpected))
    self.repository = repository
    files = FileSystem(of: tree, besides: repository.files)
  }

  /// Takes it that a caller has named some paths: links of today that they go through lead on.
  package func follow(_ paths: [FilePath]) { tree.withLock { $0.follow(paths) } }

  /// Returns whether a path leads out of the repository, so that what is there today counts.
  package func isOutside(_ path: FilePath) -> Bool {
    let place = tree.withLock { $0.place(of: path) }
    if case .outside(let path) = place { return !path.isWithin(repository.root) }
    return false
  }

  /// The requested files that could not be had so far, sorted.
  package var troubles: [RevisionTrouble] {
    tree.withLock(\.troubles).sorted { ($0.path, "\($0)") < ($1.path, "\($1)") }
  }

  /// Why files of the revision that were requested could not be read; nil where all could.
  package var failure: GitRepository.Failure? {
    let isLost = troubles.contains { if case .missing = $0 { true } else { false } }
    return isLost ? repository.reasonForLoss : nil
  }
}

/// A part of a revision that was requested and is not to be had from git, by its absolute path.
package enum RevisionTrouble: Hashable, Sendable {
  /// A submodule that is not checked out.
  case absentModule(FilePath)
  /// A submodule of which git does not have the commit; it counts as it is today.
  case module(FilePath)
  /// A link that leads out of the repository; what it leads to counts as it is today.
  case link(FilePath)
  /// A file without contents.
  case missing(FilePath)

  package var path: FilePath {
    switch self {
    case .absentModule(let path), .module(let path), .link(let path), .missing(let path): path
    }
  }
}

extension FileSystem {
  /// Makes the files of a tree, which cannot be written.
  fileprivate init(of tree: Locked<RevisionTree>, besides files: FileSystem) {
    self.init(
      contents: { path throws(FileError) in
        try Self.answer(of: tree, at: path, for: .read, files.read) { number throws(FileError) in
          try tree.contents(of: number, at: path)
        }
      },
      list: { path throws(FileError) in
        try Self.answer(of: tree, at: path, for: .list, files.entries(of:)) {
          number throws(FileError) in
          let entries = tree.withLock { $0.entries(of: number) }
          guard let entries else { throw FileError(.list, path, reason: FileError.absence) }
          return entries
        }
      },
      kind: { path throws(FileError) in
        try Self.answer(of: tree, at: path, for: .read, files.kind(of:)) { number in
          if case .file = tree.withLock({ $0.kind(of: number) }) { .file } else { .folder }
        }
      },
      target: { path throws(FileError) in
        try Self.answer(of: tree, at: path, for: .read, files.realPath(of:)) { number in
          tree.withLock { $0.realPath(of: number) }
        }
      },
      replace: { path, _, _ throws(FileError) in throw Self.refusal(.write, path) },
      makeFolder: { path throws(FileError) in throw Self.refusal(.create, path) },
      discard: { path throws(FileError) in throw Self.refusal(.write, path) }
    )
    leavesProject = files.leavesProject
  }

  private static func refusal(_ operation: FileError.Operation, _ path: FilePath) -> FileError {
    FileError(operation, path, reason: FileError.absence)
  }

  /// Answers a question by the tree, or by today's files where a path leads out of it.
  private static func answer<Answer>(
    of tree: Locked<RevisionTree>,
    at path: FilePath,
    for operation: FileError.Operation,
    _ outside: (FilePath) throws(FileError) -> Answer,
    _ inside: (Int) throws(FileError) -> Answer
  ) throws(FileError) -> Answer {
    switch tree.withLock({ $0.place(of: path) }) {
    case .node(let number): return try inside(number)
    case .absent: throw FileError(operation, path, reason: FileError.absence)
    case .circle: throw FileError(operation, path, reason: FileError.circle)
    case .outside(let real):
      do throws(FileError) {
        return try outside(real)
      } catch {
        // It is reported for the path that was requested.
        throw FileError(error.operation, path, reason: error.reason)
      }
    }
  }
}

extension Locked<RevisionTree> {
  fileprivate func contents(of number: Int, at path: FilePath) throws(FileError) -> [UInt8] {
    let (kind, today, isKnown) = withLock {
      ($0.kind(of: number), $0.realPath(of: number), $0.filesOfToday.contains(number))
    }
    guard case .file(let id, let store) = kind else {
      throw FileError(.read, path, reason: FileError.noRegularFile)
    }
    if let bytes = store.bytesOfToday(of: id, at: today, isKnown: isKnown) {
      withLock { _ = $0.filesOfToday.insert(number) }
      return bytes
    }
    do throws(ObjectStore.Loss) {
      return try store.bytes(of: id)
    } catch {
      if case .missing = error { withLock { $0.noteLoss(of: number) } }
      throw FileError(.read, path, reason: error.reason)
    }
  }
}
