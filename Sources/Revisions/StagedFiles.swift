package import SourceFiles

extension GitRepository {
  /// Finds the files as the next commit will have them, whatever the work tree has meanwhile.
  ///
  /// - Parameter isExpected: Whether a file is likely to be read, so that it is read with others.
  /// - Returns: The files of the index.
  /// - Throws: `Failure` when git cannot read what is staged.
  package func stagedFiles(
    expecting isExpected: @escaping @Sendable (FilePath) -> Bool
  ) throws(Failure) -> RevisionFiles {
    var entries = try entries(
      from: ["ls-files", "--stage", "-z", "--full-name", ":/"],
      RevisionEntry.init(staged:)
    )
    if let empty = entries.first(where: { $0.isEmpty && isExpected($0.path) }) {
      let names = try namesOfNextCommit(emptyTree: empty.emptyTree)
      entries.removeAll { $0.isEmpty && !names.contains($0.path) }
    }
    return RevisionFiles(entries, of: self, expecting: isExpected)
  }

  /// Finds what the next commit will hold: not what `git add --intent-to-add` has put into the index,
  /// which lists it as an empty file.
  private func namesOfNextCommit(emptyTree: String) throws(Failure) -> Set<FilePath> {
    let options = ["--cached", "--ita-invisible-in-index", "--no-renames", "--name-only", "-z"]
    do throws(GitError) {
      let listing = try git.run(Git.Call(arguments: ["diff-index"] + options + [emptyTree, "--"]))
      return Set(listing.split(separator: 0).map { FilePath(String(decoding: $0, as: UTF8.self)) })
    } catch {
      throw .unreadable
    }
  }
}

extension RevisionEntry {
  /// The names of a file and of a folder without contents, by SHA-1 and by SHA-256.
  private static let emptyTrees = [
    "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391": "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
    "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813":
      "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321",
  ]

  fileprivate var isEmpty: Bool { Self.emptyTrees[id] != nil }

  /// The folder without contents in the store of an empty file.
  fileprivate var emptyTree: String { Self.emptyTrees[id, default: id] }
}
