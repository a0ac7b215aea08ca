import SourceFiles

/// A path of a revision, or of the index.
struct RevisionEntry: Sendable {
  enum Kind: Sendable {
    case file
    case link
    /// A submodule, whose commit the id names.
    case module
  }

  let path: FilePath
  /// The name of the contents in git's store.
  let id: String
  let kind: Kind

  /// The arguments by which git lists a commit.
  static func listing(_ commit: String) -> [String] {
    ["ls-tree", "-r", "-z", "--full-tree", commit]
  }

  /// Reads what git prints of each path, with a zero byte at its end.
  static func all(
    in listing: [UInt8],
    _ entry: (ArraySlice<UInt8>) -> RevisionEntry?
  ) -> [RevisionEntry] {
    listing.split(separator: 0).compactMap(entry)
  }

  /// Reads what `git ls-tree -r -z` prints: `mode type id TAB path`.
  init?(listed line: ArraySlice<UInt8>) {
    let (words, path) = Self.words(line)
    guard words.count == 3, let path else { return nil }
    self.init(path: path, id: words[2], mode: words[0])
  }

  /// Reads what `git ls-files --stage -z` prints: `mode id stage TAB path`.
  ///
  /// Of a file that is not merged yet, what this side has counts.
  init?(staged line: ArraySlice<UInt8>) {
    let (words, path) = Self.words(line)
    guard words.count == 3, let path, [[0x30], [0x32]].contains(Array(words[2])) else {
      return nil
    }
    self.init(path: path, id: words[1], mode: words[0])
  }

  /// Reads what `git ls-files --unmerged -z` prints of one path: the entries of the stages 1 to 3, nil
  /// where one is not there.
  static func stages(in listing: [UInt8]) -> [RevisionEntry?] {
    let lines = listing.split(separator: 0).map(words)
    return ["1", "2", "3"].map { stage in
      lines.lazy.compactMap { words, path in
        guard words.count == 3, let path, words[2].elementsEqual(stage.utf8) else { return nil }
        return RevisionEntry(path: path, id: words[1], mode: words[0])
      }.first
    }
  }

  private init(path: ArraySlice<UInt8>, id: ArraySlice<UInt8>, mode: ArraySlice<UInt8>) {
    self.path = FilePath(String(decoding: path, as: UTF8.self))
    self.id = String(decoding: id, as: UTF8.self)
    kind =
      mode.elementsEqual("120000".utf8)
      ? .link : mode.elementsEqual("160000".utf8) ? .module : .file
  }

  private static func words(
    _ line: ArraySlice<UInt8>
  ) -> (words: [ArraySlice<UInt8>], path: ArraySlice<UInt8>?) {
    let parts = line.split(separator: 0x09, maxSplits: 1)
    return (parts.first?.split(separator: 0x20) ?? [], parts.count == 2 ? parts[1] : nil)
  }
}
