package import SourceFiles

extension GitRepository {
  /// Finds the files as the next commit will have them, whatever the work tree has meanwhile.
  ///
  /// - Parameters:
  ///   - isWanted: Whether the contents of a file are wanted.
  ///   - files: The files of today.
  /// - Returns: What is staged; what lies outside the repository is as it is today.
  /// - Throws: `Failure` when git cannot read it.
  package func stagedFiles(
    where isWanted: (FilePath) -> Bool,
    besides files: FileSystem
  ) throws(Failure) -> FileSystem {
    try tree(
      listedBy: ["ls-files", "--stage", "-z", "--full-name", ":/"],
      as: RevisionTree.stagedEntries,
      where: isWanted,
      besides: files
    )
  }
}

extension RevisionTree {
  /// Reads what `git ls-files --stage -z` prints: `mode id stage TAB path NUL` for each file.
  ///
  /// Of a file that is not merged yet, what this side has counts.
  static func stagedEntries(of listing: [UInt8]) -> [Entry] {
    listing.split(separator: 0).compactMap { line in
      let parts = line.split(separator: 0x09, maxSplits: 1)
      let words = parts.first?.split(separator: 0x20) ?? []
      // That mode is one of a repository within this one.
      guard parts.count == 2, words.count == 3, !words[0].elementsEqual("160000".utf8),
        words[2].elementsEqual("0".utf8) || words[2].elementsEqual("2".utf8)
      else { return nil }
      return Entry(path: parts[1], id: words[1], mode: words[0])
    }
  }
}

extension RevisionTree.Entry {
  init(path: ArraySlice<UInt8>, id: ArraySlice<UInt8>, mode: ArraySlice<UInt8>) {
    self.init(
      path: FilePath(String(decoding: path, as: UTF8.self)),
      id: String(decoding: id, as: UTF8.self),
      isLink: mode.elementsEqual("120000".utf8)
    )
  }
}
